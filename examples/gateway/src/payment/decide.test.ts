import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { opsKey } from '../ops/operator.ts'

describe.each(DATABASES)("the operator's page of waiting payments on %s", (database) => {
  let shop: PayShop
  let basic = ''
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
    basic = `Basic ${btoa(`me:${opsKey(shop.deps.config.dataDir)}`)}`
  })
  afterAll(async () => shop.close())

  const open = (headers: Record<string, string> = {}) =>
    shop.send('/ops/payments', { headers: { authorization: basic, ...headers } })
  const press = (id: string, what: 'ask' | 'release', headers: Record<string, string> = {}) =>
    shop.send(`/ops/payments/${id}/${what}`, {
      method: 'POST',
      headers: { authorization: basic, 'sec-fetch-site': 'same-origin', ...headers },
    })
  const stateOf = async (id: string) =>
    (await shop.sql('SELECT state, held FROM payment_attempts WHERE id = $1', [id]))[0]

  /** A payment whose outcome is unknown, or that was charged with another amount. */
  async function waiting(kind: 'drop-before' | 'drop-after' | 'wrong-amount') {
    const ada = shop.shopper()
    await ada.toReview()
    if (kind === 'wrong-amount') shop.forgetAmounts()
    await shop.faults({ kind })
    const id = newAttemptId()
    await ada.place(id)
    const [row] = await shop.sql(
      'SELECT order_number, amount_minor FROM payment_attempts WHERE id = $1',
      [id],
    )
    return { ada, id, ...(row as { order_number: string; amount_minor: number }) }
  }

  it('lists what is known: number, amount, age, reason and the answer of the provider', async () => {
    const { id, order_number: number, amount_minor: minor } = await waiting('wrong-amount')
    const response = await open()
    const page = await response.text()
    const dollars = (amount: number) => `US$${(amount / 100).toFixed(2)}`
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-.*frame-ancestors 'none'.*form-action 'self'$/,
    )
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    const entry = page.slice(page.indexOf(`n-${number}`))
    expect(entry).toContain(`<dd>${dollars(minor)}</dd>`)
    expect(entry).toContain('charged another amount than the order has')
    expect(entry).toContain(`It has charged ${dollars(minor + 1)}`)
    expect(entry).toContain('0 minutes ago')
    expect(entry).toContain(`action="/ops/payments/${id}/release"`)
    expect(page).toContain('<html lang="en">')
  })

  it('asks the provider again: what was charged becomes an order', async () => {
    const { ada, id } = await waiting('drop-after')
    expect(await stateOf(id)).toMatchObject({ state: 'unknown' })
    const answer = await press(id, 'ask')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/ops/payments?decided=ordered',
    ])
    expect(await shop.orders(ada.state.cartId)).toHaveLength(1)
    expect(shop.charges(ada.state.cartId)).toHaveLength(1)
    expect(
      await (
        await shop.send('/ops/payments?decided=ordered', {
          headers: { authorization: basic },
        })
      ).text(),
    ).toContain('became an order')
  })

  it('leaves a charge of another amount waiting, however often it is asked for', async () => {
    const { ada, id } = await waiting('wrong-amount')
    expect((await press(id, 'ask')).headers.get('location')).toBe('/ops/payments?decided=open')
    expect(await stateOf(id)).toEqual({ state: 'unknown', held: 'amount_mismatch' })
    expect(await shop.orders(ada.state.cartId)).toEqual([])
  })

  it('releases a cart, after which its key never charges', async () => {
    const { ada, id } = await waiting('drop-before')
    expect((await press(id, 'release')).headers.get('location')).toBe(
      '/ops/payments?decided=declined',
    )
    expect(await stateOf(id)).toMatchObject({ state: 'declined' })
    expect(shop.store.charge(id)?.status).toBe('cancelled')
    expect((await ada.putShipping()).status).toBe(200)
    expect((await press(id, 'release')).headers.get('location')).toBe('/ops/payments?decided=over')
  })

  it('gives a wrong charge back before it releases the cart', async () => {
    const { ada, id, amount_minor: minor } = await waiting('wrong-amount')
    await press(id, 'release')
    expect(await stateOf(id)).toMatchObject({ state: 'declined' })
    expect(shop.store.refundsOf(id).map(({ amount_minor: amount }) => amount)).toEqual([minor + 1])
    expect(await shop.orders(ada.state.cartId)).toEqual([])
  })

  it('never releases a cart whose payment is right: it becomes the order', async () => {
    const { ada, id } = await waiting('drop-after')
    expect((await press(id, 'release')).headers.get('location')).toBe(
      '/ops/payments?decided=ordered',
    )
    expect(await shop.orders(ada.state.cartId)).toHaveLength(1)
  })

  it('opens with the key alone, from this machine alone, and decides from its own page alone', async () => {
    const { id } = await waiting('drop-before')
    const asked = await shop.send('/ops/payments')
    expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Selvage operator", charset="UTF-8"',
    ])
    expect((await open({ authorization: `Basic ${btoa('me:guessed')}` })).status).toBe(401)
    expect((await open({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await press(id, 'release', headers)).status).toBe(403)
    expect((await press(id, 'release', { authorization: '' })).status).toBe(401)
    expect((await stateOf(id))?.['state']).toBe('unknown')
  })

  it('shows what is typed into an order nowhere, and nothing as markup', async () => {
    expect(await (await open()).text()).not.toMatch(/Orchard|@example|<script/)
    expect(
      (
        await shop.send('/ops/payments?decided=%3Cscript%3E', {
          headers: { authorization: basic },
        })
      ).status,
    ).toBe(200)
  })
})
