"""The table without a server: the same rooms and routes in a browser's page, and the export of such a page as a
folder."""
