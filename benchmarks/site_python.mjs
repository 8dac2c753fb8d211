// The processor time that the page's Python takes, under Node: node benchmarks/site_python.mjs GAME. Needs make site.
import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGE = new URL('../web/node_modules/pyodide/', import.meta.url)
const FILES = new URL('../src/tapete/site/page/python/', import.meta.url)
const { loadPyodide } = await import(new URL('pyodide.mjs', PACKAGE))
const { default: createPyodideModule } = await import(new URL('pyodide.asm.mjs', PACKAGE))
const { ZSTDDecoder } = await import(new URL('../zstddec/dist/zstddec.mjs', PACKAGE))
const game = process.argv[2] ?? 'carcosa'
const sizes = JSON.parse(readFileSync(new URL('sizes.json', FILES), 'utf8'))
const decoder = new ZSTDDecoder()
await decoder.init()
const file = (name) => Buffer.from(decoder.decode(readFileSync(new URL(`${name}.zst`, FILES)), sizes[name][1]))

let before = process.cpuUsage()
function lap(what) {
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  console.log(what, ((user + system) / 1e6).toFixed(2), 's')
}

const library = join(mkdtempSync(join(tmpdir(), 'site-')), 'python_stdlib.zip')
writeFileSync(library, file('python_stdlib.zip'))
lap('files')
const python = await loadPyodide({ stdLibURL: library, createPyodideModule })
lap('Python is up')
for (const name of ['python', `game-${game}`]) {
  const pack = file(`${name}.pack`)
  const size = pack.readUInt32LE(0)
  for (const [path, [at, length]] of Object.entries(JSON.parse(pack.subarray(4, 4 + size)))) {
    python.FS.mkdirTree(`/site/${path}`.replace(/\/[^/]*$/, ''))
    python.FS.writeFile(`/site/${path}`, pack.subarray(4 + size + at, 4 + size + at + length))
  }
}
lap('packs laid')
await python.runPythonAsync(`
import json, sys
sys.path.insert(0, "/site")
from tapete.site import here
async def save(text): pass
place = await here.begin({}, save, "http://page/", None, [], 0.0)
`)
lap('the place begun')
await python.runPythonAsync(`
async def ask(method, path, body=None, token=None):
    headers = json.dumps({"Authorization": f"Bearer {token}"} if token else {})
    status, kind, said = await place.ask(method, path, headers, None if body is None else json.dumps(body))
    assert status < 300, said
    return json.loads(said)
seats = [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "bot": "easy"}] * 3]
seated = await ask("POST", "/api/tables", {"game": "${game}", "seats": seats})
token, address = seated["token"], f"/api/tables/{seated['code']}"
now = await ask("GET", f"{address}/now?lang=es", token=token)
`)
lap('a table and its first board')
const choices = await python.runPythonAsync(`
import asyncio, time
took = []
while len(took) < 30 and now["status"] != "over":
    now = await ask("GET", f"{address}/now?lang=es", token=token)
    if now["menu"]:
        begun = time.process_time()
        action = now["menu"][len(now["menu"]) // 2]["action"]
        await ask("POST", f"{address}/choices", {"seq": now["seq"], "action": action}, token)
        took.append(time.process_time() - begun)
    else:
        await asyncio.sleep(0)
len(took)
`)
lap(`${choices} choices with what three easy bots answered`)
process.exit(0)
