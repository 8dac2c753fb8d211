"""The table without a server: the same rooms and routes in a browser's page, and the folder that holds it all."""
