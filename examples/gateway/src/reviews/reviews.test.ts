import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opsKey } from '../ops/operator.ts'
import { reviewsPageRoutes } from '../ops/reviews-routes.ts'
import { refundOrder } from '../payment/refund.ts'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { newAttemptId } from '../payment/testing/shopper.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { storeReview } from './submit-review.ts'
import { publishReview, rejectReview, reviewsToRead } from './moderate.ts'
import { selectReviews } from './list-reviews.ts'
import { summaryOf } from './summary.ts'
import { storeFlag, vote } from './react-to-review.ts'

const NOW = new Date('2026-11-12T10:00:00Z')
const HOSTILE = '</script><img src=x onerror=alert(1)>'

describe.each(DATABASES)('reviews on %s', (database) => {
  let shop: PayShop
  let designId: number
  let userId: string
  let material: 'PETAL_SIGNATURE_COTTON'

  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), { routes: reviewsPageRoutes })
    const shopper = shop.shopper()
    await shopper.toReview()
    await shopper.place(newAttemptId())
    const [order] = await shop.sql('SELECT user_id, snapshot FROM orders')
    const snapshot = order?.['snapshot'] as {
      order: {
        order_items: { design: { id: number }; fabric: { code: 'PETAL_SIGNATURE_COTTON' } }[]
      }
    }
    const [line] = snapshot.order.order_items
    userId = String(order?.['user_id'])
    designId = line?.design.id ?? 0
    material = line?.fabric.code ?? 'PETAL_SIGNATURE_COTTON'
    await shop.sql('UPDATE users SET screen_name = $2 WHERE id = $1', [userId, 'june@example.com'])
  })
  afterAll(async () => shop.close())

  const form = (text: string) => ({ rating: 2, material, title: '', text, photos: [] })
  const send = (text: string, hash = text) =>
    shop.deps.db.transaction((tx) =>
      storeReview(
        tx,
        { author: { userId }, designId, form: form(text), language: 'en', hash },
        NOW,
      ),
    )
  const waiting = async () => (await reviewsToRead(shop.deps))[0]
  const page = (path: string, init: RequestInit = {}) =>
    shop.send(`/ops/reviews${path}`, {
      ...init,
      headers: {
        Authorization: `Basic ${btoa(`operator:${opsKey(shop.deps.config.dataDir)}`)}`,
        ...init.headers,
      },
    })
  const decide = (id: string, decision: string, body = '') =>
    page(`/${id}/${decision}`, {
      method: 'POST',
      body,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    })

  it('of one member about a design on a material is one row, sent twice or at once', async () => {
    await Promise.all([send('Folded.'), send('Folded.'), send('Folded.')])
    expect(await shop.sql('SELECT body, author, state FROM reviews')).toEqual([
      // A screen name that is an e-mail address is not shown.
      { body: 'Folded.', author: null, state: 'waiting' },
    ])
    await expect(send('Another one.')).rejects.toMatchObject({ message: 'REVIEW_EXISTS' })
  })

  it('are read by an operator with the key, on this machine alone', async () => {
    const shown = await page('')
    expect(shown.status).toBe(200)
    const html = await shown.text()
    expect(html).toContain('Folded.')
    expect(shown.headers.get('content-security-policy')).toContain("img-src 'self'")
    const stranger = await shop.send('/ops/reviews')
    expect(stranger.status).toBe(401)
    const far = await shop.send('/ops/reviews', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect(far.status).toBe(404)
    const id = (await waiting())?.review.id ?? ''
    const foreign = await page(`/${id}/publish`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(foreign.status).toBe(403)
    expect((await decide(id, 'reject', 'reason=because')).status).toBe(400)
    expect((await waiting())?.review.state).toBe('waiting')
  })

  it('are published once, counted, and taken back with a reason', async () => {
    const { db } = shop.deps
    const id = (await waiting())?.review.id ?? ''
    expect((await decide(id, 'publish')).headers.get('location')).toBe(
      '/ops/reviews?decided=published',
    )
    expect(await summaryOf(db.orm, designId)).toMatchObject({
      count: 1,
      average: 2,
      stars: [0, 1, 0, 0, 0],
      recommend_percent: null,
      materials: [{ material, count: 1 }],
    })
    const reader = { userId: String((await shop.sql('SELECT id FROM users LIMIT 1'))[0]?.['id']) }
    const other = shop.shopper()
    await other.begin()
    const [guest] = await shop.sql('SELECT id FROM users WHERE id <> $1 LIMIT 1', [userId])
    const stranger = { userId: String(guest?.['id']) }
    const votes = await Promise.allSettled(
      Array.from({ length: 20 }, () => db.transaction((tx) => vote(tx, id, stranger, NOW))),
    )
    expect(votes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(reader.userId).not.toBe('')
    await db.transaction((tx) => storeFlag(tx, id, { reader: stranger, reason: 'offensive' }, NOW))
    const [reported] = await reviewsToRead(shop.deps)
    expect([reported?.review.helpfulCount, reported?.flags]).toEqual([1, ['offensive']])
    expect(reported?.flaggedUntil).toEqual(NOW)
    const later = new Date(NOW.getTime() + 1)
    const third = { userId: reader.userId === stranger.userId ? userId : reader.userId }
    await db.transaction((tx) => storeFlag(tx, id, { reader: third, reason: 'personal' }, later))
    const html = await (await page('')).text()
    expect(html).toContain(`name="flagged_until" value="${later.toISOString()}"`)
    await decide(id, 'publish', `flagged_until=${encodeURIComponent(NOW.toISOString())}`)
    expect((await reviewsToRead(shop.deps))[0]?.flags).toEqual(['personal'])
    await publishReview(id, shop.deps, later)
    expect(await reviewsToRead(shop.deps)).toEqual([])
    expect((await decide(id, 'reject', 'reason=advertising')).status).toBe(303)
    expect((await summaryOf(db.orm, designId)).count).toBe(0)
    expect(await rejectReview(id, 'advertising', shop.deps)).toBe('over')
    expect(await publishReview(id, shop.deps, null)).toBe('over')
  })

  it('that was rejected makes room, and hostile words stay words', async () => {
    await send(HOSTILE)
    const html = await (await page('')).text()
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
    const id = (await waiting())?.review.id ?? ''
    await publishReview(id, shop.deps, null)
    const { rows } = await selectReviews(shop.deps.db.orm, designId, {}, null)
    expect(rows.map(({ text }) => text)).toEqual([HOSTILE])
  })

  it('that readers reported are all listed, however often one of them was', async () => {
    const [often] = await shop.sql("SELECT id FROM reviews WHERE state = 'published'")
    const once = 'o'.repeat(22)
    await shop.sql(
      `INSERT INTO reviews SELECT (jsonb_populate_record(reviews,
         jsonb_build_object('id', $2::text, 'material', 'BELGIAN_LINEN'))).*
       FROM reviews WHERE id = $1`,
      [often?.['id'], once],
    )
    const report = (id: unknown, reason: string, count: number, hour: number) =>
      shop.sql(
        `WITH readers AS (
           INSERT INTO users SELECT (jsonb_populate_record(users,
             jsonb_build_object('id', $1::text || $2::text || reader))).*
           FROM users, generate_series(1, $3::int) reader WHERE users.id = $5 RETURNING id)
         INSERT INTO review_flags (review_id, user_id, reason, created_at)
         SELECT $1, id, $2, $4::timestamptz FROM readers`,
        [id, reason, count, new Date(NOW.getTime() + hour * 3_600_000).toISOString(), userId],
      )
    await report(often?.['id'], 'offensive', 60, 1)
    await report(often?.['id'], 'advertising', 2, 3)
    await report(once, 'something-else', 1, 2)
    const listed = (await reviewsToRead(shop.deps)).map(({ review, flags }) => [review.id, flags])
    expect(listed).toEqual([
      [often?.['id'], ['offensive', 'advertising']],
      [once, ['something-else']],
    ])
  })

  it('are neither taken nor published about an order that was wholly given back', async () => {
    const buyer = shop.shopper()
    await buyer.toReview()
    await buyer.place(newAttemptId())
    const [order] = await shop.sql('SELECT number, user_id FROM orders WHERE cart_id = $1', [
      buyer.state.cartId,
    ])
    const orderNumber = String(order?.['number'])
    const author = { userId: String(order?.['user_id']) }
    const sendAgain = (hash: string) =>
      shop.deps.db.transaction((tx) =>
        storeReview(tx, { author, designId, form: form('Faded.'), language: 'en', hash }, NOW),
      )
    const listed = async () =>
      (await reviewsToRead(shop.deps)).find(({ review }) => review.orderNumber === orderNumber)
    await sendAgain('first')
    await refundOrder({ id: newAttemptId(), orderNumber, amountMinor: 100 }, shop.deps)
    const id = (await listed())?.review.id ?? ''
    expect(id).not.toBe('')
    await refundOrder({ id: newAttemptId(), orderNumber }, shop.deps)
    expect(await listed()).toBeUndefined()
    expect(await publishReview(id, shop.deps, null)).toBe('over')
    await expect(sendAgain('second')).rejects.toMatchObject({ message: 'REVIEW_NOT_ORDERED' })
  })
})
