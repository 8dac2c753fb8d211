/**
 * `node icons.mjs`: takes the drawings of @iconify-json/game-icons, rounds them, and writes them where they are used.
 *
 * All of them go into src/tapete/icons/drawn.json, by name: what is printed, authors' games and the desk take them from
 * there. Those that a game has chosen, in its press/drawings/icons.json, go into web/src/games/GAME/icons.json, by card and
 * by type of card, so that a page loads them with its game. Neither file is committed.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import svgpath from 'svgpath'

const here = dirname(fileURLToPath(import.meta.url))
const games = join(here, '..', 'src', 'tapete', 'games')
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** Whole numbers of a box of 512. Each point is rounded in its place, so that errors do not add up along a path. */
const rounded = (path) => path.unarc().abs().round(0).rel().toString()

const drawn = Object.fromEntries(Object.entries(icons).sort().map(([name, { body }]) => {
  const paths = [...body.matchAll(/<path\b[^>]*? d="([^"]+)"/g)]
  if (paths.length !== 1 || /transform|stroke|opacity/.test(body)) throw new Error(`${name} is not one filled path: ${body.slice(0, 80)}`)
  return [name, rounded(svgpath(paths[0][1]))]
}))
/** Writes a file whose content has changed; others are not made newer than what was built of them. */
function write(file, content) {
  const text = JSON.stringify(content)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

write(join(here, '..', 'src', 'tapete', 'icons', 'drawn.json'), drawn)

/** What a card's choice says: a drawing's name, or several copies of one, or one with a line cut into it. */
function composed(card, choice) {
  const { icon, copies, cut, pen } = typeof choice === 'string' ? { icon: choice } : choice
  if (!drawn[icon]) throw new Error(`${card}: there is no drawing '${icon}'`)
  const ink = (copies ?? []).map(([x, y, scale]) => rounded(svgpath(drawn[icon]).scale(scale).translate(x, y))).join('') || drawn[icon]
  return { ink, ...(cut ? { cut, pen } : {}) }
}

for (const game of readdirSync(games)) {
  const chosen = join(games, game, 'press', 'drawings', 'icons.json')
  if (!existsSync(chosen)) continue
  const built = Object.entries(JSON.parse(readFileSync(chosen, 'utf8'))).map(([by, choices]) =>
    [by, Object.fromEntries(Object.entries(choices).map(([of, choice]) => [of, composed(`${game}: ${of}`, choice)]))])
  write(join(here, 'src', 'games', game, 'icons.json'), Object.fromEntries(built))
}
