/** What games need to say how long each of their happenings is shown. */

/** Happenings that the page does not stop for. */
export const passing = <Name extends string>(...names: Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>

/** The end of a switch over all happenings: one that it does not know is an error of the build. */
export function unknown(beat: never): never {
  throw new Error(`nothing is known of ${JSON.stringify(beat)}`)
}
