import { describe, expect, it } from 'vitest'
import { inLanguage } from './house.svelte'

describe('an announcement', () => {
  it('is told in the language of the page, or in the other one', () => {
    expect(inLanguage({ id: 'a', at: 0, texts: { es: 'hola', en: 'hello' } }, 'en')).toEqual({ text: 'hello', lang: 'en' })
    expect(inLanguage({ id: 'a', at: 0, texts: { es: 'hola' } }, 'en')).toEqual({ text: 'hola', lang: 'es' })
    expect(inLanguage({ id: 'a', at: 0, texts: { en: 'hello' } }, 'es')).toEqual({ text: 'hello', lang: 'en' })
  })
})
