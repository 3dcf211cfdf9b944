import { layoutCode } from '@selvage/core/fill-a-yard'
import { describe, expect, it } from 'vitest'
import { begin, canvas, filled, full, running, view } from '../testing/drive-fill-a-yard.ts'
import type { FillAYardStep } from '../testing/drive-fill-a-yard.ts'
import { sampleCollection, sampleDesign, sampleTemplates } from '../testing/fill-a-yard-samples.ts'
import { done, lost, rejected } from '../testing/line-outcomes.ts'
import type { FillAYardStart } from './fill-a-yard.types.ts'

/** Returns the input of the `addLine` actor that runs. */
const sent = (driven: ReturnType<typeof begin>) =>
  (
    Object.values(driven.snapshot.children).find(
      (child) => (child as { src?: unknown } | undefined)?.src === 'addLine',
    ) as unknown as { options: { input: unknown } }
  ).options.input

describe('adding', () => {
  const ready = (start: FillAYardStart = {}) => begin({ layout: full, ...start })
  const sending = (start: FillAYardStart = {}) => ready(start).send({ type: 'ADD' })
  it('sends the layout under a fresh key', () => {
    expect(running(ready().send({ type: 'ADD' }))).toEqual(['addLine'])
    expect(sent(sending())).toEqual({
      items: [{ layout: full, quantity: 1 }],
      lineKey: 'key-1',
      itemId: undefined,
    })
    expect(view(sending())).toMatchObject({
      busy: true,
      label: 'fabric.adding',
      canAdd: false,
      canUndo: false,
    })
  })
  it('shows Added until the next edit, and emits the item', () => {
    const added = sending().send({ done: 'addLine', output: done })
    expect(view(added)).toMatchObject({ done: true, label: 'fabric.added' })
    expect(added.emitted).toEqual([
      { type: 'added', itemId: 'line-1', item: { layout: full, quantity: 1 } },
    ])
    expect(
      view(added.send({ type: 'MOVE', to: 'right' }, { type: 'CHOOSE_DESIGN', design: 2 })).done,
    ).toBe(true)
    expect(view(added.send({ type: 'APPLY', at: 0 })).done).toBe(true)
    expect(view(added.send({ type: 'CLEAR', at: 0 }))).toMatchObject({
      done: false,
      label: 'fabric.addToCart',
    })
  })
  it('asks first only about a yard that can be added and has many empty cells', () => {
    const asks = (...steps: FillAYardStep[]) => view(canvas().send(...steps)).asksFirst
    expect(asks()).toBe(false)
    expect(asks({ type: 'APPLY', at: 0 })).toBe(true)
    expect(asks({ type: 'APPLY', at: 0 }, { type: 'FILL', what: 'deal' })).toBe(false)
    expect(asks({ type: 'APPLY', at: 0 }, { type: 'TYPE_QUANTITY', typed: 'x' })).toBe(false)
  })
  it('rejects an empty yard and adds a partly filled one', () => {
    const rejected = canvas().send({ type: 'ADD' })
    expect(view(rejected)).toMatchObject({ layoutError: 'empty', busy: false, canAdd: false })
    expect(view(rejected.send({ type: 'APPLY' }))).toMatchObject({
      layoutError: undefined,
      canAdd: true,
    })
    expect(view(rejected.send({ type: 'APPLY' }, { type: 'ADD' })).busy).toBe(true)
  })
  it('shows the gateway’s count where it differs, and adds nothing then', () => {
    const driven = canvas({}, { templates: sampleTemplates({ fewer: 1 }) }).send({ type: 'APPLY' })
    expect(view(driven)).toMatchObject({ capacity: 41, disagrees: true, canAdd: false })
    expect(view(driven.send({ type: 'ADD' }))).toMatchObject({
      busy: false,
      layoutError: 'capacity',
    })
  })
  it('rejects a fabric that is out of stock', () => {
    expect(view(ready({ fabric: 'SATIN' }).send({ type: 'ADD' }))).toMatchObject({
      outOfStock: true,
      busy: false,
      error: { code: 'FABRIC_OUT_OF_STOCK' },
    })
  })
  it.each([
    ['', 'forms.required'],
    ['0', 'forms.minimum'],
    ['1.5', 'forms.integer'],
    ['x', 'forms.integer'],
  ] as const)('does not add %j pieces', (typed, fieldError) => {
    const driven = ready().send({ type: 'TYPE_QUANTITY', typed }, { type: 'ADD' })
    expect(view(driven)).toMatchObject({ fieldError, typed, busy: false, total: undefined })
    expect(view(ready({ quantity: typed })).fieldError).toBe(fieldError)
  })
  it('resets a quantity above 99 to 1 and shows the typed number', () => {
    expect(
      view(ready().send({ type: 'TYPE_QUANTITY', typed: '150' }, { type: 'LEAVE_QUANTITY' })),
    ).toMatchObject({ typed: '1', quantity: 1, reset: 150 })
  })
  it('ignores edits while the line is being added', () => {
    const edits: FillAYardStep[] = [
      { type: 'ADD' },
      { type: 'CLEAR', at: 0 },
      { type: 'FILL', what: 'clear-all' },
      { type: 'SHUFFLE', seed: 1 },
      { type: 'SWAP', from: 0, to: 1 },
      { type: 'COPY', from: 0, to: 1 },
      { type: 'APPLY', at: 0, design: 2 },
      { type: 'UNDO' },
      { type: 'REDO' },
      { type: 'CHANGE_FABRIC', fabric: 'SATIN' },
      { type: 'REOPEN', code: layoutCode({ ...full, cells: [2, 2] }) },
      { type: 'BACK' },
      { type: 'TYPE_QUANTITY', typed: '9' },
      { type: 'RELOAD' },
      { type: 'ADD' },
      { type: 'NEXT' },
    ]
    for (const edit of edits) expect(sent(sending().send(edit))).toEqual(sent(sending()))
    expect(
      view(sending().send({ type: 'MOVE', to: 'right' }, { type: 'CHOOSE_DESIGN', design: 2 })),
    ).toMatchObject({ busy: true, cursor: 1, design: { id: 2 } })
  })
  it('retries with the same key after a lost response, and with another key after a rejection', () => {
    const unclear = sending().send({ done: 'addLine', output: lost('key-1') })
    expect(sent(unclear.send({ type: 'ADD' }))).toMatchObject({ lineKey: 'key-1' })
    expect(sent(unclear.send({ type: 'BACK' }, { type: 'NEXT' }, { type: 'ADD' }))).toMatchObject({
      lineKey: 'key-1',
    })
    expect(sent(sending().send({ type: 'CANCEL' }, { type: 'ADD' }))).toMatchObject({
      lineKey: 'key-1',
    })
    expect(sent(unclear.send({ type: 'CLEAR', at: 0 }, { type: 'ADD' }))).toMatchObject({
      lineKey: 'key-2',
    })
    const limited = sending().send({
      done: 'addLine',
      output: rejected('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { limit: 50 }),
    })
    expect(view(limited)).toMatchObject({
      canRetry: true,
      error: { code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT', params: { limit: 50 } },
    })
    expect(sent(limited.send({ type: 'ADD' }))).toMatchObject({ lineKey: 'key-2' })
    expect(view(limited.send({ type: 'CANCEL' }))).toMatchObject({
      canRetry: false,
      error: undefined,
    })
  })
  it('clears the cells of a withdrawn design after loading again', () => {
    const limited = begin({ layout: { ...full, cells: [1, 2] } }).send(
      { type: 'SWAP', from: 0, to: 1 },
      { type: 'ADD' },
      { done: 'addLine', output: rejected('DESIGN_NOT_FOR_SALE') },
      { type: 'RELOAD' },
    )
    expect(running(limited)).toEqual(['loadCollection', 'loadTemplates'])
    const loaded = limited.send(
      { done: 'loadTemplates', output: sampleTemplates() },
      {
        done: 'loadCollection',
        output: sampleCollection([sampleDesign(1), sampleDesign(2, { forSale: false })]),
      },
    )
    expect([
      filled(loaded),
      view(loaded).dropped,
      view(loaded).step,
      filled(loaded.send({ type: 'UNDO' })),
    ]).toEqual(['1:1', 1, 'canvas', '0:1'])
  })
  it('updates a cart line with the labels Update Item and Updated', () => {
    const update = { itemId: 'line-9', quantity: 3 } as const
    expect(view(ready(update))).toMatchObject({
      label: 'fabric.updateItem',
      updating: true,
      quantity: 3,
    })
    expect(sent(sending(update))).toMatchObject({
      itemId: 'line-9',
      items: [{ quantity: 3 }],
    })
    expect(view(sending(update).send({ done: 'addLine', output: done })).label).toBe(
      'fabric.updated',
    )
  })
})
