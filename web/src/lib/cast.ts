import { say } from './speech.svelte'

/** Who plays whom: sentences use the name alone. */
export interface Played { seat: number; name: string; role: string }

/** The seats with a role, but for those that are called by it. */
export function castOf(names: string[], roles: (string | null | undefined)[]): Played[] {
  return names.flatMap((name, seat) => {
    const role = roles[seat] ? say(`role-${roles[seat]}`) : ''
    return role && name !== role ? [{ seat, name, role }] : []
  })
}
