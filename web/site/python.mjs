// The Python of the page without a server: compiled by the very interpreter that will run it, in packs of one file
// each, which tapete.site.squeeze makes small. node site/python.mjs SOURCES WHEEL OUT
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { loadPyodide } from 'pyodide'

const [sources, wheel, out] = process.argv.slice(2)
const HOME = new URL('../node_modules/pyodide/', import.meta.url)
/** Of the standard library, what nothing in a page asks for. */
const LEFT_OUT = /^(html|email\/(_?[a-z]\w*)|_ast_unparse|calendar|_strptime|gettext|csv|shlex|code|filecmp|py_compile|graphlib|quopri|getopt|zipfile\/__main__|json\/__main__|sysconfig\/__main__|asyncio\/proactor_events|urllib\/(request|response|error)|http|pyodide\/(console|http|_nodesock_transport)|_markupbase|encodings\/(uu_codec|rot_13|bz2_codec|zlib_codec|quopri_codec|hex_codec|base64_codec|_win_cp_codecs|undefined|mbcs|oem|shift_jis_2004)|tomllib\/mypy|site-packages|unittest|_pyrepl|xmlrpc|wsgiref|pydoc_data|idlelib|tkinter|turtledemo|ensurepip|venv|sqlite3|curses|dbm|lib2to3|test|pdb|doctest|imaplib|optparse|mailbox|smtplib|pydoc|turtle|ftplib|bdb|pickletools|poplib|cProfile|profile|pstats|trace|tabnanny|pyclbr|webbrowser|nturl2path|_pydatetime|_pydecimal|_pyio|_pylong|cgi|cgitb|tracemalloc|zipapp|wave|antigravity|multiprocessing|tarfile|ssl|compileall|fileinput|_android_support|_apple_support|_ios_support|argparse|configparser|statistics|logging\/(config|handlers)|xml|mimetypes|pty|tty|_aix_support|crypt|ctypes|lzma|bz2|gzip|nntplib|telnetlib|ntpath|nturl2path|urllib\/robotparser|json\/tool|concurrent\/interpreters|concurrent\/futures\/(process|interpreter)|asyncio\/(windows_[a-z_]*|tools)|encodings\/(mac_[a-z0-9]*|cp[0-9]+|koi8_[a-z]|iso8859_[0-9]+|big5[a-z]*|euc_[a-z0-9_]*|gb[a-z0-9]*|hz|iso2022_[a-z0-9_]*|johab|shift_jis[a-z0-9]*|ptcp154|palmos|tis_620|hp_roman8|kz1048)|this|modulefinder|timeit|rlcompleter|cmd|getpass|netrc|socketserver|plistlib|sched|shelve|symtable|asyncio\/__main__)(\/|\.|$)|(^|\/)(tests?|__pycache__)\//
/** What the interpreter has within itself. */
const FROZEN = /^(os|site|codecs|io|abc|stat|posixpath|genericpath|ntpath|runpy|zipimport|_collections_abc|_sitebuiltins|importlib\/(util|machinery)|__hello__|__phello__)(\/|\.py)/

// Where in a line something went wrong is no matter to anybody here.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } })
python.runPython(`
import ast
import importlib._bootstrap_external as ext
from pyodide.ffi import to_js

def without_docstrings(source):
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def compiled(path, source, optimize):
    code = compile(without_docstrings(source), path, "exec", dont_inherit=True, optimize=optimize)
    return to_js(bytes(ext._code_to_hash_pyc(code, b"\\0" * 8, False)))
`)
const compiled = python.globals.get('compiled')

/** A module's machine-independent code: without docstrings where only people read them. */
function pyc(path, source, optimize) {
  const made = compiled(path, source, optimize)
  return Buffer.from(made)
}

