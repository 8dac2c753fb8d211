import { describe, expect, it } from 'vitest'
import { away } from './sight'

describe('what a list has out of sight', () => {
  const box = (top: number, bottom: number) => ({ top, bottom })
  const [room, head] = [box(0, 100), box(0, 20)]
  const list = [box(-20, 0), box(10, 30), box(18, 38), box(50, 70), box(70, 90), box(95, 115)]

  it('is what the head and the foot cover', () => {
    expect(away(list, room, head, box(80, 100))).toEqual({ above: 2, below: 2 })
  })
  it('is nothing that a foot covers which is not drawn', () => {
    expect(away(list, room, head, box(0, 0))).toEqual({ above: 2, below: 1 })
    expect(away(list.slice(2, 5), room, head, box(0, 0))).toEqual({ above: 0, below: 0 })
  })
})
