import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fileOf, get, saveFile, textOf } from './api'
import { use, type Link } from './link'

/** A server that answers, and goes while it sends the body. */
const cut = (): Response => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('Failed to fetch')) }))

const asked = { get: () => get('/games'), textOf: () => textOf('/x', {}), fileOf: () => fileOf('/x', {}), saveFile: () => saveFile('/x', {}) }
const answers = (answer: () => Promise<Response>) => use({ fetch: answer } as unknown as Link)

beforeEach(() => { vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }) })

describe('a server that cannot be reached', () => {
  it.each(Object.entries(asked))('before it answers is what %s says', async (_, ask) => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(ask()).rejects.toMatchObject({ status: 0, failure: { code: 'offline' } })
  })
  it.each(Object.entries(asked))('in the middle of its answer is what %s says', async (_, ask) => {
    answers(() => Promise.resolve(cut()))
    await expect(ask()).rejects.toMatchObject({ status: 0, failure: { code: 'offline' } })
  })
})
