import { addToCart, redeemHandover } from '@selvage/core/cart'
import { listFabrics } from '@selvage/core/fabric'
import { SAMPLE_LAYOUTS } from '@selvage/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { createAddToCart, fabricProduct, lineAdder } from '../cart/index.ts'
import { ended } from '../testing/run.ts'
import {
  blocked,
  calls,
  designId,
  line,
  memory,
  otherId,
  sampleLayout,
  setUp,
} from '../testing/set-up.ts'
import type { SetUp } from '../testing/set-up.ts'

async function addOne({ shop }: SetUp, more: { itemId?: string; quantity?: number } = {}) {
  const offers = await shop.gateway.send(listFabrics, { query: { currency: 'USD' } })
  const form = createAddToCart(lineAdder(shop, fabricProduct), fabricProduct, {
    designId,
    offers,
    measurement: 'imperial',
    ...more,
  })
  form.send({ type: 'ADD' })
  return ended(form)
}

describe('adding through a shop', () => {
  it('asks who is shopping, makes a guest, adds one line, and every badge moves', async () => {
    const all = setUp()
    const seen: (number | undefined)[] = []
    all.shop.cart.subscribe(({ count }) => seen.push(count))
    expect(await addOne(all)).toMatchObject({ status: 'added' })
    expect(calls(all)).toEqual(['fabric.list', 'session.whoAmI', 'session.createGuest', 'cart.add'])
    expect(seen).toEqual([1])
    expect(all.shop.session.type()).toBe('guest')
  })
  it('never makes a guest when the gateway cannot say who is shopping', async () => {
    const all = setUp({ scenario: 'code:SERVER_ERROR@session.whoAmI' })
    const failed = await addOne(all)
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'SERVER_ERROR' } })
    expect(all.shop.session.type()).toBe('unknown')
    expect(calls(all)).not.toContain('session.createGuest')
    expect(all.reports).toContain('session.load')
  })
  it('leads to the login where the session has ended elsewhere, and makes no guest of the member', async () => {
    const navigate = vi.fn()
    const all = setUp({ scenario: 'code:EXPIRED_SESSION@session.whoAmI' }, { navigate })
    expect(await addOne(all)).toMatchObject({
      status: 'failed',
      error: { code: 'EXPIRED_SESSION' },
    })
    expect(navigate.mock.calls).toEqual([[{ to: 'login', code: 'EXPIRED_SESSION' }]])
    expect(calls(all)).not.toContain('session.createGuest')
  })
  it('makes one guest for two clicks on two cards', async () => {
    const all = setUp()
    await Promise.all([addOne(all), addOne(all)])
    expect(calls(all).filter((call) => call === 'session.createGuest')).toHaveLength(1)
    expect(all.shop.cart.get().count).toBe(2)
  })
  it('begins anew when the guest was forgotten', async () => {
    const all = setUp({ user: 'guest' })
    await all.shop.session.load()
    all.test.shop.cookies = null
    expect((await addOne(all)).status).toBe('added')
    expect(calls(all).slice(-4)).toEqual([
      'cart.add',
      'session.whoAmI',
      'session.createGuest',
      'cart.add',
    ])
  })
  it('replaces a line in one call, also over a newer cart', async () => {
    const all = setUp({ items: [line()] })
    const cart = await all.shop.cart.load()
    // Another tab adds something: the known version is stale.
    await all.shop.gateway.send(addToCart, { body: line(otherId) }, { key: 'other-tab' })
    expect((await addOne(all, { itemId: cart?.items[0]?.id ?? '', quantity: 5 })).status).toBe(
      'added',
    )
    expect(all.shop.cart.get()).toMatchObject({ count: 6, cart: { version: 3 } })
    expect(calls(all).filter((call) => call === 'cart.replace')).toHaveLength(2)
  })
})

describe('an embed', () => {
  const embed = { policy: { credentials: 'omit' } } as const
  it('sends no cookies, keeps its own token, and finds its cart after a reload', async () => {
    const storage = memory()
    const all = setUp({}, { ...embed, storage })
    await addOne(all)
    expect(calls(all)).toEqual(['fabric.list', 'session.createGuest', 'cart.add'])
    expect(all.test.requests.every(({ credentials }) => credentials === 'omit')).toBe(true)
    expect(all.test.shop.cookies).toBeNull()
    expect([...storage.stored.keys()]).toEqual([`selvage:cart:${all.test.url}`])
    const again = setUp({}, { ...embed, storage }, all.test)
    expect(await again.shop.cart.load()).toMatchObject({ count: 1 })
    expect(await again.shop.handOver()).toMatch(/^handover_/)
  })
  it('works from memory when the storage is blocked', async () => {
    const all = setUp({}, { ...embed, storage: blocked })
    await addOne(all)
    expect(await all.shop.cart.load()).toMatchObject({ count: 1 })
  })
  it('asks nothing for its badge while there is no cart', async () => {
    const all = setUp({}, embed)
    await all.shop.cart.loadCount()
    expect(await all.shop.cart.load()).toBeNull()
    expect([all.shop.cart.get().count, all.test.requests.length]).toEqual([0, 0])
  })
  it('drops a token that the gateway no longer knows, and shops on', async () => {
    const storage = memory()
    const all = setUp({}, { ...embed, storage })
    storage.setItem(`selvage:cart:${all.test.url}`, 'token-of-a-cart-that-is-gone')
    expect((await addOne(all)).status).toBe('added')
    expect(storage.getItem(`selvage:cart:${all.test.url}`)).toMatch(/^token_/)
  })
})

