import { planWall } from '@selvage/core/wallpaper'
import { describe, expect, test } from 'vitest'
import { cutGroups, numberRuns } from './cut-groups.ts'

function groups(input: Partial<Parameters<typeof planWall>[0]>) {
  const plan = planWall({ system: 'imperial', height: 96, widths: [120], kind: 'panel', ...input })
  if (!plan.ok) throw new Error(plan.error)
  return cutGroups(plan)
}
const halfDrop = { type: 'half-drop', width: 24, height: 24 } as const

describe('pieces with the same cuts', () => {
  test('are one group, so that 99 panels are drawn once', () => {
    const [group, ...rest] = groups({ widths: [2376] })
    expect(rest).toEqual([])
    expect(group).toMatchObject({
      length: 108,
      offcuts: [{ start: 96, length: 12 }],
      drops: [{ start: 0, length: 96 }],
    })
    expect(group?.items).toHaveLength(99)
    expect(numberRuns(group?.drops[0]?.panels ?? [])).toBe('1–99')
  })

  test('differ when their panels have other places on the roll, as with half-drops', () => {
    expect(
      groups({ kind: 'roll', repeat: halfDrop }).map(({ items, drops }) => [
        items,
        drops.map(({ start }) => start),
      ]),
    ).toEqual([
      [[1], [0, 108, 216]],
      [[2], [12, 120]],
    ])
  })

  test('name the panel of each place', () => {
    const [first] = groups({ kind: 'roll', widths: [24 * 9] })
    expect(first?.items).toEqual([1, 2, 3])
    expect(first?.drops.map(({ panels }) => panels)).toEqual([
      [1, 4, 7],
      [2, 5, 8],
      [3, 6, 9],
    ])
  })
})

test('consecutive numbers become runs, and a long list is shortened in its middle', () => {
  expect(numberRuns([1])).toBe('1')
  expect(numberRuns([1, 2])).toBe('1, 2')
  expect(numberRuns([1, 2, 3, 7])).toBe('1–3, 7')
  expect(numberRuns([1, 4, 7, 10, 13, 16, 19, 22])).toBe('1, 4, 7, 10, …, 22')
})
