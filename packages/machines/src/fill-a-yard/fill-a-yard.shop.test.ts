import { addFillAYard, layoutCode, readLayoutCode } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { blocked, calls, line, memory, setUp } from '../testing/set-up.ts'
import type { SetUp } from '../testing/set-up.ts'
import { provideFillAYard } from './fill-a-yard.actors.ts'
import type { FillAYardContext, FillAYardInput } from './fill-a-yard.types.ts'
import { fillAYardView } from './fill-a-yard.view.ts'
import { storeHistory } from './stored-history.ts'

const layout = readLayoutCode('1.10.velvet.174.i-3.01----') as Layout
const savedAt = '2026-11-21T05:00:00.000Z'

async function begin(
  { shop }: SetUp,
  start: FillAYardInput['start'] = { layout },
  collectionId = 174,
) {
  const actor = createActor(provideFillAYard(shop), { input: { collectionId, start } }).start()
  const view = () => fillAYardView(actor.getSnapshot())
  await waitFor(
    actor,
    () =>
      view().step !== 'loading' ||
      [view().collection.status, view().templates.status].every((status) => status !== 'loading'),
  )
  return {
    actor,
    view,
    ended: () =>
      waitFor(
        actor,
        (snapshot) =>
          snapshot.matches({ designing: 'added' }) || snapshot.matches({ designing: 'failed' }),
      ),
  }
}

describe('a filled yard through a shop', () => {
  it('is loaded, filled and added once, and every badge moves', async () => {
    const all = setUp()
    const yard = await begin(all, {
      step: 'canvas',
      templateId: 4,
      fabric: 'PETAL_SIGNATURE_COTTON',
    })
    expect(yard.view()).toMatchObject({
      step: 'canvas',
      capacity: 42,
      disagrees: false,
      collection: { status: 'loaded' },
    })
    yard.actor.send({ type: 'FILL', what: 'all' })
    yard.actor.send({ type: 'ADD' })
    await yard.ended()
    expect(yard.view()).toMatchObject({ done: true, unitPrice: { currency: 'USD' } })
    const { cart, count } = all.shop.cart.get()
    expect([count, cart?.items[0]?.fillAYard?.layout, cart?.items[0]?.total]).toEqual([
      1,
      yard.view().code,
      yard.view().total,
    ])
    expect(calls(all)).toEqual([
      'collection.get',
      'fill-a-yard.templates',
      'session.whoAmI',
      'session.createGuest',
      'fill-a-yard.add',
    ])
  })
  it('costs what its yards cost', async () => {
    const all = setUp()
    const yard = await begin(all, {
      layout: readLayoutCode(`1.5.velvet.174.i.${'0'.repeat(48)}`),
      quantity: 3,
    })
    yard.actor.send({ type: 'ADD' })
    await yard.ended()
    const item = all.shop.cart.get().cart?.items[0]
    expect([item?.unitPrice, item?.total]).toEqual([yard.view().unitPrice, yard.view().total])
  })
  it('replaces a line of the cart in one call, also over a newer cart', async () => {
    const all = setUp({ items: [line()] })
    const cart = await all.shop.cart.load()
    await all.shop.gateway.send(
      addFillAYard,
      { body: { layout, quantity: 1 } },
      { key: 'other-tab' },
    )
    const yard = await begin(all, { layout, quantity: 5, itemId: cart?.items[0]?.id ?? '' })
    yard.actor.send({ type: 'APPLY', at: 5, design: 3 })
    yard.actor.send({ type: 'ADD' })
    await yard.ended()
    expect(yard.view().label).toBe('fabric.updated')
    expect(calls(all).filter((call) => call === 'fill-a-yard.replace')).toHaveLength(2)
    expect(all.shop.cart.get().count).toBe(6)
  })
  it('names the request that failed, and repeats that one alone', async () => {
    const all = setUp({ scenario: 'code:SERVER_ERROR@fill-a-yard.templates' })
    const yard = await begin(all)
    expect(yard.view()).toMatchObject({
      step: 'loading',
      collection: { status: 'loaded' },
      templates: { status: 'failed', error: { code: 'SERVER_ERROR' } },
    })
    all.test.play('ok')
    yard.actor.send({ type: 'RETRY' })
    await waitFor(yard.actor, () => yard.view().step === 'canvas')
    // The failed read was sent again twice before it was given up.
    const templates = Array.from({ length: 4 }, () => 'fill-a-yard.templates')
    expect(calls(all)).toEqual(['collection.get', ...templates])
  })
  it('shows that a collection does not exist', async () => {
    expect((await begin(setUp(), {}, 999)).view()).toMatchObject({
      step: 'loading',
      collection: { status: 'failed', error: { code: 'COLLECTION_NOT_FOUND' } },
    })
  })
  it('adds nothing when the layout of the gateway differs from its own', async () => {
    const all = setUp({ disagrees: true })
    const yard = await begin(all)
    yard.actor.send({ type: 'ADD' })
    expect(yard.view()).toMatchObject({
      capacity: 5,
      disagrees: true,
      layoutError: 'capacity',
      busy: false,
    })
    expect(calls(all)).not.toContain('fill-a-yard.add')
  })
  it('adds once when the answer is lost', async () => {
    const all = setUp()
    const yard = await begin(all)
    all.test.play('code:SERVER_ERROR@fill-a-yard.add')
    yard.actor.send({ type: 'ADD' })
    await yard.ended()
    expect(yard.view()).toMatchObject({ canRetry: true, error: { code: 'SERVER_ERROR' } })
    all.test.play('ok')
    yard.actor.send({ type: 'ADD' })
    await waitFor(yard.actor, () => yard.view().done)
    expect(all.shop.cart.get().count).toBe(1)
  })
})

