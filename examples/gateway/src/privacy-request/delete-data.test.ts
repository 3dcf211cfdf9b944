import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { newAttemptId } from '../payment/testing/shopper.ts'
import { pruneOnce } from '../retention/prune.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { askAbout } from './ask-about-data.ts'
import { forgetAnswered } from './delete-data.ts'
import { loadExport } from './load-export.ts'
import { daysAfter } from './privacy-requests.ts'
import { askToDelete, dueMails, erase } from './testing/due-deletions.ts'
import { fillPerson, join, order, ZELDA } from './testing/fill-person.ts'

const GUESTS = 'guests without a session, a cart, an order or a balance'
const NEEDLES = Object.values(ZELDA).filter((text) => text !== ZELDA.friend)

describe.each(DATABASES)('the data of a person on %s', (database) => {
  let shop: PayShop
  let person: Awaited<ReturnType<typeof fillPerson>>
  let now = new Date()
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), { now: () => now })
    person = await fillPerson(shop)
  })
  afterAll(async () => shop.close())

  /** The tables with a text of the person, each with those texts. */
  async function found(): Promise<Record<string, string[]>> {
    const tables = await shop.sql(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    )
    const texts: Record<string, string[]> = {}
    for (const { name } of tables) {
      const rows = await shop.sql(`SELECT lower(${String(name)}::text) AS row FROM ${String(name)}`)
      const all = rows.map(({ row }) => String(row)).join('\n')
      const own = NEEDLES.filter((text) => all.includes(text.toLowerCase()))
      if (own.length > 0) texts[String(name)] = own
    }
    return texts
  }

  const requests = () => shop.sql('SELECT state, email FROM privacy_requests ORDER BY requested_at')

  it('is exported: every list of it, with the pictures', async () => {
    const data = await loadExport(ZELDA.email, shop.deps)
    const filled = Object.entries(data).flatMap(([name, list]) =>
      Array.isArray(list) && list.length > 0 ? [name] : [],
    )
    expect(filled.sort()).toEqual([
      'account',
      'addresses',
      'carts',
      'checkouts',
      'collections',
      'connections',
      'designs',
      'earnings',
      'favorites',
      'gift_certificates_bought',
      'grant_applications',
      'log_ins',
      'newsletter_requests',
      'newsletters',
      'newsletters_of_the_account',
      'notices',
      'orders',
      'orders_that_name_the_address',
      'passkeys',
      'password_requests',
      'payments',
      'payouts',
      'privacy_choices',
      'reviews',
      'saved_cards',
      'student_grant_applications',
    ])
    expect(data['account']).toMatchObject([
      { email: ZELDA.email, screen_name: ZELDA.screenName, guest: false },
      { email: null, guest: true },
    ])
    expect(data['reviews']).toMatchObject([
      { body: ZELDA.review, pictures: [{ picture: 'data:image/webp;base64,YWJj' }] },
    ])
    expect(data['student_grant_applications']).toMatchObject([
      { plan: ZELDA.name, files: { proof: 'data:application/pdf;base64,YWJj' } },
    ])
    expect(JSON.stringify(data['orders'])).toContain(ZELDA.street)
    expect(JSON.stringify(data)).not.toContain('hash')
    const stranger = await loadExport('nobody@quill.example', shop.deps)
    expect(JSON.stringify(stranger)).not.toContain('Zelda')
  })

  it('waits while an order is being made, and while the provider forgets no card', async () => {
    const tables = Object.keys(await found())
    expect(tables).toEqual(expect.arrayContaining(['accounts', 'checkouts', 'orders', 'reviews']))
    await dueMails(shop)
    await askToDelete(shop, ZELDA.email)
    expect(await erase(shop)).toBe(0)
    await shop.sql(
      'INSERT INTO shipments (order_number, carrier, tracking_number, shipped_at) VALUES ($1, NULL, NULL, now())',
      [person.number],
    )
    // Not in the hour after a try.
    expect(await erase(shop)).toBe(0)
    now = new Date(now.getTime() + 3_601_000)
    const forget = vi.spyOn(shop.deps.payments, 'forgetCard').mockResolvedValue(false)
    expect(await erase(shop)).toBe(0)
    expect(await requests()).toEqual([{ state: 'deleting', email: ZELDA.email }])
    // Who asks again meanwhile is led to it, by a mail beside that of the confirmation.
    const again = { email: ZELDA.email, kind: 'access', locale: 'en_US' } as const
    await shop.deps.db.transaction((tx) => askAbout(tx, again, now))
    const sent = await dueMails(shop)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [ZELDA.email, 'We are deleting your data'],
      [ZELDA.email, 'We are deleting your data'],
    ])
    const [{ id: failed } = {}] = await shop.sql('SELECT id FROM privacy_requests')
    expect(shop.logged.join('\n')).toContain(`"about":"${failed}"`)
    expect(Object.keys(await found())).toEqual([...tables, 'privacy_requests'].sort())
    now = new Date(now.getTime() + 3_601_000)
    forget.mockResolvedValue(true)
    const forgetPictures = vi.fn(async () => {})
    expect(await erase(shop, forgetPictures)).toBe(1)
    expect(forgetPictures).toHaveBeenCalledWith([1_000_000_000])
    expect(forget).toHaveBeenLastCalledWith({ id: 'provider-card', customerId: person.userId })
    forget.mockRestore()
  })

  it('is in no table any more but the invoices, once the last mail has gone', async () => {
    expect(Object.keys(await found())).toEqual(['orders', 'privacy_requests'])
    const sent = await dueMails(shop)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [ZELDA.email, 'Your data is deleted'],
    ])
    await forgetAnswered(shop.deps)
    expect(await shop.sql('SELECT id FROM student_grant_files')).toEqual([])
    expect(await found()).toEqual({ orders: [ZELDA.name, ZELDA.street] })
    expect(await requests()).toEqual([{ state: 'done', email: null }])
    expect(shop.logged.join('\n').toLowerCase()).not.toContain('quill')
  })

  it('leaves the books as they were, the recipient of a gift, and no empty cart', async () => {
    const [certificate] = await shop.sql(
      'SELECT recipient_email, message, balance_minor FROM gift_certificates',
    )
    expect(certificate).toEqual({ recipient_email: ZELDA.friend, message: '', balance_minor: 5000 })
    expect(await shop.sql('SELECT count(*)::int AS n FROM payment_ledger')).toEqual([{ n: 1 }])
    expect(await shop.sql('SELECT state FROM carts')).toEqual([{ state: 'ordered' }])
    expect(await shop.sql('SELECT kind, amount_cents FROM spoondollar_ledger')).toEqual([
      { kind: 'voided', amount_cents: -500 },
    ])
    const [user] = await shop.sql('SELECT guest, screen_name FROM users WHERE id = $1', [
      person.userId,
    ])
    expect(user).toEqual({ guest: true, screen_name: null })
  })

  it('of a member who has a balance and no order stops no later pruning', async () => {
    const member = shop.shopper()
    await member.begin()
    const userId = await join(member, 'coin@quill.example')
    await shop.sql(
      `INSERT INTO spoondollar_accounts (user_id, balance_cents, updated_at) VALUES ($1, 700, now())`,
      [userId],
    )
    await askToDelete(shop, 'coin@quill.example')
    expect(await erase(shop)).toBe(1)
    await dueMails(shop)
    await forgetAnswered(shop.deps)
    const logged = shop.logged.length
    const later = { ...shop.deps, now: () => daysAfter(now, 1_000) }
    expect((await pruneOnce(later)).get(GUESTS)).toBeGreaterThanOrEqual(0)
    expect(shop.logged.slice(logged)).toEqual([])
  })

  it('of a designer waits until what was ordered of their designs is printed', async () => {
    const member = shop.shopper()
    await member.begin()
    const userId = await join(member, 'linocut@quill.example')
    const buyer = shop.shopper()
    await buyer.toReview()
    const { json } = await buyer.place(newAttemptId())
    const number = json.attempt?.order_number ?? ''
    await shop.sql(
      `INSERT INTO arts (id, user_id, bytes, received, created_at)
        VALUES ('linocut', $1, 3, 3, now())`,
      [userId],
    )
    await shop.sql(`INSERT INTO designers (id, name, screen_name, bio, town, user_id)
      VALUES (1000002, 'Lino', 'lino', '', '', '${userId}')`)
    await shop.sql(`INSERT INTO designs
      SELECT (jsonb_populate_record(d, '{"id": 1000000002, "slug": "lino", "family": null,
        "seed": null, "palette": null, "style": null, "designer_id": 1000002, "art_id": "linocut",
        "for_sale": true}')).*
      FROM designs AS d WHERE id = 2`)
    await shop.sql(
      `INSERT INTO earnings (designer_id, design_id, order_number, line_id, kind, merchandise,
          pieces, amount_minor, created_at)
        VALUES (1000002, 1000000002, $1, 'line', 'sold', 'fabric', 1, 100, now())`,
      [number],
    )
    await askToDelete(shop, 'linocut@quill.example')
    expect(await erase(shop)).toBe(0)
    const sale = () => shop.sql('SELECT for_sale FROM designs WHERE id = 1000000002')
    expect(await sale()).toEqual([{ for_sale: false }])
    expect(await shop.sql("SELECT FROM arts WHERE id = 'linocut'")).toHaveLength(1)
    await shop.sql('INSERT INTO prints (order_number, printed_at) VALUES ($1, now())', [number])
    now = new Date(now.getTime() + 3_601_000)
    expect(await erase(shop)).toBe(1)
    expect(await shop.sql("SELECT FROM arts WHERE id = 'linocut'")).toEqual([])
    await dueMails(shop)
    await forgetAnswered(shop.deps)
  })

  it('of a guest is that of the orders with the address, until the promised day', async () => {
    const guest = shop.shopper()
    await guest.begin()
    await order(guest)
    const other = shop.shopper()
    await other.toReview()
    await askToDelete(shop, ZELDA.email)
    await dueMails(shop)
    expect(await erase(shop)).toBe(0)
    now = daysAfter(now, 31)
    expect(await erase(shop)).toBe(1)
    await dueMails(shop)
    await forgetAnswered(shop.deps)
    expect(await found()).toEqual({ orders: [ZELDA.name, ZELDA.street] })
    const [left] = await shop.sql("SELECT email FROM checkouts WHERE email = 'ada@example.com'")
    expect(left).toEqual({ email: 'ada@example.com' })
  })

  it('of a recipient of a gift goes from the orders of others', async () => {
    expect(await shop.sql("SELECT FROM orders WHERE orders::text LIKE '%niece@%'")).toEqual([])
    const aunt = shop.shopper()
    await aunt.begin()
    await join(aunt, 'another@quill.example')
    await order(aunt)
    await dueMails(shop)
    const niece = () => shop.sql("SELECT number FROM orders WHERE orders::text LIKE '%niece@%'")
    expect(await niece()).toHaveLength(1)
    await askToDelete(shop, ZELDA.friend)
    expect(await erase(shop)).toBe(1)
    expect(await niece()).toEqual([])
    const [own] = await shop.sql(
      "SELECT snapshot ->> 'email' AS email FROM orders ORDER BY placed_at DESC LIMIT 1",
    )
    expect(own).toEqual({ email: ZELDA.email })
  })
})
