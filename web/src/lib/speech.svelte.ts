import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './types'

export const LANGUAGES: Language[] = ['es', 'en']

const bundles: Record<Language, FluentBundle> = { es: bundle('es'), en: bundle('en') }

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false })
}

/** Adds the messages of a `.ftl` file. A message that is there already is a defect, as it is in the program. */
export function learn(language: Language, source: string): void {
  const errors = bundles[language].addResource(new FluentResource(source))
  if (errors.length) throw new Error(`${language}: ${errors.map(String).join('; ')}`)
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

  begin(): void {
    const kept = localStorage.getItem('tapete.language')
    this.language = LANGUAGES.find((l) => l === kept) ?? preferred(navigator.languages)
    document.documentElement.lang = this.language
  }

  choose(language: Language): void {
    this.language = language
    localStorage.setItem('tapete.language', language)
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

export function has(key: string): boolean {
  return bundles[speech.language].hasMessage(key)
}

/** The message in the reader's language. One that is missing is a defect and throws. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundles[speech.language].getMessage(key)?.value
  if (!pattern) throw new Error(`${speech.language}: there is no message '${key}'`)
  const errors: Error[] = []
  const text = bundles[speech.language].formatPattern(pattern, args, errors)
  if (errors.length) throw new Error(`${speech.language}, message '${key}': ${errors.join('; ')}`)
  return text
}
