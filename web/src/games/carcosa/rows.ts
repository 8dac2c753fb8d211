import { capital } from '../../lib/labels'

/** A card's text as the glossary has it, in the rows that a total chooses from: “0: …; 1 to 4: …; 5 or more: …”. */
export interface Row { text: string; hit: boolean }

const ROWS = /(\d+)(?: (?:a|o|to|or) (\d+|más|more|menos|less))?: [^;.]+/gu

/** The rows, each with whether a total comes to it; what is said besides stands in rows of its own. Below 0 counts as 0. */
export function rowsOf(text: string, total: number | null): Row[] {
  const rows: Row[] = []
  const add = (part: string, hit: boolean) => {
    const plain = part.replace(/^[;.\s]+/u, '').trim()
    if (plain) rows.push({ text: capital(plain), hit })
  }
  let end = 0
  for (const found of text.matchAll(ROWS)) {
    const [whole, low, high = low!] = found
    const most = /^(más|more)$/u.test(high) ? Infinity : /^\d+$/u.test(high) ? Number(high) : Number(low)
    const least = /^(menos|less)$/u.test(high) ? -Infinity : Number(low)
    add(text.slice(end, found.index), false)
    add(whole, total !== null && Math.max(0, total) >= least && Math.max(0, total) <= most)
    end = found.index + whole.length
  }
  add(text.slice(end), false)
  return rows
}
