import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../types'
import { dropped, goes } from './drag'

const item = (kind: string, ...args: string[]): MenuItem => ({ action: `${kind} ${args.join(' ')}`, kind, args, label: '', forced: false, note: false })
const menu = [item('PLAY', 'place:1'), item('DISCARD', 'place:1'), item('GIVE', 'card:KNAVE', 'seat:1'), item('GIVE', 'card:KNAVE', 'seat:2'), item('LOOK', 'card:QUEEN')]
const dragging = { of: (thing: string) => menu.filter(({ args }) => args.includes(thing)), names: ({ args }: MenuItem) => args, taken: new Set(['DISCARD']) }
const actions = (...asked: Parameters<typeof dropped>) => dropped(...asked).map(({ action }) => action)

describe('a thing that is dragged', () => {
  it('makes the choices that a place takes', () => {
    expect(actions(dragging, 'place:1', { takes: ['DISCARD'], thing: null })).toEqual(['DISCARD place:1'])
    expect(actions(dragging, 'place:2', { takes: ['DISCARD'], thing: null })).toEqual([])
  })
  it('makes the choice that names also what it is dropped on', () =>
    expect(actions(dragging, 'card:KNAVE', { takes: [], thing: 'seat:2' })).toEqual(['GIVE card:KNAVE seat:2']))
  it('goes nowhere on itself', () => expect(actions(dragging, 'card:KNAVE', { takes: [], thing: 'card:KNAVE' })).toEqual([]))
  it('is only dragged if it may go somewhere', () =>
    expect(['place:1', 'card:KNAVE', 'card:QUEEN'].map((thing) => goes(dragging, thing))).toEqual([true, true, false]))
})
