import { shopError } from '@selvage/core/contract'
import { getSimplePaths } from '@xstate/graph'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { eventOf, invoked, drive } from '../testing/run.ts'
import type { Step } from '../testing/run.ts'
import { sampleOffer } from '../testing/samples.ts'
import { addToCartMachine } from './add-to-cart.machine.ts'
import type { AddToCartInput } from './add-to-cart.machine.ts'
import { addToCartView } from './add-to-cart.view.ts'

const offers = [
  sampleOffer('PETAL_SIGNATURE_COTTON'),
  sampleOffer('VELVET'),
  sampleOffer('SATIN', 'out_of_stock'),
]
const input: AddToCartInput = { designId: 7, offers, measurement: 'imperial' }
const begin = (more: Partial<AddToCartInput> = {}) => drive(addToCartMachine, { ...input, ...more })
const sending = (more: Partial<AddToCartInput> = {}) =>
  begin(more).send({ type: 'ADD' }, { done: 'prepareLine', output: 'key-1' })
const sent = (driven: ReturnType<typeof begin>) =>
  (Object.values(driven.snapshot.children)[0] as unknown as { options: { input: unknown } }).options
    .input
const view = (driven: ReturnType<typeof begin>) => addToCartView(driven.snapshot)

describe('what is chosen at first', () => {
  it('is the default fabric, its default size, one piece', () => {
    expect(view(begin())).toMatchObject({
      fabric: 'PETAL_SIGNATURE_COTTON',
      size: 'YARD',
      quantity: 1,
      unitPrice: { minor: 1850 },
      label: 'fabric.addToCart',
      canAdd: true,
    })
    expect(view(begin({ measurement: 'metric' })).size).toBe('METER')
  })
  it('is the URL’s fabric, and its size only if pricing has it', () => {
    expect(view(begin({ fabric: 'VELVET', size: 'FAT_QUARTER_YARD' }))).toMatchObject({
      fabric: 'VELVET',
      size: 'FAT_QUARTER_YARD',
    })
    for (const size of ['FAT_QUARTER_METER', 'constructor', 'yard', '', 'BOLT'])
      expect(view(begin({ size })).size).toBe('YARD')
  })
  it('shows the sizes of the measurement system that are priced', () => {
    expect(view(begin()).sizes).toEqual(['TEST_SWATCH_YARD', 'FAT_QUARTER_YARD', 'YARD'])
    expect(view(begin({ measurement: 'metric' })).sizes).toEqual(['TEST_SWATCH_METER', 'METER'])
  })
})

describe('choosing', () => {
  it('keeps the size where the next fabric has it, and ignores what is not offered', () => {
    const driven = begin().send(
      { type: 'CHOOSE_SIZE', size: 'FAT_QUARTER_YARD' },
      { type: 'CHOOSE_FABRIC', fabric: 'VELVET' },
      { type: 'CHOOSE_FABRIC', fabric: 'DENIM' },
      { type: 'CHOOSE_SIZE', size: 'FAT_QUARTER_METER' },
    )
    expect(view(driven)).toMatchObject({ fabric: 'VELVET', size: 'FAT_QUARTER_YARD' })
  })
  it('says that a fabric is out of stock, and does not add it', () => {
    const driven = begin().send({ type: 'CHOOSE_FABRIC', fabric: 'SATIN' })
    expect(view(driven)).toMatchObject({ outOfStock: true, canAdd: false })
    expect(view(driven.send({ type: 'ADD' }))).toMatchObject({
      busy: false,
      error: { code: 'FABRIC_OUT_OF_STOCK', severity: 'attention' },
    })
  })
  it('resets a quantity above 99 to 1 and tells the number that was typed', () => {
    expect(
      view(begin().send({ type: 'TYPE_QUANTITY', typed: '150' }, { type: 'LEAVE_QUANTITY' })),
    ).toMatchObject({ typed: '1', quantity: 1, reset: 150 })
    expect(
      view(begin().send({ type: 'TYPE_QUANTITY', typed: '99' }, { type: 'LEAVE_QUANTITY' })),
    ).toMatchObject({ typed: '99', reset: undefined })
    expect(
      sent(
        begin().send(
          { type: 'TYPE_QUANTITY', typed: '150' },
          { type: 'ADD' },
          { done: 'prepareLine', output: 'k' },
        ),
      ),
    ).toMatchObject({ item: { quantity: 1 } })
  })
  it.each([
    ['', 'forms.required'],
    ['-1', 'forms.required'],
    ['0', 'forms.minimum'],
    ['1.5', 'forms.integer'],
    ['x', 'forms.integer'],
  ] as const)('does not add %j pieces', (typed, fieldError) => {
    const driven = begin().send({ type: 'TYPE_QUANTITY', typed }, { type: 'ADD' })
    expect(view(driven)).toMatchObject({ fieldError, typed, busy: false })
    expect(view(driven.send({ type: 'TYPE_QUANTITY', typed: '2' }))).toMatchObject({
      fieldError: undefined,
      canAdd: true,
    })
  })
})