/** One file of many: the length of a table of contents, that table as JSON, and all bytes one after the other. */
function pack(name, files) {
  const paths = Object.keys(files).sort()
  const index = {}
  let at = 0
  for (const path of paths) {
    index[path] = [at, files[path].length]
    at += files[path].length
  }
  const head = Buffer.from(JSON.stringify(index))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  write(`${name}.pack`, Buffer.concat([length, head, ...paths.map((path) => files[path])]))
}

function write(name, bytes) {
  writeFileSync(join(out, name), bytes)
}

function* walk(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* walk(path)
    else yield path
  }
}

/** An archive's files, by Python: there is no other reader of them here. */
function unzipped(bytes) {
  python.FS.writeFile('/archive.zip', bytes)
  const found = python.runPython(`
import zipfile
from pyodide.ffi import to_js
with zipfile.ZipFile("/archive.zip") as archive:
    files = [(name, archive.read(name)) for name in archive.namelist() if not name.endswith("/")]
to_js(files)`)
  return Object.fromEntries(found.map(([name, data]) => [name, Buffer.from(data)]))
}

mkdirSync(out, { recursive: true })
write('pyodide.asm.wasm', readFileSync(new URL('pyodide.asm.wasm', HOME)))
write('pyodide.asm.mjs', readFileSync(new URL('pyodide.asm.mjs', HOME)))

// Nothing is ever loaded by its name: what there is lies in the packs.
const { info } = JSON.parse(readFileSync(new URL('pyodide-lock.json', HOME), 'utf8'))
writeFileSync(join(out, 'pyodide-lock.json'), JSON.stringify({ info, packages: {} }))

const library = {}
/** The modules that `tapete export` refuses in games of other packages. */
const lacking = new Set(['ssl', 'sqlite3', 'lzma', 'curses', 'dbm', 'tkinter', 'idlelib', 'turtledemo', 'test', 'ensurepip', 'venv', 'lib2to3'])
for (const [path, source] of Object.entries(unzipped(readFileSync(new URL('python_stdlib.zip', HOME))))) {
  if (FROZEN.test(path)) continue
  if (LEFT_OUT.test(path)) {
    lacking.add(path.replace(/(\/__init__)?\.py$/, '').replaceAll('/', '.'))
    continue
  }
  if (path.endsWith('.py')) library[`${path}c`] = pyc(path, source.toString(), 2)
  else library[path] = source
}
for (const [path, data] of Object.entries(library)) {
  python.FS.mkdirTree(`/library/${path}`.replace(/\/[^/]*$/, ''))
  python.FS.writeFile(`/library/${path}`, data)
}
const stored = python.runPython(`
import io, pathlib, zipfile
made, home = io.BytesIO(), pathlib.Path("/library")
with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
    for path in sorted(home.rglob("*")):
        if path.is_file():
            archive.writestr(zipfile.ZipInfo(str(path.relative_to(home))), path.read_bytes())
to_js(made.getvalue())`)
write('python_stdlib.zip', Buffer.from(stored))
write('lacking.json', JSON.stringify([...lacking].sort()))

const common = {}
const games = {}
for (const file of walk(sources)) {
  const path = relative(sources, file)
  const data = readFileSync(file)
  const game = /^(?:jinja2|markupsafe|rich)(?=\/)/.exec(path) ? 'book' : /^tapete\/(?:games\/|_data\/rules\/)([a-z]+)(?=[/.])/.exec(path)?.[1]
  const into = game === undefined ? common : (games[game] ??= {})
  if (path.endsWith('.py')) into[`${path}c`] = pyc(path, data.toString(), path.startsWith('tapete/') ? 0 : 2)
  else into[path] = data
}
for (const [path, data] of Object.entries(unzipped(readFileSync(wheel)))) if (path.endsWith('.so')) common[path] = data
  else if (path.endsWith('.py')) common[`${path}c`] = pyc(path, data.toString(), 2)
pack('python', common)
for (const [name, files] of Object.entries(games)) pack(name === 'book' ? name : `game-${name}`, files)
