import { speech } from './speech.svelte'
import type { Failure } from './types'

/** What the server, or the way to it, refuses: a code for programs, a sentence for people, perhaps a rule. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly failure: Failure) {
    super(failure.sentence)
  }
}

/** Asks the server; a body that is text goes as it is. `token` is the secret of a seat; it goes into a header and never into an address. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  const lines = typeof body === 'string'
  if (body !== undefined) headers['Content-Type'] = lines ? 'application/jsonl' : 'application/json'
  if (token) headers.Authorization = `Bearer ${token}`
  const address = `/api${path}${path.includes('?') ? '&' : '?'}lang=${speech.language}`
  let answer: Response
  try {
    answer = await fetch(address, { method, headers, body: body === undefined || lines ? body as string | undefined : JSON.stringify(body) })
  } catch {
    throw new Refusal(0, { code: 'offline', sentence: '', rule: null })
  }
  if (!answer.ok) throw new Refusal(answer.status, await failureOf(answer))
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

async function failureOf(answer: Response): Promise<Failure> {
  try {
    const { error } = (await answer.json()) as { error?: Failure }
    if (error?.sentence) return error
  } catch { /* Whatever stands between us and the server does not speak JSON. */ }
  return { code: `http_${answer.status}`, sentence: '', rule: null }
}

export const get = <T>(path: string, token?: string | null): Promise<T> => ask<T>('GET', path, undefined, token)
export const post = <T>(path: string, body: unknown = {}, token?: string | null): Promise<T> => ask<T>('POST', path, body, token)
