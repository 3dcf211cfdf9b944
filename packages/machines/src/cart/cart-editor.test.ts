import { patchItem, removeItem } from '@selvage/core/cart'
import { describe, expect, it, vi } from 'vitest'
import { addElsewhere, openEditor, watchedShop } from '../testing/open-editor.ts'
import { calls, designId, line, otherId, sampleLayout, setUp } from '../testing/set-up.ts'
import { loadCalls } from '../shop/lazy-gateway.ts'
import { createCartEditor } from './cart-editor.ts'
import { cartView } from './cart.view.ts'
import { editCart } from './edit-cart.ts'

describe('an editor of a shop’s cart', () => {
  it('changes, removes, brings back, and follows what other widgets do', async () => {
    const all = setUp({ items: [line(designId, 2), line(otherId)] })
    const editor = openEditor(all)
    await editor.idle()
    const ids = [editor.id(0), editor.id(1)] as const
    editor.send({ type: 'TYPE_QUANTITY', id: ids[0], typed: '3' })
    editor.send({ type: 'TYPE_QUANTITY', id: ids[0], typed: '7' })
    editor.send({ type: 'REMOVE', id: ids[1] })
    await editor.idle()
    expect(all.shop.cart.get().count).toBe(7)
    editor.send({ type: 'UNDO' })
    await editor.idle()
    expect(editor.view()).toMatchObject({ count: 8 })
    await addElsewhere(all)
    expect(editor.view().count).toBe(9)
    editor.send({ type: 'TYPE_PROMO', typed: 'SELVAGE10' })
    editor.send({ type: 'APPLY_PROMO' })
    await editor.idle()
    expect(editor.view().promo).toMatchObject({ code: 'SELVAGE10', typed: '' })
  })
  it('brings wallpaper and a filled yard back as they were', async () => {
    const all = setUp({
      items: [
        line(),
        { designId, wallpaper: 'GRASSCLOTH', size: 'ROLL_27_FT', quantity: 2 },
        { layout: sampleLayout(4), quantity: 3 },
      ],
    })
    const editor = openEditor(all)
    await editor.idle()
    const bought = () =>
      editor.view().lines.map(({ item: { wallpaper, fillAYard, quantity } }) => ({
        wallpaper,
        layout: fillAYard?.layout,
        quantity,
      }))
    const before = bought()
    for (const id of [editor.id(1), editor.id(2)]) {
      editor.send({ type: 'REMOVE', id })
      await editor.idle()
      expect(editor.view().lines).toHaveLength(2)
      editor.send({ type: 'UNDO' })
      await editor.idle()
      expect(editor.view().lines).toHaveLength(3)
    }
    expect(bought()).toEqual(before)
    expect(calls(all).filter((call) => call === 'cart.restore')).toHaveLength(2)
  })
  it('brings a line back once, though the answer to the first try was lost', async () => {
    const restores = () => all.test.requests.filter(({ call }) => call === 'cart.restore')
    let isLost = false
    const all = setUp(
      { items: [line(), line(otherId, 3)] },
      {
        fetch: async (input, init) => {
          const answer = await all.test.fetch(input, init)
          if (isLost && restores().length > 0) throw new TypeError('The network is gone.')
          return answer
        },
      },
    )
    const editor = openEditor(all)
    await editor.idle()
    editor.send({ type: 'REMOVE', id: editor.id(1) })
    await editor.idle()
    isLost = true
    editor.send({ type: 'UNDO' })
    await editor.idle()
    expect(editor.view().removed).toMatchObject([{ error: {} }])
    isLost = false
    editor.send({ type: 'RETRY' })
    await editor.idle()
    expect(editor.view()).toMatchObject({ count: 4 })
    expect(restores().length).toBeGreaterThan(1)
  })
  it('sends one write at a time, each with the version of the last answer', async () => {
    const all = watchedShop({ items: [line(designId, 2), line(otherId)] })
    const editor = openEditor(all)
    await editor.idle()
    editor.send({ type: 'TYPE_QUANTITY', id: editor.id(0), typed: '3' })
    editor.send({ type: 'TYPE_QUANTITY', id: editor.id(1), typed: '4' })
    editor.send({ type: 'TYPE_QUANTITY', id: editor.id(0), typed: '5' })
    editor.send({ type: 'TYPE_QUANTITY', id: editor.id(0), typed: '6' })
    await editor.idle()
    expect(all.watched.most).toBe(1)
    const writes = all.test.requests.filter(({ call }) => call === 'cart.patch')
    expect(writes.map(({ body, status }) => [body, status])).toEqual([
      [{ quantity: 3 }, 200],
      [{ quantity: 4 }, 200],
      [{ quantity: 6 }, 200],
    ])
  })
  it('applies a change over a cart that another tab has changed', async () => {
    const all = setUp({ items: [line(designId, 2), line(otherId)] })
    const editor = openEditor(all)
    await editor.idle()
    const { version = 0 } = editor.view().cart ?? {}
    await all.shop.gateway.send(
      patchItem,
      { params: { id: editor.id(1) }, body: { quantity: 9 } },
      { version },
    )
    editor.send({ type: 'TYPE_QUANTITY', id: editor.id(0), typed: '3' })
    await editor.idle()
    expect(editor.view().lines.map(({ quantity }) => quantity)).toEqual([3, 9])
    expect(editor.view().notice).toBeUndefined()
    const writes = all.test.requests.filter(({ call }) => call === 'cart.patch')
    expect(writes.map(({ status }) => status)).toEqual([200, 409, 200])
  })
  it.each(['ORDER_ITEM_NOT_FOUND', 'ORDER_NOT_PENDING'] as const)(
    'shows the cart that there is now after %s',
    async (code) => {
      const all = setUp({ items: [line(designId, 2), line(otherId)] })
      const editor = openEditor(all)
      await editor.idle()
      const { version = 0 } = editor.view().cart ?? {}
      const [id, other] = [editor.id(0), editor.id(1)]
      await all.shop.gateway.send(removeItem, { params: { id } }, { version })
      all.test.play(`code:${code}@cart.patch`)
      editor.send({ type: 'TYPE_QUANTITY', id, typed: '3' })
      await editor.idle()
      expect(editor.view()).toMatchObject({
        lines: [{ item: { id: other } }],
        notice: { code: 'CART_VERSION_CONFLICT' },
      })
    },
  )
  it('uses the version that another widget has learned of', async () => {
    const all = setUp({ items: [line(designId, 2), line(otherId)] })
    const cart = await all.shop.cart.load()
    await addElsewhere(all)
    const editor = createCartEditor(all.shop, cart)
    editor.send({ type: 'REMOVE', id: cart?.items[1]?.id ?? '' })
    editor.subscribe(() => {})
    await vi.waitFor(() => expect(all.test.requests.at(-1)?.status).toBe(200), { timeout: 15_000 })
    expect(all.test.requests.map(({ status }) => status)).not.toContain(409)
  })
  it('keeps a change that failed, and sends it again', async () => {
    const all = setUp({ items: [line(designId, 2)] })
    const editor = openEditor(all)
    await editor.idle()
    all.test.play('rubbish')
    editor.send({ type: 'TYPE_QUANTITY', id: editor.id(0), typed: '3' })
    await editor.idle()
    expect(editor.view().lines[0]).toMatchObject({ quantity: 3, error: { code: 'SERVER_ERROR' } })
    all.test.play('ok')
    editor.send({ type: 'RETRY' })
    await editor.idle()
    expect(editor.view().lines[0]).toMatchObject({ quantity: 3, error: undefined })
    expect(all.shop.cart.get().count).toBe(3)
  })
  it('fails with a message where its code cannot be fetched, and works with the next act', async () => {
    const all = setUp({ items: [line(designId, 2)] })
    const cart = await all.shop.cart.load()
    let isOffline = true
    const load = (): ReturnType<typeof loadCalls> =>
      isOffline ? Promise.reject(new TypeError('Failed to fetch a module.')) : loadCalls()
    const editor = editCart(all.shop, { load }, cart)
    editor.subscribe(() => {})
    const view = () => cartView(editor.get())
    const id = cart?.items[0]?.id ?? ''
    editor.send({ type: 'REMOVE', id })
    expect(view().lines[0]).toMatchObject({ leaving: true })
    await vi.waitFor(() =>
      expect(view().lines[0]).toMatchObject({ leaving: false, error: { code: 'SERVER_ERROR' } }),
    )
    isOffline = false
    editor.send({ type: 'RETRY', id })
    await vi.waitFor(() => expect(view()).toMatchObject({ status: 'empty', totalsOutdated: false }))
  })
  it('fails to load with a message, and loads again', async () => {
    const all = setUp({ items: [line()], scenario: 'rubbish' })
    const editor = openEditor(all)
    await vi.waitFor(() => expect(editor.view().status).toBe('failed'), { timeout: 15_000 })
    expect(editor.view().notice).toMatchObject({ code: 'SERVER_ERROR' })
    all.test.play('ok')
    editor.send({ type: 'RETRY' })
    await editor.idle()
  })
  it('is waited for when the cart is handed over, also before anybody listens', async () => {
    const all = setUp({ items: [line(designId, 2)] })
    const cart = await all.shop.cart.load()
    const editor = createCartEditor(all.shop, cart)
    editor.send({ type: 'TYPE_QUANTITY', id: cart?.items[0]?.id ?? '', typed: '3' })
    await all.shop.handOver()
    expect(calls(all).slice(-2)).toEqual(['cart.patch', 'cart.handover'])
  })
  it('keeps a cart whose change fails again from being handed over', async () => {
    const all = setUp({ items: [line(designId, 2)] })
    const editor = openEditor(all)
    await editor.idle()
    all.test.play('code:SERVER_ERROR@cart.patch')
    editor.send({ type: 'TYPE_QUANTITY', id: editor.id(0), typed: '3' })
    await expect(all.shop.handOver()).rejects.toMatchObject({ code: 'SERVER_ERROR' })
    await expect(all.shop.handOver()).rejects.toMatchObject({ code: 'SERVER_ERROR' })
    expect(calls(all)).not.toContain('cart.handover')
    all.test.play('ok')
    await all.shop.handOver()
    expect(editor.view().lines[0]).toMatchObject({ quantity: 3, error: undefined })
  })
  it('hands a cart over beside a promo code that was rejected', async () => {
    const all = setUp({ items: [line(designId, 2)] })
    const editor = openEditor(all)
    await editor.idle()
    editor.send({ type: 'TYPE_PROMO', typed: 'NONE' })
    editor.send({ type: 'APPLY_PROMO' })
    await editor.idle()
    expect(editor.view().promo.error).toBeDefined()
    expect(await all.shop.handOver()).toMatch(/^handover_/)
  })
  it('loads nothing when the page or the shop already knows the cart', async () => {
    const all = setUp({ items: [line()] })
    const cart = await all.shop.cart.load()
    const { length } = all.test.requests
    createCartEditor(all.shop).subscribe(() => {})
    createCartEditor(setUp().shop, cart).subscribe(() => {})
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(all.test.requests).toHaveLength(length)
  })
})
