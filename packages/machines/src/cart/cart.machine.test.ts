import { shopError } from '@selvage/core/contract'
import type { Cart } from '@selvage/core/cart'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoked, drive } from '../testing/run.ts'
import {
  SAMPLE_LAYOUT,
  sampleCart,
  sampleFillAYardItem,
  sampleItem,
  sampleWallpaperItem,
} from '../testing/samples.ts'
import { cartMachine } from './cart.machine.ts'
import type { SendWriteInput } from './cart.machine.ts'
import { cartView } from './cart.view.ts'

const [A, B] = ['line-a-0123456789', 'line-b-0123456789']
const begin = (cart: Cart | null = sampleCart()) => drive(cartMachine, { cart })
const view = (driven: ReturnType<typeof begin>) => cartView(driven.snapshot)
const writing = (driven: ReturnType<typeof begin>): SendWriteInput | undefined =>
  Object.values(driven.snapshot.children)
    .map((child) => child as unknown as { src: unknown; options: { input: SendWriteInput } })
    .find(({ src }) => src === 'sendWrite')?.options.input
const of = (version: number, quantities: Readonly<Record<string, number>>) =>
  sampleCart(
    version,
    Object.entries(quantities).map(([id, quantity]) => sampleItem(id, quantity)),
  )
const done = (cart: Cart) => ({ done: 'sendWrite', output: { kind: 'done', cart } }) as const
const conflict = (cart: Cart) =>
  ({ done: 'sendWrite', output: { kind: 'conflict', cart } }) as const
const lost = { failed: 'sendWrite', error: shopError('SERVER_ERROR') } as const

describe('loading', () => {
  it('loads, fails with a message and loads again', () => {
    const loading = drive(cartMachine, undefined)
    expect(cartView(loading.snapshot).status).toBe('loading')
    const failed = loading.send({ failed: 'loadCart', error: shopError('SERVER_ERROR') })
    expect(cartView(failed.snapshot)).toMatchObject({
      status: 'failed',
      notice: { code: 'SERVER_ERROR' },
    })
    expect(
      cartView(failed.send({ type: 'RETRY' }, { done: 'loadCart', output: sampleCart() }).snapshot),
    ).toMatchObject({ status: 'filled', count: 2 })
    expect(cartView(loading.send({ done: 'loadCart', output: null }).snapshot).status).toBe('empty')
  })
  it('has nothing to load where the page knows that there is no cart', () => {
    expect(view(begin(null)).status).toBe('empty')
  })
  it('takes a cart from elsewhere, and ignores an older version of it', () => {
    const driven = begin(of(5, { [A]: 2 })).send({ type: 'CART', cart: of(4, { [A]: 1 }) })
    expect(view(driven).count).toBe(2)
    expect(view(driven.send({ type: 'CART', cart: of(6, { [A]: 3 }) })).count).toBe(3)
    expect(view(driven.send({ type: 'CART', cart: null })).status).toBe('empty')
  })
})

