import { expect, describe, it, vi } from 'vitest'
import { addElsewhere, openEditor, watchedShop } from '../testing/open-editor.ts'
import { calls, designId, line, setUp } from '../testing/set-up.ts'
import { createCartEditor } from './cart-editor.ts'
import { cartView } from './cart.view.ts'

describe('listeners', () => {
  const slow = { items: [line(designId, 2)], slowMs: 60_000 } as const

  it('ask nothing of the gateway before there is one', async () => {
    const all = setUp(slow)
    const cart = await all.shop.cart.load()
    const editors = [createCartEditor(all.shop), createCartEditor(all.shop, cart)] as const
    editors[1].send({ type: 'REMOVE', id: cart?.items[0]?.id ?? '' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(calls(all)).toEqual(['cart.get'])
    expect(cartView(editors[0].get()).status).toBe('loading')
    expect(cartView(editors[1].get()).lines[0]).toMatchObject({ leaving: true })
    editors[1].subscribe(() => {})
    await vi.waitFor(() => expect(calls(all)).toEqual(['cart.get', 'cart.remove']), {
      timeout: 15_000,
    })
  })
  it('abort a load when the last one stops, and the next one loads', async () => {
    const all = watchedShop({ ...slow, scenario: 'slow' })
    const editor = openEditor(all)
    const stopSecond = editor.subscribe(() => {})
    await vi.waitFor(() => expect(all.watched.underWay).toBe(1), { timeout: 15_000 })
    editor.close()
    editor.close()
    expect(all.watched.signals.map(({ aborted }) => aborted)).toEqual([false])
    stopSecond()
    expect(all.watched.signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(editor.view().status).toBe('loading')
    all.test.play('ok')
    editor.subscribe(() => {})
    await editor.idle()
  })
  it('leave their changes to be sent, one after the other, when the last one stops', async () => {
    const all = watchedShop({ ...slow, slowMs: 100 })
    const editor = openEditor(all)
    await editor.idle()
    const id = editor.id(0)
    all.test.play('slow')
    editor.send({ type: 'REMOVE', id })
    editor.send({ type: 'UNDO', id })
    await vi.waitFor(() => expect(all.watched.underWay).toBe(1), { timeout: 15_000 })
    editor.close()
    expect(all.watched.signals.at(-1)?.aborted).toBe(false)
    await vi.waitFor(() => expect(calls(all).slice(1)).toEqual(['cart.remove', 'cart.restore']), {
      timeout: 15_000,
    })
    await vi.waitFor(() => expect(all.shop.cart.get().count).toBe(2), { timeout: 15_000 })
  })
  it('no longer follow the shop when they have stopped', async () => {
    const all = setUp({ items: [line()] })
    const editor = openEditor(all)
    await editor.idle()
    editor.close()
    await addElsewhere(all)
    expect(editor.view().count).toBe(1)
    editor.subscribe(() => {})
    expect(editor.view().count).toBe(2)
  })
  it('hear of a cart that arrives while it is being loaded, which ends the load', async () => {
    const all = watchedShop({ ...slow, scenario: 'slow' })
    const known = setUp({ items: [line(designId, 2)] })
    const cart = await known.shop.cart.load()
    const editor = openEditor(all)
    await vi.waitFor(() => expect(all.watched.underWay).toBe(1), { timeout: 15_000 })
    all.shop.cart.accept(cart)
    expect(editor.view()).toMatchObject({ status: 'filled', count: 2 })
    expect(all.watched.signals.map(({ aborted }) => aborted)).toEqual([true])
  })
  it('are not kept from hearing by one that throws, which is reported', async () => {
    const all = setUp({ items: [line()] })
    const editor = createCartEditor(all.shop)
    editor.subscribe(() => {
      throw new Error('a listener')
    })
    const seen: string[] = []
    editor.subscribe((state) => seen.push(state.phase))
    await vi.waitFor(() => expect(seen).toContain('ready'), { timeout: 15_000 })
    expect(all.reports).toContain('cart.editor')
  })
})
