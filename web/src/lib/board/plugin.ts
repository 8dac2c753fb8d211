/** The page of a game that has none of its own: made of what the server says of its board. */
import type { Component } from 'svelte'
import type { About, BoardProps, GamePlugin } from '../../games/plugin'
import { learn, LANGUAGES, speech } from '../speech.svelte'
import type { BoardInfo, Happening } from '../types'
import Board from './Board.svelte'
import Detail from './Detail.svelte'
import Glyph from './Glyph.svelte'
import OwnBoard from './OwnBoard.svelte'
import Scene from './Scene.svelte'
import Status from './Status.svelte'
import { knownAt, sentence } from './known'
import { at, concerned, happened, named, ownPlace, SEAT, specOf, split, type View } from './spec'

/** Choices that end one's turn, or do nothing. */
const ENDS = ['END', 'END_TURN', 'DONE', 'PASS']
const [SHOWN, SAID] = [1300, 700]

export async function boardPlugin(game: string): Promise<GamePlugin> {
  const spec = await specOf(game)
  learnRoles(spec)
  return pluginOf(spec) as unknown as GamePlugin
}

export function pluginOf(spec: BoardInfo): GamePlugin<View> {
  return {
    name: spec.game, texts: { es: [], en: [] }, layout: 'whole', roles: Object.keys(spec.things.role ?? {}).length > 0,
    Board: bound<BoardProps<View>>(spec.own ? OwnBoard : Board, spec), Status: bound<{ view: View }>(Status, spec), Scene: bound<{ beat: Happening; view: View }>(Scene, spec),
    Detail: bound<{ thing: string; view: View; names: string[] }>(Detail, spec), Glyph: bound<{ name: string; size?: number | string }>(Glyph, spec),
    pace: (what) => paceOf(spec, what),
    advance: (view) => view,
    concerns: (item) => concerned(spec, item),
    // A press on a covered card of one's own asks first: one may only want to see what is known of it.
    direct: (thing) => ownPlace(spec, thing) === null,
    tries: (thing, _, me) => tries(spec, thing, me),
    about: (thing, view, names, me = null) => about(spec, thing, view, names, me),
    // On a phone the list is folded away, whatever there is to choose: the board must stay in sight.
    heading: () => '', headings: ['first', ''], glance: false, bundles: true,
    ends: ({ kind, args }) => ENDS.includes(kind) && args.length === 0,
    opensRound: ({ what, args }) => (what === 'ROUND' && typeof args.round === 'number' ? args.round : null),
    glyphOf: (item) => concerned(spec, item).find((thing) => hasFace(spec, thing)) ?? null,
  }
}

/** A component that has the board as one of its props, besides those that it is given. */
function bound<Props extends object>(component: Component<never>, spec: BoardInfo): Component<Props> {
  // What is given to a component are getters, which must stay so: it reads on through the prototype.
  return ((anchor: never, props: Props) => (component as unknown as (anchor: never, props: Props) => Record<string, never>)(anchor, Object.create(props, { spec: { value: spec, enumerable: true } }) as Props)) as unknown as Component<Props>
}

const hasFace = (spec: BoardInfo, thing: string): boolean => {
  const { kind, id } = split(thing)
  return spec.faces[kind]?.[id] !== undefined
}

/** What shows a thing or a die is worth a look; the rest is a sentence; what the table itself tells stops nobody. */
function paceOf(spec: BoardInfo, what: Happening): number {
  if (!(what.what in spec.told)) return 0
  return what.what === 'ROLL' || happened(spec, what).some((thing) => !thing.startsWith(`${SEAT}:`)) ? SHOWN : SAID
}

/** The choices with no more than this thing in them, for things that are the reader's own or nobody's. */
function tries(spec: BoardInfo, thing: string, me: number): string[] {
  const { kind, id } = split(thing)
  if (kind === SEAT && Number(id) === me) return []
  return Object.values(spec.acts).filter((act) => act.kinds.length === 1 && act.kinds[0] === kind).map((act) => `${act.verb} ${id}`).slice(0, 3)
}

function about(spec: BoardInfo, thing: string, view: View, names: string[], me: number | null): About {
  const { kind, id } = split(thing)
  const own = ownPlace(spec, thing)
  if (own) return { title: `${own.part.label} ${id}`, lines: sentence(knownAt(spec, view, own.part, me, own.index)), glyph: null, terms: [] }
  const lines = kind !== SEAT ? [] : spec.seat.flatMap((part) => {
    const value = at(view, part.path, Number(id))
    if (value === null || value === undefined || value === false) return []
    if (part.part === 'counter' || part.part === 'track') return [`${part.label}: ${named(spec, names, part.kind, value)}`]
    if (part.part === 'badge') return [value === true ? part.label : `${part.label}: ${named(spec, names, part.kind, value)}`]
    return Array.isArray(value) ? [`${part.label}: ${value.length}`] : []
  })
  return { title: named(spec, names, kind, id), lines, glyph: null, terms: kind === SEAT ? [] : [id] }
}

const learned = new Set<string>()

/** What roles are called: the page says it wherever it names a seat. */
function learnRoles(spec: BoardInfo): void {
  const key = `${spec.game} ${speech.language}`
  const roles = Object.entries(spec.things.role ?? {})
  if (learned.has(key) || !LANGUAGES.includes(speech.language) || !roles.length) return
  learned.add(key)
  learn(speech.language, roles.map(([id, name]) => `role-${id} = ${name.replaceAll('{', '{"{"}')}`).join('\n'), spec.game)
}
