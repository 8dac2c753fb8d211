/** Sentences, completed from those that a game can print. In such a sentence 2 stands for any number, and 1 for itself. */

/** A text with what comes next, and the place in it from which on nothing is understood. */
export interface Reading {
  /** The whole text, each time with one sentence completed; the shortest first, and all of them in their order behind a finished one. */
  next: string[]
  /** The part that begins no sentence; null while all of it may still become one. */
  stuck: string | null
  /** Sentences that are like that part. */
  near: string[]
}

const MOST = 60
const NEAR = 3
/** Letters without accents, each in its own place. */
const plain = (text: string): string => [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()).join('')
const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= '0' && letter <= '9'
const joins = /^\s*(?:[.,;]\s*)?(?:(?:y|e|and)\s+)?/iu

interface Match {
  /** The sentence with the numbers of the text. */
  made: string
  /** How much of the text is this sentence. */
  length: number
  /** Whether the text holds all of it, but for the full stop. */
  whole: boolean
}

/** A text, or its beginning, as a sentence; null if it is another one. */
function match(text: string, sentence: string): Match | null {
  const [given, form] = [plain(text), plain(sentence)]
  let made = ''
  let i = 0
  let j = 0
  while (j < form.length) {
    if (i >= given.length) return { made: made + sentence.slice(j), length: i, whole: sentence.slice(j) === '.' }
    if (isDigit(form[j])) {
      const number = /^\d+/.exec(given.slice(i))?.[0]
      if (number === undefined || (form[j] === '1' && number !== '1')) return null
      made += number
      i += number.length
      while (isDigit(form[j])) j += 1
    } else if (given[i] === form[j]) {
      made += sentence[j]
      i += 1
      j += 1
    } else if (form.slice(j) === '.') {
      return { made: `${made}.`, length: i, whole: true }
    } else return null
  }
  return { made, length: i, whole: true }
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
/** A sentence goes on behind what stands before it: small after “and”, with a capital after a full stop. */
const behind = (head: string, made: string): string => head + (head.trim() === '' || /[.!?]\s*$/u.test(head) ? made : small(made))

/** How many of its words a sentence shares with a text, of all that either has. */
function alike(text: string, sentence: string): number {
  const [a, b] = [text, sentence].map((one) => new Set(plain(one).match(/[\p{L}]+/gu) ?? [])) as [Set<string>, Set<string>]
  const both = [...a].filter((word) => b.has(word) || [...b].some((other) => word.length > 3 && other.startsWith(word.slice(0, 4)))).length
  return both / (a.size + b.size - both || 1)
}

export function read(text: string, sentences: string[]): Reading {
  let at = 0
  for (;;) {
    const rest = text.slice(at)
    if (rest.trim() === '') break
    const found = sentences.flatMap((sentence) => match(rest, sentence) ?? [])
    // The longest that is there as a whole: “lose 1 sanity and your next turn” is not “lose 1 sanity”.
    const whole = found.filter((one) => one.whole).toSorted((a, b) => b.length - a.length)[0]
    const open = found.filter((one) => !one.whole && one.length === rest.length)
    if (open.length || !whole) {
      if (open.length) return { next: open.toSorted((a, b) => a.made.length - b.made.length).slice(0, MOST).map((one) => behind(text.slice(0, at), one.made)), stuck: null, near: [] }
      const near = sentences.map((sentence) => ({ sentence, like: alike(rest, sentence) })).filter((one) => one.like > 0).toSorted((a, b) => b.like - a.like)
      return { next: [], stuck: rest.trim(), near: near.slice(0, NEAR).map((one) => behind(text.slice(0, at), one.sentence)) }
    }
    at += whole.length
    const joint = joins.exec(text.slice(at))![0]
    at += joint.length
    if (at >= text.length && /^\s*$/u.test(joint)) return { next: [], stuck: null, near: [] }
  }
  return { next: sentences.slice(0, MOST).map((sentence) => behind(text, sentence)), stuck: null, near: [] }
}