describe('adding', () => {
  it('makes a guest first, then sends the line under its key', () => {
    expect(invoked(begin().send({ type: 'ADD' }).snapshot)).toEqual(['prepareLine'])
    expect(sent(sending())).toEqual({
      item: { designId: 7, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 1 },
      lineKey: 'key-1',
      itemId: undefined,
    })
    expect(view(sending())).toMatchObject({ busy: true, label: 'fabric.adding' })
  })
  it('says Added until the next edit, and tells its owner', () => {
    const added = sending().send({ done: 'sendLine', output: 'line-1' })
    expect(view(added)).toMatchObject({ done: true, label: 'fabric.added' })
    expect(added.emitted).toEqual([
      {
        type: 'added',
        itemId: 'line-1',
        item: { designId: 7, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 1 },
      },
    ])
    expect(view(added.send({ type: 'TYPE_QUANTITY', typed: '2' })).label).toBe('fabric.addToCart')
    expect(invoked(added.send({ type: 'ADD' }).snapshot)).toEqual(['prepareLine'])
  })
  it('does not add when nobody knows who is shopping', () => {
    expect(
      view(
        begin().send({ type: 'ADD' }, { failed: 'prepareLine', error: shopError('SERVER_ERROR') }),
      ),
    ).toMatchObject({ busy: false, canRetry: true, error: { code: 'SERVER_ERROR' } })
  })
  it('tries a lost answer again under the same key, and a rejected one under another', () => {
    const lost = sending().send(
      { failed: 'sendLine', error: shopError('SERVER_ERROR', { status: 502 }) },
      { type: 'RETRY' },
    )
    expect(invoked(lost.snapshot)).toEqual(['sendLine'])
    expect(sent(lost)).toMatchObject({ lineKey: 'key-1' })
    const rejected = sending().send({
      failed: 'sendLine',
      error: shopError('ORDER_ITEMS_FOR_ORDER_AT_LIMIT', { status: 400, params: { limit: 50 } }),
    })
    expect(view(rejected)).toMatchObject({
      error: { code: 'ORDER_ITEMS_FOR_ORDER_AT_LIMIT', params: { limit: 50 } },
    })
    expect(invoked(rejected.send({ type: 'RETRY' }).snapshot)).toEqual(['prepareLine'])
  })
  it('an edit after a lost answer is another line', () => {
    const driven = sending().send(
      { failed: 'sendLine', error: shopError('SERVER_ERROR') },
      { type: 'CHOOSE_SIZE', size: 'TEST_SWATCH_YARD' },
      { type: 'ADD' },
    )
    expect(invoked(driven.snapshot)).toEqual(['prepareLine'])
  })
  it('ignores a second click and edits while it is on its way; can be stopped', () => {
    const driven = sending().send(
      { type: 'ADD' },
      { type: 'TYPE_QUANTITY', typed: '9' },
      { type: 'CHOOSE_FABRIC', fabric: 'VELVET' },
    )
    expect(sent(driven)).toMatchObject({ item: { quantity: 1, fabric: 'PETAL_SIGNATURE_COTTON' } })
    expect(view(driven.send({ type: 'CANCEL' }))).toMatchObject({
      busy: false,
      label: 'fabric.addToCart',
    })
    // It may have arrived all the same: the same choice goes out under the same key.
    expect(sent(driven.send({ type: 'CANCEL' }, { type: 'ADD' }))).toMatchObject({
      lineKey: 'key-1',
    })
  })
  it('a mistake of ours is not hidden behind a message for shoppers', () => {
    const mistake = Object.assign(new Error('no actor'), { name: 'DeveloperError' })
    expect(
      () => begin().send({ type: 'ADD' }, { failed: 'prepareLine', error: mistake }).snapshot,
    ).toThrow(/no actor/)
  })
})

it('changes a line instead: Update Item, Updated, Cancel', () => {
  const update = { itemId: 'line-9', quantity: 3, fabric: 'VELVET' } as const
  expect(view(begin(update))).toMatchObject({
    label: 'fabric.updateItem',
    canCancel: true,
    quantity: 3,
  })
  expect(sent(sending(update))).toMatchObject({ itemId: 'line-9' })
  expect(view(sending(update).send({ done: 'sendLine', output: 'line-9' })).label).toBe(
    'fabric.updated',
  )
  expect(begin(update).send({ type: 'CANCEL' }).snapshot.status).toBe('done')
  expect(begin().send({ type: 'CANCEL' }).snapshot.status).toBe('active')
})

