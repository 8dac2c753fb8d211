/** As a button or a sentence begins: labels are written to stand in a line of a terminal, too. */
export const capital = (text: string): string => text.replace(/^([\p{Ps}\p{Pi}¡¿"']*)(\p{Ll})/u, (_, before: string, first: string) => before + first.toUpperCase())

/** The label of a choice apart from the notes in brackets at its end. */
export function split(label: string): { label: string; notes: string } {
  const found = /^(.*\S) \(([^()]*)\)$/u.exec(label)
  // A soul's name may end in a role in brackets: notes begin with a sign, a number or a small letter.
  return found && /^[+\d\p{Ll}]/u.test(found[2]!) ? { label: capital(found[1]!), notes: found[2]! } : { label: capital(label), notes: '' }
}

/** A question without the name of whom it asks, by all that they are called, where that is the only reader: “Ana (Arthur), which card?” as “Arthur: which card?”. */
export function unnamed(question: string, called: string[]): string {
  const name = called.toSorted((a, b) => b.length - a.length).find((one) => one && question.startsWith(one)) ?? ''
  const rest = name ? question.slice(name.length) : ''
  const power = /^ \(([^()]+)\),? +(?=\S)/u.exec(rest)
  const plain = power ? `${power[1]}: ${rest.slice(power[0].length)}` : /^[,:] +(?=\S)/u.test(rest) ? rest.replace(/^[,:] +/u, '') : question
  return plain.replace(/^(\P{L}*)(\p{Ll})/u, (_, before: string, first: string) => before + first.toUpperCase())
}
