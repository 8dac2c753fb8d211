import { expectTypeOf, it } from 'vitest'
import type { get, post } from './api'
import type { AnswerOf, Deed } from './routes'
import type { ChatLine, GameInfo, Seated } from './types'

/** svelte-check reads these: an error that is expected and does not come is an error. */
it('an address has the answer that the server describes', () => {
  expectTypeOf<AnswerOf<'get', '/games'>>().toEqualTypeOf<GameInfo[]>()
  expectTypeOf<AnswerOf<'get', `/tables/${string}/chat`>>().toEqualTypeOf<ChatLine[]>()
  expectTypeOf<AnswerOf<'post', `/tables/${string}/seats/${number}/take`>>().toEqualTypeOf<Seated>()
  expectTypeOf<AnswerOf<'put', `/desk/opinions/${string}`>>().toEqualTypeOf<undefined>()
  expectTypeOf<Deed<'pause'>>().toEqualTypeOf<'pause'>()
  expectTypeOf<Deed<'nothing'>>().toEqualTypeOf<never>()
})

export const wrong = (code: string, ask: { get: typeof get; post: typeof post }) => [
  // @ts-expect-error no such address
  ask.get(`/tables/${code}/nothing`),
  // @ts-expect-error it is not asked with GET
  ask.get(`/tables/${code}/choices`),
  // @ts-expect-error no such field
  ask.get('/house').then(({ nothing }) => nothing),
  // @ts-expect-error a field is missing
  ask.post(`/tables/${code}/choices`, { seq: 1 }),
  // @ts-expect-error no such field
  ask.post(`/tables/${code}/choices`, { seq: 1, action: 'pass', nothing: 1 }),
  // @ts-expect-error the body is missing
  ask.post('/tables'),
]