describe('the history of a yard', () => {
  const edits = [
    { type: 'APPLY', at: 2, design: 3 },
    { type: 'APPLY', at: 3, design: 3 },
    { type: 'UNDO' },
  ] as const
  /** Waits until the last edit is stored. */
  const stored = (
    { actor }: Awaited<ReturnType<typeof begin>>,
    storage: ReturnType<typeof memory>,
  ) =>
    vi.waitFor(() =>
      expect([...storage.stored.values()].join()).toContain(
        `],["${layoutCode(actor.getSnapshot().context.layout)}"],[`,
      ),
    )
  /** Waits until the stored history is read. */
  const restored = (yard: Awaited<ReturnType<typeof begin>>) =>
    waitFor(yard.actor, ({ children }) =>
      Object.values(children).every(
        (child) => child?.src !== 'readHistory' || child.getSnapshot().status === 'done',
      ),
    )

  it('outlives a reload of the page at its layout', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { storage }))
    for (const edit of edits) first.actor.send(edit)
    const { code } = first.view()
    await stored(first, storage)

    const again = await begin(setUp({}, { storage }), { layout: readLayoutCode(code) })
    await restored(again)
    expect(again.view()).toMatchObject({ code, canUndo: true, canRedo: true })
    again.actor.send({ type: 'UNDO' })
    expect(again.view()).toMatchObject({ code: layoutCode(layout), canUndo: false })
    again.actor.send({ type: 'REDO' })
    again.actor.send({ type: 'REDO' })
    expect(again.view()).toMatchObject({ summary: { filled: 4 }, canRedo: false })

    await stored(again, storage)
    const third = await begin(setUp({}, { storage }), {
      layout: again.actor.getSnapshot().context.layout,
    })
    await restored(third)
    expect(third.actor.getSnapshot().context.past).toHaveLength(2)
  })
  it('is none at another layout, in another collection and in another tab', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { storage }))
    for (const edit of edits) first.actor.send(edit)
    const { layout: shown } = first.actor.getSnapshot().context
    await stored(first, storage)
    for (const [there, start, collectionId] of [
      [storage, { layout }, 174],
      [storage, { layout: { ...shown, collectionId: 175 } }, 175],
      [memory(), { layout: shown }, 174],
    ] as const) {
      const yard = await begin(setUp({}, { storage: there }), start, collectionId)
      await restored(yard)
      expect(yard.view()).toMatchObject({ canUndo: false, canRedo: false })
    }
  })
  it('begins at the choice of a template, too', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { storage }), {})
    first.actor.send({ type: 'NEXT' })
    first.actor.send({ type: 'APPLY', at: 0, design: 3 })
    first.actor.send({ type: 'BACK' })
    first.actor.send({ type: 'CHOOSE_TEMPLATE', templateId: 10 })
    first.actor.send({ type: 'NEXT' })
    await stored(first, storage)
    const again = await begin(setUp({}, { storage }), {
      layout: first.actor.getSnapshot().context.layout,
    })
    await restored(again)
    expect(again.actor.getSnapshot().context.past).toEqual(first.actor.getSnapshot().context.past)
  })
  it('follows an edit that came before it was read', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { storage }))
    first.actor.send(edits[0])
    const { layout: shown } = first.actor.getSnapshot().context
    await stored(first, storage)
    const { shop } = setUp({}, { storage })
    const ready = first.actor.getSnapshot().context
    const yard = createActor(provideFillAYard(shop), {
      input: {
        collectionId: 174,
        collection: ready.collection,
        templates: ready.templates,
        start: { layout: shown },
      },
    }).start()
    yard.send(edits[1])
    expect(yard.getSnapshot().context.past).toEqual([shown])
    await waitFor(yard, ({ context }) => context.past.length === 2)
    expect(yard.getSnapshot().context.past).toEqual([layout, shown])
  })
  it('has no design that is no longer available', async () => {
    const storage = memory()
    const gone = readLayoutCode('1.10.velvet.174.i-3-zzz.01-2--') as Layout
    const stored = { collectionId: 174, layout, past: [gone], future: [] }
    storeHistory(storage, setUp().shop.gateway.url, stored as unknown as FillAYardContext)
    const yard = await begin(setUp({}, { storage }))
    await restored(yard)
    yard.actor.send({ type: 'UNDO' })
    expect(yard.view().code).toBe(layoutCode({ ...gone, cells: [18, 3, null, null, null, null] }))
  })
})

describe('layouts put aside in a shop’s storage', () => {
  it('are restored on the next page, for their collection alone', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { storage }))
    first.actor.send({ type: 'SAVE', savedAt })
    const again = await begin(setUp({}, { storage }))
    await waitFor(again.actor, () => again.view().saved.length > 0)
    expect(again.view()).toMatchObject({
      isSaved: true,
      saved: [{ code: layoutCode(layout), savedAt }],
    })
    expect((await begin(setUp({}, { storage }), {}, 175)).view().saved).toEqual([])
    again.actor.send({ type: 'REMOVE_SAVED', code: layoutCode(layout) })
    expect([...storage.stored.keys()]).toEqual([])
  })
  it('live as long as the page when storage is blocked', async () => {
    const all = setUp({}, { storage: blocked })
    const yard = await begin(all)
    yard.actor.send({ type: 'SAVE', savedAt })
    const again = await begin(all)
    await waitFor(again.actor, () => again.view().saved.length > 0)
    expect(again.view().saved).toHaveLength(1)
  })
})
