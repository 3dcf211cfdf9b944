import { emptyLayout, layoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { expect, it } from 'vitest'
import { memory } from '../testing/set-up.ts'
import type { FillAYardContext } from './fill-a-yard.types.ts'
import { historyKey } from './saved-layouts.ts'
import { MAX_STORED_STEPS, readHistory, storeHistory } from './stored-history.ts'

const url = 'https://gateway.test'
const layoutOf = (design: number, collectionId = 174): Layout => ({
  ...emptyLayout(6, 'VELVET', collectionId),
  cells: [design, null],
})
const layout = layoutOf(1)
const contextOf = (past: readonly Layout[], future: readonly Layout[]) =>
  ({ collectionId: 174, layout, past, future }) as unknown as FillAYardContext

const read = (stored: unknown, more: Partial<FillAYardContext> = {}) =>
  readHistory(typeof stored === 'string' ? stored : JSON.stringify(stored), {
    collectionId: 174,
    layout,
    opensAt: 'canvas',
    ...more,
  } as FillAYardContext)

it('stores the hundred steps next to the layout, in both directions', () => {
  const storage = memory()
  const many = Array.from({ length: 150 }, (_, at) => layoutOf(at + 2))
  storeHistory(storage, url, contextOf(many, many.toReversed()))
  expect(read(storage.getItem(historyKey(url, 174)))).toEqual({
    past: many.slice(-MAX_STORED_STEPS),
    future: many.toReversed().slice(-MAX_STORED_STEPS),
  })
  expect(storage.getItem(historyKey(url, 175))).toBeNull()
})

it('reads nothing that it did not write', () => {
  const good = layoutCode(layout)
  const history = [[good], [good], []]
  expect(read(history)).toEqual({ past: [layout], future: [] })
  expect(read(history, { opensAt: 'options' })).toBeUndefined()
  expect(read(history, { layout: layoutOf(2) })).toBeUndefined()
  expect(read(history, { collectionId: 9, layout: layoutOf(1, 9) })).toBeUndefined()
  for (const stored of [
    '',
    '{',
    'null',
    '1',
    '"x"',
    {},
    { length: 3 },
    [],
    [[], [], []],
    [[], [good]],
    [[], good, []],
    [[], [good], null],
    [[good, null], [good], []],
    [[good], [good], [5]],
    [[`${good}-`], [good], []],
    [[layoutCode(layoutOf(1, 9))], [good], []],
    [[], [layoutCode(layoutOf(1, 9))], []],
  ])
    expect(read(stored), JSON.stringify(stored)).toBeUndefined()
})
