import { post } from './api'
import { keepSeat, keptName } from './keep'
import { router } from './route.svelte'

/** Opens a table of one's own at which a game's first lesson is given. */
export async function takeLesson(game: string): Promise<void> {
  const seated = await post(`/games/${game}/lesson`, { name: keptName() || null })
  keepSeat(seated.code, seated.seat!, seated.token!, game)
  router.go(`/t/${seated.code}`)
}
