import type { FabricCode } from '@selvage/core/fabric'
import { describe, expect, it } from 'vitest'
import { driveForm } from '../testing/drive-form.ts'
import { rejected } from '../testing/line-outcomes.ts'
import { sampleOffer } from '../testing/samples.ts'
import { addLineTo } from './add-line.ts'
import { fabricProduct } from './fabric-product.ts'
import type { ProductFormInput } from './product-form.types.ts'

type Input = ProductFormInput<FabricCode, (typeof offers)[number]>

const offers = [
  sampleOffer('PETAL_SIGNATURE_COTTON'),
  sampleOffer('VELVET'),
  sampleOffer('SATIN', 'out_of_stock'),
]
const input: Input = { designId: 7, offers, measurement: 'imperial' }
const begin = (more: Partial<Input> = {}) => driveForm(fabricProduct, { ...input, ...more })
const sending = (more: Partial<Input> = {}) => begin(more).send({ type: 'ADD' })
const ITEM = { designId: 7, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 1 }

describe('what is chosen at first', () => {
  it('is the default fabric, its default size, one piece', () => {
    expect(begin().view).toMatchObject({
      variant: 'PETAL_SIGNATURE_COTTON',
      size: 'YARD',
      quantity: 1,
      unitPrice: { minor: 1850 },
      label: 'fabric.addToCart',
      canAdd: true,
    })
    expect(begin({ measurement: 'metric' }).view.size).toBe('METER')
  })
  it('is the URL’s fabric, and its size only if pricing has it', () => {
    expect(begin({ variant: 'VELVET', size: 'FAT_QUARTER_YARD' }).view).toMatchObject({
      variant: 'VELVET',
      size: 'FAT_QUARTER_YARD',
    })
    for (const size of ['FAT_QUARTER_METER', 'constructor', 'yard', '', 'BOLT'])
      expect(begin({ size }).view.size).toBe('YARD')
  })
  it('shows the sizes of the measurement system that are priced', () => {
    expect(begin().view.sizes).toEqual(['TEST_SWATCH_YARD', 'FAT_QUARTER_YARD', 'YARD'])
    expect(begin({ measurement: 'metric' }).view.sizes).toEqual(['TEST_SWATCH_METER', 'METER'])
  })
})

describe('choosing', () => {
  it('keeps the size where the next fabric has it, and ignores what is not offered', () => {
    const driven = begin().send(
      { type: 'CHOOSE_SIZE', size: 'FAT_QUARTER_YARD' },
      { type: 'CHOOSE_VARIANT', variant: 'VELVET' },
      { type: 'CHOOSE_VARIANT', variant: 'DENIM' },
      { type: 'CHOOSE_SIZE', size: 'FAT_QUARTER_METER' },
    )
    expect(driven.view).toMatchObject({ variant: 'VELVET', size: 'FAT_QUARTER_YARD' })
  })
  it('says that a fabric is out of stock, and does not add it', () => {
    const driven = begin().send({ type: 'CHOOSE_VARIANT', variant: 'SATIN' })
    expect(driven.view).toMatchObject({ outOfStock: true, canAdd: false })
    expect(driven.send({ type: 'ADD' }).view).toMatchObject({
      busy: false,
      error: { code: 'FABRIC_OUT_OF_STOCK', severity: 'attention' },
    })
  })
  it('resets a quantity above 99 to 1 and tells the number that was typed', () => {
    expect(
      begin().send({ type: 'TYPE_QUANTITY', typed: '150' }, { type: 'LEAVE_QUANTITY' }).view,
    ).toMatchObject({ typed: '1', quantity: 1, reset: 150 })
    expect(
      begin().send({ type: 'TYPE_QUANTITY', typed: '99' }, { type: 'LEAVE_QUANTITY' }).view,
    ).toMatchObject({ typed: '99', reset: undefined })
  })
  it('adds nothing while a quantity above 99 is typed, so that the 1 is seen first', () => {
    const pressed = begin().send({ type: 'TYPE_QUANTITY', typed: '150' }, { type: 'ADD' })
    expect(pressed.sent).toBeUndefined()
    expect(pressed.view).toMatchObject({ typed: '1', reset: 150, busy: false })
    expect(pressed.send({ type: 'ADD' }).sent).toMatchObject({ item: { quantity: 1 } })
  })
  it.each([
    ['', 'forms.required'],
    ['-1', 'forms.required'],
    ['0', 'forms.minimum'],
    ['1.5', 'forms.integer'],
    ['x', 'forms.integer'],
  ] as const)('does not add %j pieces', (typed, fieldError) => {
    const driven = begin().send({ type: 'TYPE_QUANTITY', typed }, { type: 'ADD' })
    expect(driven.view).toMatchObject({ fieldError, typed, busy: false })
    expect(driven.send({ type: 'TYPE_QUANTITY', typed: '2' }).view).toMatchObject({
      fieldError: undefined,
      canAdd: true,
    })
  })
})

