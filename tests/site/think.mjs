// What the page's bots think: node think.mjs BUNDLE FOLDER, with questions as JSON on standard input.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'

const [bundle, folder, game] = process.argv.slice(2)
const { Thinker } = await import(pathToFileURL(bundle).href)
const file = (name) => gunzipSync(readFileSync(join(folder, name)))
const thinker = new Thinker(JSON.parse(file(`think-${game}.json.gz`)), new WebAssembly.Module(file(`think-${game}.wasm.gz`)))
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map((asked) => thinker.think(asked))))
