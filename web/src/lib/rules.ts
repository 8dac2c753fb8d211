import { get, type Pass } from './api'
import { speech } from './speech.svelte'
import type { Chapter, Rulebook, RuleText, Term } from './types'

const books = new Map<string, Promise<Rulebook>>()
const glossaries = new Map<string, Promise<Term[]>>()

/** A table whose options differ from its ruleset's: its rules have its numbers, its glossary the cards of its own. */
export interface Place { code: string; pass: string | Pass | null }

function once<T>(kept: Map<string, Promise<T>>, game: string, ruleset: string | undefined, at: Place | undefined, read: () => Promise<T>): Promise<T> {
  const key = `${game} ${ruleset ?? ''} ${speech.language} ${at?.code ?? ''}`
  let found = kept.get(key)
  if (!found) {
    found = read()
    found.catch(() => kept.delete(key))
    kept.set(key, found)
  }
  return found
}

const query = (ruleset?: string): string => new URLSearchParams(ruleset ? { ruleset } : {}).toString()

/** Of the game's default ruleset if none is named. */
export const rulebook = (game: string, ruleset?: string, at?: Place): Promise<Rulebook> =>
  once(books, game, ruleset, at, () => at ? get(`/tables/${at.code}/rulebook`, at.pass) : get(`/games/${game}/rulebook?${query(ruleset)}`))
export const glossary = (game: string, ruleset?: string, at?: Place): Promise<Term[]> =>
  once(glossaries, game, ruleset, at, () => at ? get(`/tables/${at.code}/glossary`, at.pass) : get(`/games/${game}/glossary?${query(ruleset)}`))

export async function ruleOf(game: string, id: string, ruleset?: string, at?: Place): Promise<RuleText | undefined> {
  const book = await rulebook(game, ruleset, at)
  return book.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id)
}

/** What the rules are called in links, by their ids. */
export async function titles(game: string, ruleset?: string): Promise<Record<string, string>> {
  const book = await rulebook(game, ruleset)
  return Object.fromEntries(book.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule.title])))
}

/** The chapters that hold a text, with only the rules that do; accents and capitals do not count. */
export function search(chapters: Chapter[], text: string): Chapter[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (!words.length) return chapters
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => {
      const where = plain(`${chapter.title} ${rule.text} ${rule.why ?? ''} ${rule.id}`)
      return words.every((word) => where.includes(word))
    })
    return rules.length ? [{ ...chapter, rules }] : []
  })
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