describe('every way through', () => {
  type Snapshot = SnapshotFrom<typeof addToCartMachine>
  const screenOf = ({ value }: Snapshot) =>
    typeof value === 'string' ? value : `adding.${String(Object.values(value)[0])}`
  /** From each screen the screens that one event may lead to, from the specification. */
  const allowed: Readonly<Record<string, readonly string[]>> = {
    editing: ['adding.preparing', 'adding.sending', 'cancelled'],
    'adding.preparing': ['adding.sending', 'failed', 'editing'],
    'adding.sending': ['added', 'failed', 'editing'],
    added: ['editing', 'adding.preparing', 'cancelled'],
    failed: ['editing', 'adding.preparing', 'adding.sending', 'cancelled'],
  }
  const happens: Readonly<Record<string, readonly Step<typeof addToCartMachine>[]>> = {
    editing: [
      { type: 'ADD' },
      { type: 'TYPE_QUANTITY', typed: '2' },
      { type: 'TYPE_QUANTITY', typed: '0' },
      { type: 'CHOOSE_SIZE', size: 'TEST_SWATCH_YARD' },
      { type: 'CANCEL' },
    ],
    'adding.preparing': [
      { done: 'prepareLine', output: 'key' },
      { failed: 'prepareLine', error: shopError('SERVER_ERROR') },
      { type: 'CANCEL' },
    ],
    'adding.sending': [
      { done: 'sendLine', output: 'line' },
      { failed: 'sendLine', error: shopError('SERVER_ERROR') },
      { failed: 'sendLine', error: shopError('NO_IMAGE_AVAILABLE', { status: 400 }) },
      { type: 'CANCEL' },
      { type: 'ADD' },
    ],
    added: [{ type: 'ADD' }, { type: 'TYPE_QUANTITY', typed: '2' }, { type: 'CANCEL' }],
    failed: [
      { type: 'RETRY' },
      { type: 'ADD' },
      { type: 'CANCEL' },
      { type: 'TYPE_QUANTITY', typed: '2' },
    ],
  }
  const pathsOf = (itemId?: string) =>
    getSimplePaths(addToCartMachine, {
      input: { ...input, itemId },
      serializeState: ((snapshot: Snapshot) =>
        [
          screenOf(snapshot),
          snapshot.context.lineKey !== undefined,
          snapshot.context.typed,
          snapshot.context.size,
          snapshot.context.error?.code,
        ].join(' ')) as never,
      events: ((snapshot: Snapshot) =>
        (happens[screenOf(snapshot)] ?? []).map((step) =>
          eventOf(addToCartMachine, snapshot, step),
        ) as EventFromLogic<typeof addToCartMachine>[]) as never,
      stopWhen: ({ status }) => status === 'done',
      toState: (snapshot) => ['added', 'cancelled'].includes(screenOf(snapshot)),
    })

  it.each([
    ['adding', undefined],
    ['updating', 'line-9'],
  ])(
    '%s keeps to the table of moves',
    (_, itemId) => {
      const paths = pathsOf(itemId)
      const wrong = paths.flatMap(({ steps, state }) => {
        const screens = [...steps.map((step) => screenOf(step.state)), screenOf(state)]
        const fits = screens.every(
          (screen, index) =>
            index === 0 ||
            screen === screens[index - 1] ||
            allowed[screens[index - 1] ?? '']?.includes(screen),
        )
        // Nothing is said to be added that was not sent.
        return fits &&
          (!screens.includes('added') ||
            screens.indexOf('adding.sending') < screens.indexOf('added'))
          ? []
          : [screens.join(' → ')]
      })
      expect(wrong).toEqual([])
      expect(paths.length).toBeGreaterThan(80)
    },
    60_000,
  )

  it('keeps what was typed and one key for one wish, whatever happens in which order', () => {
    const anything = fc.oneof(
      fc.constant<Step<typeof addToCartMachine>>({ type: 'ADD' }),
      fc.record({
        type: fc.constant('TYPE_QUANTITY' as const),
        typed: fc.oneof(fc.nat(120).map(String), fc.string({ maxLength: 4 })),
      }),
      fc.constantFrom<Step<typeof addToCartMachine>>(
        { type: 'ADD' },
        { type: 'ADD' },
        { type: 'RETRY' },
        { type: 'CANCEL' },
        { type: 'CHOOSE_FABRIC', fabric: 'VELVET' },
        { type: 'CHOOSE_SIZE', size: 'TEST_SWATCH_YARD' },
      ),
      fc
        .constantFrom('done' as const, 'done' as const, 'lost' as const, 'rejected' as const)
        .map((ending) => ({ ending })),
    )
    let added = 0
    fc.assert(
      fc.property(fc.array(anything, { minLength: 10, maxLength: 30, size: 'max' }), (steps) => {
        let driven = begin()
        let keys = 0
        const requests = new Map<string, string>()
        for (const step of steps) {
          if ('ending' in step) {
            const [src] = invoked(driven.snapshot)
            if (src === undefined) continue
            const error = shopError(
              'SERVER_ERROR',
              step.ending === 'rejected' ? { status: 400 } : {},
            )
            driven = driven.send(
              step.ending === 'done'
                ? { done: src, output: `key-${(keys += 1)}` }
                : { failed: src, error },
            )
          } else driven = driven.send(step)
          if (invoked(driven.snapshot)[0] === 'sendLine') {
            const { lineKey, item } = sent(driven) as { lineKey: string; item: object }
            const request = JSON.stringify(item)
            if (lineKey === '' || (requests.get(lineKey) ?? request) !== request)
              throw new Error('one key stands for one wish')
            requests.set(lineKey, request)
          }
          if (driven.snapshot.matches('added')) added += 1
        }
      }),
      { numRuns: 500 },
    )
    expect(added).toBeGreaterThan(100)
  })
})
