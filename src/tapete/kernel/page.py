"""Whether this is a page without a server: Python within a browser, whose files a build has written, all of them."""
import sys

IN_PAGE = sys.platform == "emscripten"
