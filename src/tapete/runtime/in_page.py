"""Whether this program runs in a page without a server: in a browser's Python, from files that a build wrote."""
import sys

IN_PAGE = sys.platform == "emscripten"
