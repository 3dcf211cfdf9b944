import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayShop, testDatabase } from '../payment/testing/pay-shop.ts'
import type { PayShop } from '../payment/testing/pay-shop.ts'
import { newAttemptId } from '../payment/testing/shopper.ts'
import { DATABASES } from '../testing/test-gateway.ts'
import { loadExport } from './load-export.ts'
import { findPerson } from './person.ts'
import { daysAfter } from './privacy-requests.ts'
import { askToDelete, dueMails, erase } from './testing/due-deletions.ts'
import { join, ZELDA_ADDRESS } from './testing/fill-person.ts'

describe.each(DATABASES)('whose data it is on %s', (database) => {
  let shop: PayShop
  let now = new Date()
  beforeAll(async () => {
    shop = openPayShop(await testDatabase(database), { now: () => now })
  })
  afterAll(async () => shop.close())

  const emailsOf = async (values: unknown[]) =>
    (
      await shop.sql(
        `SELECT lower(snapshot ->> 'email') AS email FROM orders
          WHERE number = ANY ($1::text[]) ORDER BY placed_at`,
        [values],
      )
    ).map(({ email }) => email)
  const written = (email: string) => ({ ...ZELDA_ADDRESS, email, email_retype: email })

  it('needs an address', async () => {
    await expect(findPerson(shop.deps.db.orm, '')).rejects.toThrow('no empty one')
  })

  it('of a guest who first mistyped the address is that of the order', async () => {
    const guest = shop.shopper()
    await guest.begin()
    await guest.add()
    await guest.putShipping(written('mistyped@quill.example'))
    await guest.putDelivery('standard')
    await guest.payWith('4000000000000002')
    await guest.place(newAttemptId())
    await guest.putShipping(written('typed@quill.example'))
    await guest.putDelivery('standard')
    await guest.payWith()
    const number = (await guest.place(newAttemptId())).json.attempt?.order_number ?? ''
    expect((await findPerson(shop.deps.db.orm, 'typed@quill.example')).orderNumbers).toEqual([
      number,
    ])
    const mistyped = await findPerson(shop.deps.db.orm, 'mistyped@quill.example')
    expect([mistyped.userIds, mistyped.orderNumbers]).toEqual([[], []])
  })

  it('of a member is none of a guest who ordered in the same browser before', async () => {
    const family = shop.shopper()
    await family.begin()
    await family.add()
    await family.putShipping(written('bob@quill.example'))
    await family.putDelivery('standard')
    await family.payWith()
    const number = (await family.place(newAttemptId())).json.attempt?.order_number ?? ''
    const mia = await join(family, 'mia@quill.example')
    await shop.sql(
      'UPDATE users SET merged_into = $1 WHERE id = (SELECT user_id FROM orders WHERE number = $2) AND id <> $1',
      [mia, number],
    )
    const own = await findPerson(shop.deps.db.orm, 'mia@quill.example')
    expect([own.userIds, own.orderNumbers]).toEqual([[mia], []])
    expect((await findPerson(shop.deps.db.orm, 'bob@quill.example')).orderNumbers).toEqual([number])
  })

  it('is the address alone where another account ordered with it, once the order is made', async () => {
    const member = shop.shopper()
    await member.begin()
    await join(member, 'account@quill.example')
    await member.add()
    await member.putShipping(written('once@quill.example'))
    await member.putDelivery('standard')
    await member.payWith()
    const number = (await member.place(newAttemptId())).json.attempt?.order_number ?? ''
    const data = await loadExport('once@quill.example', shop.deps)
    expect(data).toMatchObject({ orders: [], orders_that_name_the_address: [{ number }] })
    await dueMails(shop)
    await askToDelete(shop, 'once@quill.example')
    expect(await erase(shop)).toBe(0)
    now = daysAfter(now, 31)
    expect(await erase(shop)).toBe(1)
    expect(await emailsOf([number])).toEqual([''])
    const checkouts = await shop.sql("SELECT FROM checkouts WHERE email = 'once@quill.example'")
    expect(checkouts).toEqual([])
    expect((await findPerson(shop.deps.db.orm, 'account@quill.example')).orderNumbers).toEqual([
      number,
    ])
  })
})