describe('quantities', () => {
  it('shows the wish at once, sends it, and keeps the gateway’s word', () => {
    const driven = begin().send({ type: 'TYPE_QUANTITY', id: A, typed: '4' })
    expect(view(driven).lines[0]).toMatchObject({ quantity: 4, busy: true })
    expect(view(driven)).toMatchObject({ totalsOutdated: true, canCheckout: false })
    expect(writing(driven)).toMatchObject({
      cart: { version: 1 },
      write: { kind: 'quantity', id: A, quantity: 4 },
    })
    expect(view(driven.send(done(of(2, { [A]: 4, [B]: 1 }))))).toMatchObject({
      count: 5,
      canCheckout: true,
    })
  })
  it('the last wish for a line wins, one write at a time, each with the newest version', () => {
    const driven = begin().send(
      { type: 'TYPE_QUANTITY', id: A, typed: '2' },
      { type: 'TYPE_QUANTITY', id: A, typed: '3' },
      { type: 'TYPE_QUANTITY', id: A, typed: '5' },
      { type: 'REMOVE', id: B },
    )
    expect(writing(driven)?.write).toMatchObject({ quantity: 2 })
    expect(view(driven).lines.map(({ quantity, leaving }) => [quantity, leaving])).toEqual([
      [5, false],
      [1, true],
    ])
    const next = driven.send(done(of(2, { [A]: 2, [B]: 1 })))
    expect(writing(next)).toMatchObject({ cart: { version: 2 }, write: { quantity: 5 } })
    const last = next.send(done(of(3, { [A]: 5, [B]: 1 })))
    expect(writing(last)).toMatchObject({ cart: { version: 3 }, write: { kind: 'remove', id: B } })
  })
  it.each([
    ['', 'forms.required'],
    ['0', 'forms.minimum'],
    ['2.5', 'forms.integer'],
  ] as const)('keeps %j in its field with its fault', (typed, fieldError) => {
    const driven = begin().send({ type: 'TYPE_QUANTITY', id: A, typed })
    expect(view(driven).lines[0]).toMatchObject({ typed, fieldError, quantity: 1, busy: false })
    expect(view(driven).canCheckout).toBe(false)
  })
  it('sends nothing for a number that the line has or that is on its way', () => {
    expect(writing(begin().send({ type: 'TYPE_QUANTITY', id: A, typed: '1' }))).toBeUndefined()
    const four = { type: 'TYPE_QUANTITY', id: A, typed: '4' } as const
    const twice = begin().send(four, four, done(of(2, { [A]: 4, [B]: 1 })))
    expect(view(twice).lines[0]).toMatchObject({ quantity: 4, busy: false })
  })
  it('sends a number again that failed to arrive', () => {
    const four = { type: 'TYPE_QUANTITY', id: A, typed: '4' } as const
    expect(writing(begin().send(four, lost, four))?.write).toMatchObject({ quantity: 4 })
  })
  it('stays in the cart when its number is typed while it is being removed', () => {
    const stored = begin().send(
      { type: 'TYPE_QUANTITY', id: B, typed: '2' },
      { type: 'REMOVE', id: A },
      { type: 'TYPE_QUANTITY', id: A, typed: '1' },
    )
    expect(view(stored).lines[0]).toMatchObject({ quantity: 1, leaving: false })
  })
  it('resets above 99', () =>
    expect(
      view(begin(of(1, { [A]: 7 })).send({ type: 'TYPE_QUANTITY', id: A, typed: '100' })).lines[0],
    ).toMatchObject({ quantity: 1, reset: 100, typed: '1' }))
  it('keeps a failed wish with its message, and tries it again', () => {
    const failed = begin().send({ type: 'TYPE_QUANTITY', id: A, typed: '4' }, lost)
    expect(view(failed).lines[0]).toMatchObject({
      quantity: 4,
      busy: false,
      error: { code: 'SERVER_ERROR' },
    })
    expect(writing(failed.send({ type: 'RETRY' }))?.write).toMatchObject({ quantity: 4 })
  })
})

describe('conflicts', () => {
  it('takes the current cart and applies the wish to it', () => {
    const driven = begin().send(
      { type: 'TYPE_QUANTITY', id: A, typed: '4' },
      conflict(of(7, { [A]: 2, [B]: 9 })),
    )
    expect(writing(driven)).toMatchObject({ cart: { version: 7 }, write: { quantity: 4 } })
  })
  it('says nothing when the cart is already as it was wished', () => {
    const driven = begin().send(
      { type: 'TYPE_QUANTITY', id: A, typed: '4' },
      conflict(of(7, { [A]: 4 })),
    )
    expect(invoked(driven.snapshot)).not.toContain('sendWrite')
    expect(view(driven).notice).toBeUndefined()
  })
  it('tells when the line is gone, or when there is no end of it', () => {
    const gone = begin().send(
      { type: 'TYPE_QUANTITY', id: A, typed: '4' },
      conflict(of(7, { [B]: 1 })),
    )
    expect(view(gone)).toMatchObject({
      notice: { code: 'CART_VERSION_CONFLICT' },
      lines: [{ busy: false }],
    })
    const endless = begin().send(
      { type: 'TYPE_QUANTITY', id: A, typed: '4' },
      conflict(of(2, { [A]: 1 })),
      conflict(of(3, { [A]: 1 })),
      conflict(of(4, { [A]: 1 })),
    )
    expect(view(endless).lines[0]).toMatchObject({
      busy: false,
      error: { code: 'CART_VERSION_CONFLICT' },
    })
    expect(writing(endless.send({ type: 'RETRY', id: A }))).toMatchObject({
      cart: { version: 4 },
      write: { quantity: 4 },
    })
  })
})

