import { get } from './api'
import type { Notice } from './types'

/** The host's announcement, and whether people can make new tables. */
class House {
  notice = $state.raw<Notice | null>(null)
  newTables = $state(true)
  /** Where other devices of the network find this server. */
  sites = $state.raw<string[]>([])
  /** Whether a table that people come to needs a password. */
  passwords = $state(false)
  /** Whether games are designed here, by this reader. */
  desk = $state(false)
  /** The announcement that the reader has put away. */
  private read = $state<string | null>(null)

  /** The announcement to show; none once it has been put away. */
  get shown(): Notice | null {
    return this.notice && this.notice.id !== this.read ? this.notice : null
  }

  async load(): Promise<void> {
    const found = await get('/house')
    this.notice = found.notice
    this.newTables = found.new_tables
    this.sites = found.sites
    this.passwords = found.passwords
    this.desk = found.desk !== 'off'
  }

  close(): void {
    this.read = this.notice?.id ?? null
  }
}

export const house = new House()

/** The announcement in the reader's language, or in the other with its name for those who read aloud. */
export function inLanguage(notice: Notice, language: 'es' | 'en'): { text: string; lang: 'es' | 'en' } {
  const own = notice.texts[language]
  const other = language === 'es' ? 'en' : 'es'
  return own !== undefined ? { text: own, lang: language } : { text: notice.texts[other] ?? '', lang: other }
}
