import { playerKey } from './keep'
import { link } from './link'
import { speech } from './speech.svelte'
import type { AnswerOf, Given, Known, Method } from './routes'
import type { Failure } from './types'

/** What the server, or the way to it, refuses: a code for programs, a sentence for people, perhaps a rule. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly failure: Failure) {
    super(failure.sentence)
  }
}

/** What lets somebody in: the secret of a seat, a table's password, or the desk's key. They go into headers and never into an address. */
export interface Pass { token?: string | null; password?: string | null; desk?: string | null }

function headersOf({ token, password, desk }: Pass): Record<string, string> {
  const headers: Record<string, string> = { 'Player-Key': playerKey() }
  if (token) headers.Authorization = `Bearer ${token}`
  else if (password) headers['Table-Password'] = encodeURIComponent(password)
  if (desk) headers['Desk-Key'] = desk
  return headers
}

export type Passing = string | Pass | null
export const passOf = (pass?: Passing): Pass => typeof pass === 'string' ? { token: pass } : pass ?? {}

/** What comes over the way to the server, an answer or its body: that can break in the middle of either. */
async function reached<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming
  } catch {
    throw new Refusal(0, { code: 'offline', sentence: '', rule: null })
  }
}

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  const answer = await reached(link.fetch(`/api${path}${path.endsWith('?') ? '' : path.includes('?') ? '&' : '?'}lang=${speech.language}`, init))
  if (!answer.ok) throw new Refusal(answer.status, await failureOf(answer))
  return answer
}

/** Asks the server; a body that is text or a file goes as it is. */
export async function send(method: Method, path: string, body: unknown, pass: Pass): Promise<unknown> {
  const headers: Record<string, string> = { Accept: 'application/json', ...headersOf(pass) }
  const whole = typeof body === 'string' || body instanceof Blob
  if (body !== undefined) headers['Content-Type'] = body instanceof Blob ? body.type || 'application/octet-stream' : whole ? 'application/jsonl' : 'application/json'
  const answer = await answerTo(path, { method: method.toUpperCase(), headers, body: body === undefined || whole ? body as string | Blob | undefined : JSON.stringify(body) })
  return answer.status === 204 ? undefined : reached(answer.json())
}

async function failureOf(answer: Response): Promise<Failure> {
  try {
    const { error } = (await answer.json()) as { error?: Failure | string }
    if (typeof error === 'string') return { code: `http_${answer.status}`, sentence: error, rule: null }
    if (error?.sentence) return error
  } catch { /* Whatever stands between us and the server does not speak JSON. */ }
  return { code: `http_${answer.status}`, sentence: '', rule: null }
}

/** Asks a route of the API, and answers with what the route is described to answer. A pass that is text is the secret of a seat. */
export const ask = <M extends Method, const P extends string>(method: M, path: P & Known<M, P>, ...[body, pass]: Given<M, P, Passing>) =>
  send(method, path, body, passOf(pass)) as Promise<AnswerOf<M, P>>
export const get = <const P extends string>(path: P & Known<'get', P>, pass?: Passing) => send('get', path, undefined, passOf(pass)) as Promise<AnswerOf<'get', P>>
export const post = <const P extends string>(path: P & Known<'post', P>, ...[body, pass]: Given<'post', P, Passing>) =>
  send('post', path, body ?? {}, passOf(pass)) as Promise<AnswerOf<'post', P>>

/** A file of the server's, which a link could not ask for without what lets its reader in. */
const file = (path: string, pass: Pass): Promise<Response> => answerTo(path, { headers: headersOf(pass) })

export const textOf = async (path: string, pass: Pass): Promise<string> => reached((await file(path, pass)).text())

/** The address of such a file within this page. */
export const fileOf = async (path: string, pass: Pass): Promise<string> => URL.createObjectURL(await reached((await file(path, pass)).blob()))

/** Such a file, kept by the browser under a name, or the one that the server gives it. */
export async function saveFile(path: string, pass: Pass, name?: string): Promise<string> {
  const answer = await file(path, pass)
  const given = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await reached(answer.blob()))
  const called = name ?? given ?? ''
  Object.assign(document.createElement('a'), { href: address, download: called }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return called
}
