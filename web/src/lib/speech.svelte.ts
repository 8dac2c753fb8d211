import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { texts } from './stored'
import type { Language } from './types'

export const LANGUAGES: Language[] = ['es', 'en']

/** By game, and under '' what every page says. */
const bundles: Record<Language, Record<string, FluentBundle>> = { es: {}, en: {} }

function bundle(language: Language, game: string): FluentBundle {
  return (bundles[language][game] ??= new FluentBundle(language, { useIsolating: false }))
}

/** Adds the messages of a `.ftl` file, a game's or every page's. A message that is there already is a defect, as it is in the program. */
export function learn(language: Language, source: string, game = ''): void {
  const errors = bundle(language, game).addResource(new FluentResource(source))
  if (errors.length) throw new Error(`${language} ${game}: ${errors.map(String).join('; ')}`)
}

/**
 * The bundle that has a message: every page's, else that of the game that the reader is at. What begins with a
 * game's name is that game's wherever it is said, for the lobby speaks of several.
 */
function holding(key: string): FluentBundle | undefined {
  return ['', speech.game, key.split('-')[0]!].map((game) => bundles[speech.language][game]).find((one) => one?.hasMessage(key))
}

/** The language of this browser, of those that Tapete speaks; Spanish where it asks for neither. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'es'
}

class Speech {
  language = $state<Language>('es')
  /** The game that the reader is at, or was at last. */
  game = $state('')

  begin(): void {
    const kept = texts.get('language')
    this.language = LANGUAGES.find((l) => l === kept) ?? preferred(navigator.languages)
    document.documentElement.lang = this.language
  }

  /** Whether the reader has said which. */
  get chosen(): boolean {
    return texts.get('language') !== null
  }

  choose(language: Language): void {
    this.language = language
    texts.set('language', language)
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

export function has(key: string): boolean {
  return holding(key) !== undefined
}

/** A message that every page has, in each of the languages. */
export const inEvery = (key: string): string[] =>
  LANGUAGES.map((language) => bundles[language]['']!.formatPattern(bundles[language]['']!.getMessage(key)!.value!))

/** The message in the reader's language. One that is missing is a defect and throws. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const from = holding(key)
  const pattern = from?.getMessage(key)?.value
  if (!from || !pattern) throw new Error(`${speech.language}: there is no message '${key}'`)
  const errors: Error[] = []
  const text = from.formatPattern(pattern, args, errors)
  if (errors.length) throw new Error(`${speech.language}, message '${key}': ${errors.join('; ')}`)
  return text
}
