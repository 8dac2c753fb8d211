import type { Language } from '../../lib/types'

/** The characters' names, as messages, out of the file that the program reads them from. */
export function rolesIn(yaml: string, language: Language): string {
  return [...yaml.matchAll(/- id: (\w+)\n +name: \{en: "([^"]+)"(?:, es: "([^"]+)")?\}/g)]
    .map(([, id, en, es]) => `role-${id} = ${language === 'es' && es ? es : en}`).join('\n')
}
