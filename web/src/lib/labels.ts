/** As a button or a sentence begins: labels are written to stand in a line of a terminal, too. */
export const capital = (text: string): string => text.replace(/^([\p{Ps}\p{Pi}¡¿"']*)(\p{Ll})/u, (_, before: string, first: string) => before + first.toUpperCase())

/** The label of a choice apart from the notes in brackets at its end. */
export function split(label: string): { label: string; notes: string } {
  const found = /^(.*\S) \(([^()]*)\)$/u.exec(label)
  // A soul's name may end in a role in brackets: notes begin with a sign, a number or a small letter.
  return found && /^[+\d\p{Ll}]/u.test(found[2]!) ? { label: capital(found[1]!), notes: found[2]! } : { label: capital(label), notes: '' }
}

/** Several choices under the words that all their labels begin with; a single one has no such words. */
export interface Bundle<Item> { head: string; items: { item: Item; label: string }[] }

function grouped<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>()
  for (const item of items) found.set(keyOf(item), [...found.get(keyOf(item)) ?? [], item])
  return found
}

interface Alike { kind: string; args: string[]; label: string }

/** Choices that differ only in what they name last, by what they share: “Hint for Ana: red” and “Hint for Ana: 1” as “red” and “1” under “Hint for Ana:”. */
export function bundled<Item extends Alike>(items: Item[]): Bundle<Item>[] {
  const before = ({ args }: Alike) => JSON.stringify(args.slice(0, -1))
  const heads = new Map<Item, string>()
  const share = (some: Item[]) => {
    const head = beginning(some.map(({ label }) => label))
    if (head) some.forEach((item) => heads.set(item, head))
  }
  for (const some of grouped(items.filter(({ args }) => args.length), (item) => item.kind + before(item)).values()) share(some)
  // A choice that is alone of its kind goes with those of other kinds that are about the same.
  const alone = () => items.filter((item) => item.args.length > 1 && !heads.has(item))
  for (const item of alone()) {
    const other = items.find((one) => before(one) === before(item) && item.label.startsWith(`${heads.get(one)} `))
    if (other) heads.set(item, heads.get(other)!)
  }
  for (const some of grouped(alone(), before).values()) share(some)
  return [...grouped<Item, string | Item>(items, (item) => heads.get(item) ?? item)].map(([shared, some]) => (
    typeof shared === 'string' ? { head: shared, items: some.map((item) => ({ item, label: item.label.slice(shared.length + 1) })) }
      : { head: '', items: [{ item: shared, label: shared.label }] }))
}

/** The whole words that several texts begin with, if each goes on after them. */
function beginning([first, ...others]: string[]): string {
  if (first === undefined || !others.length) return ''
  const words = first.split(' ')
  let n = 0
  while (n < words.length - 1 && others.every((other) => other.startsWith(`${words.slice(0, n + 1).join(' ')} `))) n++
  return words.slice(0, n).join(' ')
}

/** A question without the name of whom it asks, where that is the only reader: “Ana (Arthur), which card?” as “Arthur: which card?”. */
export function unnamed(question: string, name: string): string {
  const rest = name && question.startsWith(name) ? question.slice(name.length) : ''
  const power = /^ \(([^()]+)\),? +(?=\S)/u.exec(rest)
  const plain = power ? `${power[1]}: ${rest.slice(power[0].length)}` : /^[,:] +(?=\S)/u.test(rest) ? rest.replace(/^[,:] +/u, '') : question
  return plain.replace(/^(\P{L}*)(\p{Ll})/u, (_, before: string, first: string) => before + first.toUpperCase())
}
