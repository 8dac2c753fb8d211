import { get, type Pass } from './api'
import { speech } from './speech.svelte'
import type { Chapter, Rulebook, RuleText, Term } from './types'

const books = new Map<string, Promise<Rulebook>>()
const glossaries = new Map<string, Promise<Term[]>>()

/** A table whose options differ from its ruleset's: its rules have its numbers, its glossary the cards of its own. */
export interface Place { code: string; pass: string | Pass | null }

function once<T>(kept: Map<string, Promise<T>>, game: string, ruleset: string | undefined, path: string, at?: Place): Promise<T> {
  const key = `${game} ${ruleset ?? ''} ${speech.language} ${at?.code ?? ''}`
  let found = kept.get(key)
  if (!found) {
    found = at ? get<T>(`/tables/${at.code}/${path}`, at.pass)
      : get<T>(`/games/${game}/${path}${ruleset ? `?ruleset=${encodeURIComponent(ruleset)}` : ''}`)
    found.catch(() => kept.delete(key))
    kept.set(key, found)
  }
  return found
}

/** Of the game's default ruleset if none is named. */
export const rulebook = (game: string, ruleset?: string, at?: Place): Promise<Rulebook> => once(books, game, ruleset, 'rulebook', at)
export const glossary = (game: string, ruleset?: string, at?: Place): Promise<Term[]> => once(glossaries, game, ruleset, 'glossary', at)

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