describe('removing and the promo code', () => {
  it('takes a line out and brings it back under its own key', () => {
    const removed = begin().send({ type: 'REMOVE', id: A }, done(of(2, { [B]: 1 })))
    expect(view(removed)).toMatchObject({ count: 1, removed: { id: A } })
    const back = removed.send({ type: 'UNDO' })
    expect(writing(back)?.write).toEqual({
      kind: 'add',
      id: A,
      key: `undo-${A}`,
      item: { designId: 7, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 1 },
    })
    expect(writing(back.send(lost, { type: 'RETRY' }))?.write).toMatchObject({ key: `undo-${A}` })
  })
  it('brings wallpaper and a filled yard back as what they were', () => {
    const undone = (item: ReturnType<typeof sampleItem>) =>
      writing(
        begin(sampleCart(1, [item])).send({ type: 'REMOVE', id: A }, done(sampleCart(2, [])), {
          type: 'UNDO',
        }),
      )?.write
    expect(undone(sampleWallpaperItem(A))).toEqual({
      kind: 'add',
      id: A,
      key: `undo-${A}`,
      item: { designId: 7, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 5 },
    })
    expect(undone(sampleFillAYardItem(A, 2))).toEqual({
      kind: 'add',
      id: A,
      key: `undo-${A}`,
      item: { layoutCode: SAMPLE_LAYOUT, quantity: 2 },
    })
  })
  it('does not send a removal that was taken back in time', () => {
    const driven = begin().send(
      { type: 'TYPE_QUANTITY', id: B, typed: '2' },
      { type: 'REMOVE', id: A },
      { type: 'UNDO' },
      done(of(2, { [A]: 1, [B]: 2 })),
    )
    expect(invoked(driven.snapshot)).not.toContain('sendWrite')
  })
  it('applies a code, keeps a wrong one in its field, takes it off', () => {
    const typed = begin().send(
      { type: 'TYPE_PROMO', typed: ' SELVAGE10 ' },
      { type: 'APPLY_PROMO' },
    )
    expect(writing(typed)?.write).toEqual({ kind: 'promo', id: 'promo', code: 'SELVAGE10' })
    const rejected = typed.send({
      failed: 'sendWrite',
      error: shopError('PROMO_CODE_INVALID', { status: 400 }),
    })
    expect(view(rejected).promo).toMatchObject({
      typed: ' SELVAGE10 ',
      busy: false,
      error: { code: 'PROMO_CODE_INVALID' },
    })
    expect(view(begin().send({ type: 'APPLY_PROMO' })).promo.error?.code).toBe(
      'FIELD_CANNOT_BE_BLANK',
    )
    expect(
      writing(
        begin({ ...sampleCart(), promo: { id: 'p', code: 'X' } }).send({ type: 'REMOVE_PROMO' }),
      )?.write,
    ).toMatchObject({ code: null })
  })
  it('does not begin the checkout with something that cannot be bought', () => {
    const held = (cleanup: 'fabric_unavailable' | 'promo_ended') =>
      view(begin(sampleCart(1, [{ ...sampleItem(A), cleanup }]))).canCheckout
    expect([held('fabric_unavailable'), held('promo_ended')]).toEqual([false, true])
  })
})

it('ends with what was wished last, whatever is lost or overtaken on the way', () => {
  const request = fc.record({
    id: fc.constantFrom(A, B),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  const ending = fc.constantFrom(
    'done' as const,
    'done' as const,
    'lost' as const,
    'late' as const,
    'conflict' as const,
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(request, ending), { maxLength: 40, size: 'max' }), (steps) => {
      const server: { version: number; quantities: Record<string, number> } = {
        version: 1,
        quantities: { [A]: 1, [B]: 1 },
      }
      const wished: Record<string, number> = { ...server.quantities }
      let driven = begin(of(1, server.quantities))
      const finish = (how: (typeof steps)[number] & string) => {
        const sent = writing(driven)
        if (!sent) return
        const { write, cart } = sent
        if (how === 'conflict') server.version += 1
        if (cart.version !== server.version) {
          driven = driven.send(conflict(of(server.version, server.quantities)))
          return
        }
        if (write.kind === 'quantity' && how !== 'lost') {
          server.quantities[write.id] = write.quantity
          server.version += 1
        }
        // Applied, but the answer never came: the next try meets a newer version.
        driven = driven.send(how === 'done' ? done(of(server.version, server.quantities)) : lost)
      }
      for (const step of steps) {
        if (typeof step === 'string') finish(step)
        else {
          wished[step.id] = step.quantity
          driven = driven.send({ type: 'TYPE_QUANTITY', id: step.id, typed: String(step.quantity) })
        }
      }
      for (let tries = 0; tries < 100; tries += 1) {
        driven = driven.send({ type: 'RETRY' })
        if (!writing(driven)) break
        finish('done')
      }
      if (JSON.stringify(server.quantities) !== JSON.stringify(wished))
        throw new Error(
          `wished ${JSON.stringify(wished)}, stored ${JSON.stringify(server.quantities)}`,
        )
      if (view(driven).lines.some(({ busy }) => busy)) throw new Error('a line stays busy')
    }),
    { numRuns: 500 },
  )
}, 60_000)
