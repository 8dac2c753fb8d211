/** What each route of the API takes and answers, by its address as the page writes it: `/tables/${code}/now`. */
import type { paths } from './openapi'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** An address of the description, with `{}` for each value in it. */
type Described<P extends string> = P extends `${infer Part}/${infer Rest}` ? `${Blank<Part>}/${Described<Rest>}` : Blank<P>
type Blank<Part extends string> = Part extends `{${string}}` ? '{}' : Part

/** The same for an address of the page. A part that is no fixed text is a value. */
type Written<P extends string> = P extends `${infer Address}?${string}` ? Parts<Address> : Parts<P>
type Parts<P extends string> = P extends `${infer Part}/${infer Rest}` ? `${Value<Part>}/${Parts<Rest>}` : Value<P>
type Value<Part extends string> = {} extends Record<Part, 1> ? '{}' : Part

type Routes = { [P in keyof paths as P extends `/api${infer Rest}` ? Described<Rest> : never]: paths[P] }
type Route<M extends Method, P extends string> = Written<P> extends keyof Routes ? Routes[Written<P>][M] : undefined

/** An address at which the API has such a route; else no text at all. */
export type Known<M extends Method, P extends string> = Route<M, P> extends { responses: unknown } ? P : never

type Content<T, Kind extends string> = T extends { content: { [K in Kind]: infer C } } ? C : undefined
export type AnswerOf<M extends Method, P extends string> = Route<M, P> extends { responses: infer R } ? Content<R[keyof R], 'application/json'> : never
/** What is done at a table: the part of an address after the table's code. */
export type Deed<P extends string> = [Known<'post', `/tables/${string}/${P}`>] extends [never] ? never : P

/** What is sent: JSON, or a file as it is. */
export type BodyOf<M extends Method, P extends string> = Route<M, P> extends { requestBody: { content: infer C } }
  ? C extends { 'application/json': infer B } ? B : string | Blob : Record<string, never> | undefined
/** A body, which may be left out where the route takes none, and what lets somebody in. */
export type Given<M extends Method, P extends string, Pass> = undefined extends BodyOf<M, P>
  ? [body?: BodyOf<M, P>, pass?: Pass] : [body: BodyOf<M, P>, pass?: Pass]
