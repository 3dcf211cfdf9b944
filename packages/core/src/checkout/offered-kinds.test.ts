import { expect, it } from 'vitest'
import { DELIVERY_KINDS } from './delivery-kinds.table.ts'
import { offeredKinds } from './offered-kinds.ts'

const rows = DELIVERY_KINDS.map((kind) => ({ kind }))

it('offers an order every delivery, and one with home decor neither rush nor guaranteed', () => {
  expect(offeredKinds(rows, true)).toEqual(rows)
  expect(offeredKinds(rows, false)).toEqual([{ kind: 'standard' }, { kind: 'express' }])
})