describe('adding', () => {
  it('sends the line under a fresh key', () => {
    expect(sending().sent).toEqual({ item: ITEM, lineKey: 'key-1', itemId: undefined })
    expect(sending().view).toMatchObject({ busy: true, label: 'fabric.adding' })
  })
  it('says Added until the next edit, and takes another key for the next line', () => {
    const added = sending().send({ ends: 'done' })
    expect(added.view).toMatchObject({ done: true, label: 'fabric.added' })
    expect(added.send({ type: 'TYPE_QUANTITY', typed: '2' }).view.label).toBe('fabric.addToCart')
    expect(added.send({ type: 'ADD' }).sent).toMatchObject({ lineKey: 'key-2' })
  })
  it('tries a lost answer again under the same key, and a rejected one under another', () => {
    const lost = sending().send({ ends: 'lost' })
    expect(lost.view).toMatchObject({
      busy: false,
      canRetry: true,
      error: { code: 'SERVER_ERROR' },
    })
    expect(lost.send({ type: 'ADD' }).sent).toMatchObject({ lineKey: 'key-1' })
    const limited = sending().send({
      ends: rejected('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { limit: 50 }),
    })
    expect(limited.view).toMatchObject({
      error: { code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT', params: { limit: 50 } },
    })
    expect(limited.send({ type: 'ADD' }).sent).toMatchObject({ lineKey: 'key-2' })
  })
  it('an edit after a lost answer is another line', () => {
    const driven = sending().send(
      { ends: 'lost' },
      { type: 'CHOOSE_SIZE', size: 'TEST_SWATCH_YARD' },
      { type: 'ADD' },
    )
    expect(driven.sent).toMatchObject({ lineKey: 'key-2' })
  })
  it('ignores a second click and edits while it is on its way; can be stopped', () => {
    const driven = sending().send(
      { type: 'ADD' },
      { type: 'TYPE_QUANTITY', typed: '9' },
      { type: 'CHOOSE_VARIANT', variant: 'VELVET' },
    )
    expect(driven.sent).toMatchObject({
      item: { quantity: 1, fabric: 'PETAL_SIGNATURE_COTTON' },
      lineKey: 'key-1',
    })
    expect(driven.send({ type: 'CANCEL' }).view).toMatchObject({
      busy: false,
      label: 'fabric.addToCart',
    })
    // It may have arrived all the same: the same choice goes out under the same key.
    expect(driven.send({ type: 'CANCEL' }, { type: 'ADD' }).sent).toMatchObject({
      lineKey: 'key-1',
    })
  })
  it('throws a mistake of ours instead of a message for shoppers', async () => {
    const mistake = Object.assign(new Error('no actor'), { name: 'DeveloperError' })
    const shop = { session: { withSession: () => Promise.reject(mistake) }, makeKey: () => 'key' }
    await expect(addLineTo(shop as never, fabricProduct.loadLine, { items: [] })).rejects.toThrow(
      /no actor/,
    )
  })
})

it('changes a line instead: Update Item, Updated, Cancel', () => {
  const update = { itemId: 'line-9', quantity: 3, variant: 'VELVET' } as const
  expect(begin(update).view).toMatchObject({
    label: 'fabric.updateItem',
    canCancel: true,
    quantity: 3,
  })
  expect(sending(update).sent).toMatchObject({ itemId: 'line-9' })
  expect(sending(update).send({ ends: 'done' }).view.label).toBe('fabric.updated')
  expect(begin(update).send({ type: 'CANCEL' }).state.status).toBe('canceled')
  expect(begin().send({ type: 'CANCEL' }).state.status).toBe('editing')
})
