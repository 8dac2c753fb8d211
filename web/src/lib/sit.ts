import { post } from './api'
import { keepSeat, type OwnSeat } from './keep'
import { link } from './link'
import type { BotName, SeatAsk, Seated } from './types'

/** Who is to have a seat; `also`: the reader has it, too, or where all play at one device somebody else who is there. */
export type Who = 'me' | 'also' | 'open' | BotName
export interface Place { who: Who; role?: string; name?: string; character?: string }

/** The seconds that may be given for each call. */
export const CALL_TIMES = [4, 6, 8, 12, 20, 30, 60]

export const seatAsk = ({ who, role, character }: Place, name: string): SeatAsk => ({
  role: role || null,
  ...(who === 'me' ? { kind: 'me' as const, name: name || null } : who === 'also' || who === 'open' ? { kind: 'open' as const } : { kind: 'bot' as const, bot: who, name: character || null }),
})

/** What a table is asked for besides its seats where some are held by the same browser: a device takes time to hand on. */
export function togetherOf(places: Place[]): { several: boolean; calls?: number } {
  const several = places.some(({ who }) => who === 'also')
  return { several, ...(several && link.alone ? { calls: CALL_TIMES.at(-1)! } : {}) }
}

/** Takes all seats that are held here at a table that was made, and begins if nobody else is to come. */
export async function sitDown(seated: Seated, places: Place[], name: string, game: string, password: string | null): Promise<void> {
  const own: OwnSeat[] = seated.token !== null && seated.seat !== null ? [{ seat: seated.seat, token: seated.token }] : []
  for (const [seat, { who, name: other = '' }] of places.entries()) {
    if (who !== 'also') continue
    const { token } = await post(`/tables/${seated.code}/seats/${seat}/take`, { name: (link.alone && other.trim()) || name, password })
    if (token !== null) own.push({ seat, token })
  }
  const [first, ...also] = own
  if (!first) return
  const waits = places.some(({ who }) => who === 'open') || !places.some(({ who }) => who === 'also')
  if (!waits) await post(`/tables/${seated.code}/start`, {}, first.token)
  keepSeat(seated.code, first.seat, first.token, game, also)
}
