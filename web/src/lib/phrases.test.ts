import { expect, it } from 'vitest'
import en from '../text/en.ftl?raw'
import es from '../text/es.ftl?raw'
import { PHRASES, phrased } from './phrases'
import { inEvery, learn, speech } from './speech.svelte'

learn('es', es)
learn('en', en)

it('says in the reader\'s language what was said in another, and nothing else', () => {
  speech.language = 'en'
  expect(phrased('¡Bien jugado!')).toBe('Well played!')
  expect(phrased('¡Bien jugado, Ana!')).toBe('¡Bien jugado, Ana!')
  speech.language = 'es'
  expect(phrased('Well played!')).toBe('¡Bien jugado!')
})

it('has every phrase in both languages, and none twice', () => {
  const all = PHRASES.flatMap(inEvery)
  expect(new Set(all).size).toBe(PHRASES.length * 2)
})
