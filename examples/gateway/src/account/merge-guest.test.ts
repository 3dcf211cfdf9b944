import { logIn, logOut, register } from '@selvage/core/account'
import { addToCart, mergeCarts, setPromo } from '@selvage/core/cart'
import { createGuest, whoAmI } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addFabric,
  newGuest,
  newKey,
  openCartGateway,
  readCart,
  YARD,
} from '../testing/cart-gateway.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway, Shopper } from '../testing/test-gateway.ts'

const password = 'a long password'

describe.each(DATABASES)('a guest’s cart that comes along on %s', (database) => {
  let gateway: ReferenceGateway
  let made = 0
  beforeAll(async () => {
    gateway = await openCartGateway(database)
  })
  afterAll(() => gateway.close())

  const rows = async (text: string, values: unknown[] = []) =>
    (await gateway.deps.db.pool.query<Record<string, unknown>>(text, values)).rows
  const enter = ({ gateway: client }: Shopper, email: string) =>
    client.send(logIn, { body: { email, password } })
  const linesOf = async (shopper: Shopper) =>
    ((await readCart(shopper))?.items ?? []).map(({ design, quantity }): [number, number] => [
      design?.id ?? 0,
      quantity,
    ])
  /** The e-mail address of a new account, whose cart has the given lines. */
  async function account(...items: Parameters<typeof addFabric>[1][]): Promise<string> {
    const email = `member-${++made}@example.com`
    const member = gateway.shopper()
    await member.gateway.send(register, {
      body: { screenName: 'Ada', email, password, newsletter: false },
    })
    for (const item of items) await addFabric(member, item)
    return email
  }
  /** Another tab of the same browser, which has the cookies of now. */
  function tabOf(shopper: Shopper): Shopper {
    const tab = gateway.shopper()
    for (const [name, value] of shopper.cookies) tab.cookies.set(name, value)
    return tab
  }

  it('is merged once by two tabs that log in at once, and by a repeated login', async () => {
    const email = await account({ quantity: 2 })
    const guest = await newGuest(gateway)
    await addFabric(guest, { quantity: 3 })
    await addFabric(guest, { designId: 2 })
    const tabs = Array.from({ length: 4 }, () => tabOf(guest))
    const answers = await Promise.all(tabs.map((tab) => enter(tab, email)))
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1)
    await enter(guest, email)
    for (const tab of [...tabs, guest])
      expect(await linesOf(tab)).toEqual([
        [1, 5],
        [2, 1],
      ])
  })

  it('has every line that was acknowledged, once, when lines are added while it is merged', async () => {
    const email = await account()
    let taken = 0
    for (let round = 0; round < 5; round += 1) {
      const guest = await newGuest(gateway)
      const writers = Array.from({ length: 6 }, () => tabOf(guest))
      const entering = tabOf(guest)
      const before = new Map(await linesOf(await entered(email)))
      const [, ...added] = await Promise.all([
        enter(entering, email),
        ...writers.map((tab, at) =>
          addFabric(tab, { designId: 10 + at }).then(
            () => 10 + at,
            (error: { status?: number }) => ({ rejected: error.status }),
          ),
        ),
      ])
      const after = new Map(await linesOf(await entered(email)))
      for (const [at, each] of added.entries()) {
        const id = 10 + at
        const grown = Number(after.get(id) ?? 0) - Number(before.get(id) ?? 0)
        if (typeof each === 'number') expect([id, grown]).toEqual([id, 1])
        else expect([id, each, grown]).toEqual([id, { rejected: 401 }, 0])
        taken += grown
      }
    }
    // Lines that come before the login are carried along; were all rejected, nothing was shown.
    expect(taken).toBeGreaterThan(0)
  })
  async function entered(email: string): Promise<Shopper> {
    const shopper = gateway.shopper()
    await enter(shopper, email)
    return shopper
  }

  it('takes no late line of the guest, which is sent again with the member’s session', async () => {
    const email = await account()
    const guest = await newGuest(gateway)
    await addFabric(guest)
    const late = tabOf(guest)
    await enter(guest, email)
    const send = (tab: Shopper) =>
      tab.fetch('/api/spoonflower/add-to-cart', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'late-line' },
        body: JSON.stringify({
          fabric: YARD.fabric,
          fabric_size: 'YARD',
          quantity: 1,
          status: 'pending',
          design: { id: 3 },
        }),
      })
    const rejected = await send(late)
    expect([rejected.status, await rejected.json()]).toMatchObject([
      401,
      { errors: [{ code: 'JWTExpired' }] },
    ])
    const refresh = await late.fetch('/refresh_token')
    expect([refresh.status, refresh.headers.getSetCookie()]).toEqual([401, []])
    expect((await send(guest)).status).toBe(200)
    expect(await linesOf(guest)).toEqual([
      [1, 1],
      [3, 1],
    ])
  })

  it('has a line once whose lost answer is asked for again after the login', async () => {
    const email = await account({ designId: 5 })
    const guest = await newGuest(gateway)
    const key = newKey()
    const add = () => guest.gateway.send(addToCart, { body: YARD }, { key })
    await add()
    await enter(guest, email)
    const again = await add()
    expect(again.orderId).toBe((await readCart(guest))?.id)
    expect(again.cart.count).toBe(2)
    expect(await linesOf(guest)).toEqual([
      [5, 1],
      [1, 1],
    ])
  })

  it('leaves nothing behind with a guest whose answer to the login was lost', async () => {
    const email = await account()
    const guest = await newGuest(gateway)
    await addFabric(guest, { quantity: 4 })
    await enter(tabOf(guest), email)
    expect(await guest.gateway.send(whoAmI, { query: {} })).toBe(null)
    await guest.gateway.send(createGuest, { body: { kind: 'session' } })
    await addFabric(guest, { designId: 7 })
    await enter(guest, email)
    expect(await linesOf(guest)).toEqual([
      [1, 4],
      [7, 1],
    ])
  })

  it('is never another’s: the next visitor of a shared computer begins with nothing', async () => {
    const [ada, bob] = [await account({ quantity: 2 }), await account({ designId: 9 })]
    const shared = await newGuest(gateway)
    await addFabric(shared, { designId: 4 })
    await enter(shared, ada)
    await shared.gateway.send(logOut, { body: {} })
    await enter(shared, bob)
    expect(await linesOf(shared)).toEqual([[9, 1]])
    // From one member straight to the other nothing is carried either.
    await enter(shared, ada)
    expect(await linesOf(shared)).toEqual([
      [1, 2],
      [4, 1],
    ])
  })

  it('saves the surplus for later, piece by piece, and keeps what was saved before', async () => {
    const email = await account({ quantity: 95 })
    const guest = await newGuest(gateway)
    const { orderId } = await addFabric(guest, { quantity: 10 })
    await addFabric(guest, { designId: 8, quantity: 3 })
    await rows("UPDATE cart_items SET status = 'saved' WHERE cart_id = $1 AND design_id = 8", [
      orderId,
    ])
    const { savedForLater } = await enter(guest, email)
    expect(savedForLater).toBe(6)
    const cart = await readCart(guest)
    expect(
      await rows(
        'SELECT status, design_id, quantity FROM cart_items WHERE cart_id = $1 ORDER BY position',
        [cart?.id],
      ),
    ).toEqual([
      { status: 'pending', design_id: 1, quantity: 99 },
      { status: 'saved', design_id: 1, quantity: 6 },
      { status: 'saved', design_id: 8, quantity: 3 },
    ])
    expect(await rows('SELECT FROM cart_items WHERE cart_id = $1', [orderId])).toEqual([])
  })

  it('waits while it is being paid for, and comes along afterwards by its own call', async () => {
    const email = await account({ designId: 6 })
    const guest = await newGuest(gateway, { country: 'GB', currency: 'GBP' })
    const { orderId } = await addFabric(guest)
    await rows("UPDATE carts SET state = 'paying' WHERE id = $1", [orderId])
    const { user } = await enter(guest, email)
    expect(await linesOf(guest)).toEqual([[6, 1]])
    const merge = (guestCartId = orderId, userId = user.id) =>
      guest.gateway.send(mergeCarts, { body: { guestCartId, userId, currency: 'GBP' } })
    await expect(merge()).rejects.toMatchObject({ code: 'CART_BEING_PAID', status: 409 })
    await rows("UPDATE carts SET state = 'open' WHERE id = $1", [orderId])
    expect((await guest.gateway.send(whoAmI, { query: {} }))?.guestCartId).toBe(orderId)
    const other = await newGuest(gateway)
    const foreign = (await addFabric(other)).orderId
    await expect(merge(foreign)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND', status: 404 })
    for (let time = 0; time < 2; time += 1) {
      const { cart } = await merge()
      expect(cart?.pricing.currency).toBe('GBP')
      expect(cart?.items.map(({ design }) => design?.id)).toEqual([6, 1])
    }
    expect((await guest.gateway.send(whoAmI, { query: {} }))?.guestCartId).toBe(null)
  })

  it('keeps the member’s promo, and the guest’s where the member has none', async () => {
    const email = await account()
    const guest = await newGuest(gateway)
    const { cart } = await addFabric(guest, { quantity: 9 })
    const promo = { params: { id: cart.id }, body: { code: 'MAKER20' } }
    await guest.gateway.send(setPromo, promo, { version: cart.version })
    await enter(guest, email)
    expect((await readCart(guest))?.promo?.code).toBe('MAKER20')
  })

  it('judges the promo again: one that is for members now counts from the login on', async () => {
    const email = await account()
    const guest = await newGuest(gateway)
    const { cart } = await addFabric(guest, { quantity: 9 })
    const promo = { params: { id: cart.id }, body: { code: 'WELCOME10' } }
    await guest.gateway.send(setPromo, promo, { version: cart.version })
    await rows("UPDATE promos SET members_only = true WHERE code = 'WELCOME10'")
    expect((await readCart(guest))?.promo).toBe(null)
    await enter(guest, email)
    expect((await readCart(guest))?.promo?.code).toBe('WELCOME10')
  })
})