describe('two shops on one page', () => {
  it('never meet', async () => {
    const storage = memory()
    const [one, two] = [
      setUp({ url: 'https://one.test' }, { storage, policy: { credentials: 'omit' } }),
      setUp({ url: 'https://two.test' }, { storage, policy: { credentials: 'omit' } }),
    ]
    await addOne(one)
    expect([one.shop.cart.get().count, two.shop.cart.get().count]).toEqual([1, undefined])
    expect(await two.shop.cart.load()).toBeNull()
    one.shop.flash.show({ text: 'PAYMENT_FAILED' })
    expect(two.shop.flash.get()).toEqual([])
  })
})

describe('the cart of a shop', () => {
  it('hands all kinds of lines over from an embed', async () => {
    const { shop, test } = setUp({
      user: 'guest',
      items: [
        { designId, wallpaper: 'SMOOTH', size: 'SWATCH', quantity: 1 },
        { layout: sampleLayout(10), quantity: 1 },
      ],
    })
    const code = await shop.handOver()
    test.shop.cookies = null
    const redeemed = await shop.session.withSession(() =>
      shop.gateway.send(redeemHandover, { body: { code } }),
    )
    expect(
      redeemed.items.map(({ wallpaper, fillAYard }) => [wallpaper?.size, fillAYard?.layout]),
    ).toEqual([
      ['SWATCH', undefined],
      [undefined, SAMPLE_LAYOUTS[10].code],
    ])
  })
  it('ignores a late older answer, and a cart that is closed', async () => {
    const all = setUp({ items: [line()] })
    const old = await all.shop.cart.load()
    await addOne(all)
    all.shop.cart.accept(old)
    expect(all.shop.cart.get().count).toBe(2)
    all.shop.cart.clear()
    all.shop.cart.accept(old)
    expect(all.shop.cart.get()).toEqual({ cart: null, count: 0 })
  })
  it('only reports a count that cannot be read', async () => {
    const all = setUp({ scenario: 'down' })
    await all.shop.cart.loadCount()
    expect(all.reports).toEqual(['cart.count'])
  })
})

describe('what surrounds a shop', () => {
  it('rejects what does not exist, with what to write instead', () => {
    expect(() => setUp({}, { currency: 'XXX' as 'USD' })).toThrow(
      /currency "XXX".*Write for example currency: 'USD'/,
    )
    expect(() => setUp({}, { locale: 'tlh' as 'en_US' })).toThrow(/locale/)
  })
  it('does not report a browser extension’s troubles', () => {
    const all = setUp()
    all.shop.report(new Error('Extension context invalidated.'), 'anywhere')
    all.shop.report(
      Object.assign(new Error('x'), { name: 'Extension context invalidated.' }),
      'anywhere',
    )
    for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension']) {
      const stack = `TypeError: x\n    at f (${scheme}://abcdef/content.js:1:2)`
      all.shop.report(Object.assign(new Error('x'), { stack }), 'anywhere')
      all.shop.report({ message: 'x', filename: `${scheme}://abcdef/content.js` }, 'anywhere')
    }
    all.shop.report(new Error('ours'), 'here')
    all.shop.report(undefined, 'there')
    expect(all.reports).toEqual(['here', 'there'])
  })
  it('leads to the login when the session is lost, and follows a redirect only where it may', async () => {
    const destinations: unknown[] = []
    const answer = (redirect: string) => async () =>
      new Response(
        JSON.stringify({ errors: [{ code: 'EXPIRED_SESSION' }], redirect_url: redirect }),
        { status: 401, headers: { 'Content-Type': 'application/json' } },
      )
    for (const redirect of [
      'https://evil.test/',
      'javascript:alert(1)',
      '/en/login?next=%2Fen%2Fcart',
    ]) {
      const { shop } = setUp(
        {},
        {
          fetch: answer(redirect),
          navigate: (to) => destinations.push(to),
          policy: { origin: 'https://shop.test' },
        },
      )
      await shop.session.load()
    }
    expect(destinations).toEqual([
      { to: 'login', code: 'EXPIRED_SESSION' },
      { to: 'login', code: 'EXPIRED_SESSION' },
      { to: 'url', url: '/en/login?next=%2Fen%2Fcart' },
    ])
  })
})
