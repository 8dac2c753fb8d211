import { ask, get, post, saveFile } from '../lib/api'
import { tabTexts } from '../lib/stored'
import type { BotName, SeatAsk } from '../lib/types'
import type { Design, Example, Variant, Wish } from './types'

const KEY = 'desk.key'
export const deskKey = (): string | null => tabTexts.get(KEY)
/** What lets the page in where the desk has a key. */
const pass = () => ({ desk: deskKey() })
export const keepKey = (key: string): void => tabTexts.set(KEY, key)

export const queryOf = ({ game, ruleset, changes }: Design, more: Record<string, string | number> = {}): string =>
  new URLSearchParams({ game, ruleset, changes: JSON.stringify(changes), ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])) }).toString()

export const games = () => get('/desk/games', pass())
export const form = (game: string, ruleset: string) => get(`/desk/form?${new URLSearchParams({ game, ruleset })}`, pass())
export const check = (design: Design) => post('/desk/check', design, pass())

/** What a card of one's own may begin from, and the text of one, with what takes out the card that it was. */
export const beginnings = (game: string, path: string) => get(`/desk/beginnings?${new URLSearchParams({ game, path })}`, pass())
export const beginning = (game: string, path: string, card: string) => get(`/desk/beginnings/${card}?${new URLSearchParams({ game, path })}`, pass())

/** The bench: what cards of one's own are made of, those of a design, one as it is printed, and drawings for them. */
export const benchOf = (game: string, ruleset: string, path: string) => get(`/desk/bench?${new URLSearchParams({ game, ruleset, path })}`, pass())
export const benchCards = (design: Design, path: string) => post('/desk/bench/cards', { ...design, path }, pass())
export const benchCard = (design: Design, path: string, card: string) => post('/desk/bench/card', { ...design, path, card }, pass())
export const ownFaces = (design: Design) => post('/desk/bench/faces', design, pass())
export const icons = (text: string, start: number) => get(`/desk/icons?${new URLSearchParams({ text, start: String(start) })}`, pass())

/** The server keeps figures as this page sends them. */
const ours = <T>(kept: Promise<T>) => kept as Promise<T extends unknown[] ? Variant[] : Variant>
export const variants = () => ours(get('/desk/variants', pass()))
export const keepVariant = (variant: Omit<Variant, 'id' | 'created' | 'deleted'>) => ours(post('/desk/variants', variant, pass()))
export const changeVariant = (id: string, what: Partial<Pick<Variant, 'name' | 'note' | 'deleted' | 'figures'>>) => ours(ask('patch', `/desk/variants/${id}`, what, pass()))
export const dropVariant = (id: string) => ask('delete', `/desk/variants/${id}`, undefined, pass())
export const bringFile = (name: string, yaml: string, game: string, ruleset: string) => ours(post('/desk/variants/file', { name, yaml, game, ruleset }, pass()))
/** A design as a spreadsheet, and what a filled one changes. Nothing is taken by the server. */
export const saveSheets = (design: Design, kind: string) => saveFile(`/desk/sheets?${queryOf(design, { kind })}`, pass())
export const readSheets = ({ game, ruleset }: Design, file: File) => ask('put', `/desk/sheets?${new URLSearchParams({ game, ruleset, name: file.name })}`, file, pass())
/** What a design has otherwise than another, or than the ruleset as it is, in words. */
export const differences = ({ game, ruleset, changes }: Design, beside: Design | null) =>
  post('/desk/differences', { game, ruleset, changes, beside: beside && { ruleset: beside.ruleset, changes: beside.changes } }, pass())
export const saveChangelog = (id: string) => saveFile(`/desk/variants/${id}/changelog.md`, pass())
export const saveVariant = (id: string) => saveFile(`/desk/variants/${id}.yaml`, pass())

/** What a search may move beside numbers. */
export const switches = (design: Design, players: number[]) => get(`/desk/switches?${queryOf(design)}&${players.map((n) => `players=${n}`).join('&')}`, pass())
export const jobs = () => get('/desk/jobs', pass())
export const startSensitivity = (design: Design, players: number, agent: string, measure: string) => post('/desk/jobs', { kind: 'sensitivity', ...design, players, agent, measure }, pass())
export const startWhy = (design: Design, players: number, agent: string, measure: string) => post('/desk/jobs', { kind: 'why', ...design, players, agent, measure }, pass())
export const startTune = (design: Design, wish: Wish) => post('/desk/jobs', { kind: 'tune', ...design, ...wish }, pass())
export const startTournament = (design: Design, players: number, agents: string[], games: number) => post('/desk/jobs', { kind: 'tournament', ...design, players, agents, games }, pass())
export const startCheck = (design: Design, players: number, agent: string, by: string) => post('/desk/jobs', { kind: 'check', ...design, players, agent, by }, pass())
export const runs = () => get('/desk/runs', pass())
export const saveRun = (id: string) => saveFile(`/desk/runs/${id}`, pass())
export const stopJob = (id: string) => ask('delete', `/desk/jobs/${id}`, undefined, pass())

export const example = (design: Design, players: number, agent: string, kind: string) => get(`/desk/examples?${queryOf(design, { players, agent, kind })}`, pass())
export const people = (design: Design, players: number, agent: string) => get(`/desk/people?${queryOf(design, { players, agent })}`, pass())
export const play = (design: Design, players: number, name: string | null) => post('/desk/play', { ...design, players, name }, pass())
/** Bots in all seats but the first, from where an example turned. */
export const playFrom = (from: Example, players: number, bot: BotName, name: string | null) => post(`/replays/${from.replay}/fork`, { moment: from.moment, seats: Array.from({ length: players }, (_, seat): SeatAsk => seat === 0 ? { kind: 'me', name } : { kind: 'bot', bot }) })
/** A folder for any web host, in which the design is played without a server. */
export const saveFolder = (design: Design) => saveFile(`/desk/folder?${queryOf(design)}`, pass())
/** How it is to be printed: as `tapete press` takes it. */
export interface PrintWish { paper: string; size: string; bleed: number; png: boolean; edition: boolean; sleeved: boolean; url: string }
export const savePrint = (design: Design, players: number, what: string, wish: PrintWish) => saveFile(`/desk/print?${queryOf(design, { what, players, ...wish, png: String(wish.png), edition: String(wish.edition), sleeved: String(wish.sleeved) })}`, pass())
export const saveReport = (design: Design, players: number, agent: string) => saveFile(`/desk/report?${queryOf(design, { players, agent })}`, pass())

/** The cards that take a picture of one's own, each with the one that it has. */
export const pictures = (design: Design, players: number) => get(`/desk/pictures?${queryOf(design, { players })}`, pass())
const pictureOf = (game: string, card: string) => `/desk/pictures/${game}/${encodeURIComponent(card)}` as const
export const putPicture = (game: string, card: string, file: File) => ask('put', pictureOf(game, card), file, pass())
export const dropPicture = (game: string, card: string) => ask('delete', pictureOf(game, card), undefined, pass())
