import { getInvoice } from '@selvage/core/invoice'
import { emptyLayout, layoutCode, toFillAYardPayload } from '@selvage/core/fill-a-yard'
import { toWallpaperPayload } from '@selvage/core/wallpaper'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentMails } from '../testing/sent-mails.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { newAttemptId } from './testing/shopper.ts'
import type { Reply } from './testing/reply.ts'
import type { Shopper } from './testing/shopper.ts'

const COLLECTION = 7
const layout = { ...emptyLayout(5, 'BELGIAN_LINEN', COLLECTION) }
const code = layoutCode({
  ...layout,
  cells: layout.cells.map((_, at) => [3, null, 5][at % 3] ?? null),
})

describe.each(DATABASES)('an order of fabric, wallpaper and a filled yard on %s', (database) => {
  let shop: PayShop
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
    await shop.sql('UPDATE designs SET mature = false, for_sale = true')
    await shop.sql(`DELETE FROM collection_designs WHERE collection_id = ${COLLECTION}`)
    await shop.sql(
      `INSERT INTO collection_designs VALUES (${COLLECTION}, 3, 0), (${COLLECTION}, 5, 1)`,
    )
  })
  afterAll(async () => shop.close())

  const post = async (shopper: Shopper, path: string, body: unknown) => {
    const reply = await shopper.call('POST', path, body, { 'idempotency-key': newAttemptId() })
    expect(reply.status).toBe(200)
  }
  /**
   * Two yards of cotton (19.00), five panels (67.50), three cloths of two yards of linen (2 x
   * 38.00).
   */
  const SUBTOTAL = 2 * 19 + 5 * 67.5 + 3 * 76

  async function filledCart(): Promise<Shopper> {
    const ada = shop.shopper()
    await ada.begin()
    await ada.add(2, 2)
    await post(
      ada,
      '/wallpapers/order_items',
      toWallpaperPayload({ designId: 2, wallpaper: 'SMOOTH', size: 'PANEL_9_FT', quantity: 5 }),
    )
    await post(ada, '/fill_a_yard/order_items', {
      ...toFillAYardPayload({ layout, quantity: 3 }),
      fill_a_yard: { layout: code },
    })
    expect(ada.state.total).toBe(SUBTOTAL)
    return ada
  }
  const toReview = async (ada: Shopper, address: object = {}) => {
    await ada.putShipping(address)
    await ada.putDelivery()
    await ada.payWith()
  }
  /** Shows the shop in centimeters. */
  const measure = (ada: Shopper) =>
    ada.call('PATCH', '/user/me/preferences', { preferences: { measurement_system: 'metric' } })
  const firstError = (reply: Reply) => reply.json.errors?.[0]
  const place = (ada: Shopper, locale: string) => {
    const attempt = newAttemptId()
    return ada.call(
      'POST',
      `/order/${ada.state.cartId}/place?page_locale=${locale}`,
      { attempt_id: attempt, raw_total: ada.state.total, currency: ada.state.currency },
      { ...ada.versioned(), 'idempotency-key': attempt },
    )
  }

  it('is charged its total once, and stays as it was ordered', async () => {
    const ada = await filledCart()
    await toReview(ada)
    // New York's 4 % on the merchandise, which ships free.
    expect(ada.state.total).toBe(Math.round(SUBTOTAL * 104) / 100)
    const reply = await place(ada, 'en_US')
    const number = reply.json.attempt?.order_number ?? ''
    expect(reply).toMatchObject({ status: 200, json: { attempt: { state: 'ordered' } } })
    expect(shop.charges(ada.state.cartId)).toMatchObject([
      { amount_minor: Math.round(SUBTOTAL * 104), currency: 'USD' },
    ])
    await shop.sql(
      "UPDATE designs SET seed = seed + 1, title = title || ' II', mature = true WHERE id IN (2, 3)",
    )
    await shop.sql("UPDATE wallpapers SET status = 'retired' WHERE code = 'SMOOTH'")
    await shop.sql(
      `UPDATE collections SET name = 'Another', public = false WHERE id = ${COLLECTION}`,
    )
    const { json } = await ada.invoice(number)
    const { order } = v.parse(getInvoice.answer, json)
    expect(
      order.items.map(({ type, subType, quantity, unitPrice, total, cleanup }) => [
        type,
        subType,
        quantity,
        unitPrice.minor,
        total.minor,
        cleanup,
      ]),
    ).toEqual([
      ['fabric', null, 2, 1900, 3800, null],
      ['wallpaper', null, 5, 6750, 33_750, null],
      ['fabric', 'fill_a_yard', 3, 7600, 22_800, null],
    ])
    const [, paper, yard] = order.items
    expect(paper).toMatchObject({
      wallpaper: { code: 'SMOOTH', size: 'PANEL_9_FT' },
      design: { title: expect.not.stringContaining(' II') as string },
    })
    expect(yard?.fillAYard).toMatchObject({
      layout: code,
      collectionName: expect.not.stringMatching('Another') as string,
    })
    const [stored] = await shop.sql('SELECT code, art FROM layouts WHERE id = $1', [
      yard?.fillAYard?.image,
    ])
    expect(stored?.['code']).toBe(code)
    expect(Object.keys(stored?.['art'] as object)).toEqual(['3', '5'])
    await shop.sql(
      "UPDATE designs SET seed = seed - 1, title = replace(title, ' II', ''), mature = false WHERE id IN (2, 3)",
    )
    await shop.sql("UPDATE wallpapers SET status = 'available' WHERE code = 'SMOOTH'")
    await shop.sql(`UPDATE collections SET public = true WHERE id = ${COLLECTION}`)
  })

  it('is not charged while one of its kinds has gone', async () => {
    const ada = await filledCart()
    await toReview(ada)
    const gone = async (reason: string, change: string, undo: string) => {
      await shop.sql(change)
      expect(firstError(await place(ada, 'en_US'))).toMatchObject({
        code: 'ORDER_CLEANUP_REVIEW_REQUIRED',
        params: { reason },
      })
      await shop.sql(undo)
    }
    await gone(
      'item_unavailable',
      "UPDATE wallpapers SET status = 'out_of_stock' WHERE code = 'SMOOTH'",
      "UPDATE wallpapers SET status = 'available' WHERE code = 'SMOOTH'",
    )
    await gone(
      'item_unavailable',
      `UPDATE collections SET public = false WHERE id = ${COLLECTION}`,
      `UPDATE collections SET public = true WHERE id = ${COLLECTION}`,
    )
    await gone(
      'design_unavailable',
      'UPDATE designs SET for_sale = false WHERE id = 5',
      'UPDATE designs SET for_sale = true WHERE id = 5',
    )
    await gone(
      'fabric_unavailable',
      "UPDATE fabrics SET status = 'out_of_stock' WHERE code = 'BELGIAN_LINEN'",
      "UPDATE fabrics SET status = 'available' WHERE code = 'BELGIAN_LINEN'",
    )
    expect(shop.charges(ada.state.cartId)).toEqual([])
    expect((await place(ada, 'en_US')).json.attempt?.state).toBe('ordered')
  })

  it('counts every kind for a promo', async () => {
    const ada = shop.shopper()
    await ada.begin()
    await post(ada, '/fill_a_yard/order_items', {
      fill_a_yard: { layout: code },
      quantity: 1,
      status: 'pending',
    })
    // 76.00: a promo from 60.00 on takes its fifth off.
    const reply = await ada.call(
      'PUT',
      `/order/${ada.state.cartId}/promo`,
      { code: 'MAKER20' },
      ada.versioned(),
    )
    expect(reply.json.order?.pricing).toMatchObject({ raw_subtotal: 76, raw_total: 60.8 })
  })

  it.each([
    [
      'en_US',
      { country: 'US' },
      [
        '5 × ',
        'wallpaper panel, 9 ft: US$337.50',
        '3 × Fill-A-Yard from the collection “',
        'US$228.00',
      ],
    ],
    [
      'de_DE',
      { country: 'DE', state: '', zipcode: '10115', city: 'Berlin' },
      ['Tapetenbahn, 274 cm: ', '3 × Fill-A-Yard aus der Kollektion „'],
    ],
  ])('is confirmed in words for each kind (%s)', async (locale, address, words) => {
    const ada = await filledCart()
    if (locale === 'de_DE') await measure(ada)
    await toReview(ada, address)
    const number = (await place(ada, locale)).json.attempt?.order_number
    const sent = await sentMails(shop.deps)
    const text = sent.find(({ key }) => key === `order-${number}`)?.text ?? ''
    for (const word of words) expect(text.replaceAll('\u00a0', ' ')).toContain(word)
  })

  it('has the measures of its shopper and one form of the address, in the mail as on the invoice', async () => {
    const ada = await filledCart()
    await measure(ada)
    await toReview(ada, { state: 'CA', zipcode: '94110', city: 'San Francisco' })
    const number = (await place(ada, 'en_US')).json.attempt?.order_number ?? ''
    const sent = await sentMails(shop.deps)
    const text = (sent.find(({ key }) => key === `order-${number}`)?.text ?? '').replaceAll(
      '\u00a0',
      ' ',
    )
    expect(text).toContain('San Francisco, CA 94110\nUnited States\n')
    expect(text).toContain('wallpaper panel, 274 cm')
    expect(text).not.toMatch(/\d (?:in|ft)\b/)
    const { json } = await ada.invoice(number)
    expect(json.invoice).toMatchObject({
      measurement_system: 'metric',
      contact_email: shop.deps.config.contactEmail,
    })
  })
})
