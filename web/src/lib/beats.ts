/** What games need to say how long each of their happenings is shown, and what it changes at once. */
import type { Happening } from './types'

/** How a happening changes the view at once; `next` is the view that follows. */
type Change<Args, View> = (view: View, args: Args, next: View) => View

/** The beats of a game: `pace` is what it declares of each happening, in milliseconds; what the table tells besides the
 *  game changes in passing. A change of what is no happening, or an argument that it does not have, is an error of the
 *  build. */
export function beatsOf<Told, View>(
  pace: Record<keyof Told, number>, changes: { [What in keyof Told]?: Change<Told[What], View> },
): { pace: (event: Happening) => number; changed: (view: View, event: Happening, next: View) => View } {
  return {
    pace: ({ what }) => (what in pace ? pace[what as keyof Told] : 0),
    changed: (view, { what, args }, next) => {
      const change = changes[what as keyof Told] as Change<Happening['args'], View> | undefined
      return change ? change(view, args, next) : view
    },
  }
}
