import { addFillAYard, layoutCode, readLayoutCode } from '@selvage/core/fill-a-yard'
import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { openYard as begin, smallLayout as layout } from '../testing/open-yard.ts'
import { blocked, calls, line, memory, setUp } from '../testing/set-up.ts'

const savedAt = '2026-11-21T05:00:00.000Z'

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

describe('layouts put aside in a shop’s storage', () => {
  it('are restored on the next page, for their collection alone', async () => {
    const storage = memory()
    const first = await begin(setUp({}, { storage }))
    first.actor.send({ type: 'SAVE', savedAt })
    await vi.waitFor(() => expect(storage.stored.size).toBe(1))
    const again = await begin(setUp({}, { storage }))
    await waitFor(again.actor, () => again.view().saved.length > 0)
    expect(again.view()).toMatchObject({
      isSaved: true,
      saved: [{ code: layoutCode(layout), savedAt }],
    })
    expect((await begin(setUp({}, { storage }), {}, 175)).view().saved).toEqual([])
    again.actor.send({ type: 'REMOVE_SAVED', code: layoutCode(layout) })
    await vi.waitFor(() => expect([...storage.stored.keys()]).toEqual([]))
  })
  it('are the yards of all tabs, and the steps of this one', async () => {
    const [storage, tabStorage, otherTab] = [memory(), memory(), memory()]
    const here = await begin(setUp({}, { storage, tabStorage }))
    const there = await begin(setUp({}, { storage, tabStorage: otherTab }))
    here.actor.send({ type: 'APPLY', at: 5, design: 3 })
    here.actor.send({ type: 'SAVE', savedAt })
    there.actor.send({ type: 'SAVE', savedAt })
    await vi.waitFor(() => {
      const [stored] = storage.stored.values()
      for (const { view } of [here, there]) expect(stored).toContain(view().code)
    })
    const later = await begin(setUp({}, { storage }))
    await waitFor(later.actor, () => later.view().saved.length > 0)
    expect(later.view().saved.map(({ code }) => code)).toEqual([
      layoutCode(layout),
      here.view().code,
    ])
    expect([tabStorage.stored.size, otherTab.stored.size]).toEqual([1, 0])
  })
  it('live as long as the page when storage is blocked', async () => {
    const all = setUp({}, { storage: blocked })
    const yard = await begin(all)
    yard.actor.send({ type: 'SAVE', savedAt })
    await vi.waitFor(async () => {
      const again = await begin(all)
      await waitFor(again.actor, ({ children }) =>
        Object.values(children).every(
          (child) => child?.src !== 'readSaved' || child.getSnapshot().status === 'done',
        ),
      )
      expect(again.view().saved).toHaveLength(1)
    })
  })
})
