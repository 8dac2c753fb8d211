/** How far the worker is with getting ready: nothing of it where a server is. */
class Begun {
  /** From 0 to 1; null where nobody has to wait. */
  share = $state<number | null>(null)
  failed = $state<string | null>(null)
  /** Whether bots that search were wanted, and what they search by was not to be had. */
  unthinking = $state(false)
}

export const begun = new Begun()
