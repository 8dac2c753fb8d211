import { FluentResource } from '@fluent/bundle'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { preferred } from './speech.svelte'

const src = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, src), 'utf8')
const keys = (path: string) => new FluentResource(read(path)).body.map((message) => message.id).sort()
const games = readdirSync(new URL('games', src), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name)
const folders = ['text', 'desk/text', ...games.map((game) => `games/${game}/text`)]

describe('the texts', () => {
  it.each(folders)('%s says the same things in both languages', (folder) => {
    expect(keys(`${folder}/en.ftl`)).toEqual(keys(`${folder}/es.ftl`))
  })
  it('hold every message that the components name, and none that nobody does', () => {
    const own = new Set(folders.flatMap((folder) => keys(`${folder}/es.ftl`)))
    const program = new Set(games.flatMap((game) => keys(`../../src/tapete/games/${game}/text/es.ftl`)))
    const sources = readdirSync(src, { recursive: true }).map(String).filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    const code = sources.map(read).join('\n')
    const named = new Set([...code.matchAll(/'([a-z]+(?:-[A-Za-z_]+)*)'/g)].map((match) => match[1]!))
    const asked = [...code.matchAll(/say\('([\w-]+)'/g)].map((match) => match[1]!)
    expect(asked.filter((key) => !own.has(key) && !program.has(key))).toEqual([])
    const built = [...code.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map((match) => match[1]!)
    expect([...own].filter((key) => !named.has(key) && !built.some((start) => key.startsWith(start)))).toEqual([])
  })
})

describe('preferred', () => {
  it('takes the first language that Tapete speaks', () => {
    expect(preferred(['fr-FR', 'en-GB', 'es'])).toBe('en')
    expect(preferred(['es-CL', 'en'])).toBe('es')
  })
  it('is Spanish where the browser asks for neither', () => {
    expect(preferred(['de', 'fr'])).toBe('es')
  })
})
