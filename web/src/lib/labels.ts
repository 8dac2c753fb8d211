/** The label of a choice apart from the notes in brackets at its end. */
export function split(label: string): { label: string; notes: string } {
  const found = /^(.*\S) \(([^()]*)\)$/u.exec(label)
  // A soul's name may end in a role in brackets: notes begin with a sign, a number or a small letter.
  return found && /^[+\d\p{Ll}]/u.test(found[2]!) ? { label: found[1]!, notes: found[2]! } : { label, notes: '' }
}
