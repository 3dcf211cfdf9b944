import type { Call } from '@selvage/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDue } from '../mail/outbox.ts'
import { ROUTES } from '../routes.ts'
import { fillSchema, textFields } from '../testing/fill-schema.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { openPayShop, testDatabase } from './testing/pay-shop.ts'
import type { PayShop } from './testing/pay-shop.ts'
import { GOOD_ADDRESS, newAttemptId, NO_GIFT } from './testing/shopper.ts'

const CARD = '4000 0566 5566 5556'
const DIGITS = '4000056655665556'
/** True where the card is written, with or without spaces. */
const holdsCard = (text: string) => text.replaceAll(' ', '').includes(DIGITS)

const [WITH_BODY, WITH_QUERY] = (['body', 'query'] as const).map((part) =>
  ROUTES.flatMap(({ call }) => {
    const schema = call[part]
    const filled = schema && fillSchema(schema, `Ada ${CARD}`)
    return textFields(filled).length > 0 ? [[call.name, call, filled] as const] : []
  }),
)

describe.each(DATABASES)('the number of a card in a text field on %s', (database) => {
  let shop: PayShop
  const mails: string[] = []
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database))
  })
  afterAll(async () => shop.close())

  /** Every row of every table, as text. */
  async function written(): Promise<string> {
    const tables = await shop.sql(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    )
    const rows = []
    for (const { name } of tables)
      rows.push(...(await shop.sql(`SELECT t::text AS text FROM "${String(name)}" t`)))
    return rows.map(({ text }) => String(text)).join('\n')
  }

  let members = 0
  /** A guest, or a member for a call of members. */
  async function shopperOf({ auth }: Pick<Call, 'auth'>) {
    const ada = shop.shopper()
    await ada.begin()
    if (auth === 'member') {
      const screen = { screen_name: 'Ada', email: `canary-${++members}@example.com` }
      const password = { password: 'a long pass phrase', newsletter_opt_in: false }
      const { status } = await ada.call('POST', '/user/register', { ...screen, ...password })
      expect(status).toBe(200)
    }
    return ada
  }

  it.each(WITH_BODY ?? [])('is rejected in the body of %s', async (_, call, body) => {
    const { method, path } = call
    const ada = await shopperOf(call)
    await ada.add()
    const to = path
      .replace('{code}', 'SMOOTH')
      .replaceAll(/\{\w+\}/g, path.startsWith('/order/') ? ada.state.cartId : 'A')
    const reply = await ada.call(method, to, body, {
      ...ada.versioned(),
      'idempotency-key': newAttemptId(),
    })
    expect(reply.status).toBe(400)
    const named = reply.json.errors?.filter(({ message }) => message === 'card_number')
    expect(named?.map(({ field }) => field)).toEqual(
      // A layout's code takes no text at all, so its own rule rejects it.
      textFields(body).filter((field) => !field.endsWith('layout')),
    )
  })

  it.each(WITH_QUERY ?? [])('is rejected in the query of %s', async (_, call, query) => {
    const { method, path } = call
    const ada = await shopperOf(call)
    const text = new URLSearchParams(query as Record<string, string>).toString()
    const { status } = await ada.call(method, `${path.replaceAll(/\{\w+\}/g, '1')}?${text}`)
    expect([400, 404]).toContain(status)
  })

  it.each(textFields({ ...GOOD_ADDRESS, newsletter_opt_in: false }))(
    'is rejected in the field %s of an address that is right otherwise',
    async (field) => {
      const ada = shop.shopper()
      await ada.begin()
      await ada.add()
      const reply = await ada.putShipping({ [field]: CARD })
      expect(reply.status).toBe(400)
      expect(reply.json.errors).toContainEqual({
        code: 'FIELD_VALUE_INVALID',
        field,
        message: 'card_number',
      })
    },
  )

  it('is rejected in a gift’s message and as the name on the card, and is written nowhere', async () => {
    const ada = shop.shopper()
    await ada.toReview()
    const gift = { ...NO_GIFT, is_gift: true }
    const reply = await ada.putDelivery('standard', { ...gift, message: `Pay with ${CARD}` })
    expect(reply.json.errors).toMatchObject([{ field: 'gift.message', message: 'card_number' }])
    const opened = await ada.openPayment()
    const session = opened.json.session_id ?? ''
    await expect(ada.tokenize(session, undefined, CARD)).rejects.toThrow('400')

    await ada.putDelivery('standard', { ...gift, message: 'For \u202eAda\u202c' })
    await ada.payWith()
    await ada.place(newAttemptId())
    await sendDue(shop.deps, async (mail) => {
      mails.push(JSON.stringify(mail))
    })
    const [rows, logs] = [await written(), shop.logged.join('\n')]
    // The order is among the rows, with its message as it reads, so they are not empty.
    expect(rows.includes('""message"": ""For Ada""')).toBe(true)
    expect(logs).toContain('"event":"request"')
    expect(mails.join('\n')).toContain('Ada Byron')
    expect([rows, logs, mails.join('\n')].filter(holdsCard)).toEqual([])
  })
})
