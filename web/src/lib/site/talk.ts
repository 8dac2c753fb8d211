import type { Variant } from '../types'

/** What the page and its worker say to one another. */

/** Of a pack: its bytes packed, and whole. */
export type Size = [number, number]

/** What a folder holds: written by `tapete export` into `site.json`; `thinking` has the games whose bots can
 * search, `packages` the games of other packages, `variants` the options that they are played with, `sizes` those of its
 * packs. */
export interface Site { version: string; runtime: string; games: string[]; thinking: string[]; packages: string[]; variants: Record<string, Variant>; sizes: Record<string, Size>; language: 'es' | 'en' | null }

export type ToWorker =
  | { kind: 'begin'; base: string; site: Site }
  | { kind: 'ask'; id: number; method: string; address: string; headers: string; body: string | null }
  | { kind: 'listen'; id: number; address: string }
  | { kind: 'hear'; id: number; text: string }
  | { kind: 'leave'; id: number }

export type FromWorker =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'thinks'; able: boolean }
  | { kind: 'answer'; id: number; status: number; type: string; body: Uint8Array<ArrayBuffer> }
  | { kind: 'unreached'; id: number }
  | { kind: 'said'; id: number; text: string }
  | { kind: 'left'; id: number }

/** What the tables' worker asks of the one in which bots search: to be ready for a game, or what it thinks. */
export interface ToThinking { id: number; folder: string; home: string; version: string; game: string; asked: string | null }
export interface FromThinking { id: number; answer: string | null; why: string | null }
