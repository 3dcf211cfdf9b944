import { logIn, logOut, register } from '@selvage/core/account'
import { followDesigner, listConnections } from '@selvage/core/designer'
import { createGuest } from '@selvage/core/session'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

let gateway: ReferenceGateway

beforeAll(async () => {
  gateway = await openReferenceGateway()
  const { config } = gateway.deps
  Object.assign(config, { limits: { ...config.limits, reviewsPerHour: 1 } })
})
afterAll(() => gateway.close())

it('nobody follows themselves, and an address follows as often as the limit says', async () => {
  const { pool } = gateway.deps.db
  const { rows } = await pool.query<{ screen_name: string }>(
    'SELECT screen_name FROM designers ORDER BY id LIMIT 2',
  )
  const [own = '', other = ''] = rows.map((row) => row.screen_name)
  const shopper = gateway.shopper()
  await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
  await pool.query(
    'UPDATE designers SET user_id = (SELECT id FROM users LIMIT 1) WHERE screen_name = $1',
    [own],
  )
  const follow = (screenName: string) =>
    shopper.gateway.send(followDesigner, { params: { screenName }, body: {} })
  await expect(follow(own)).rejects.toMatchObject({ code: 'FIELD_VALUE_INVALID', status: 400 })
  expect((await pool.query('SELECT 1 FROM connections')).rowCount).toBe(0)
  await Promise.all(Array.from({ length: 9 }, () => follow(other)))
  expect((await pool.query('SELECT 1 FROM connections')).rowCount).toBe(1)
  await expect(follow(other)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 })
})

it('a designer who has followed themselves as a guest does not once they log in', async () => {
  const other = await openReferenceGateway()
  onTestFinished(() => other.close())
  const { pool } = other.deps.db
  const { rows } = await pool.query<{ screen_name: string }>(
    'SELECT screen_name FROM designers ORDER BY id DESC LIMIT 1',
  )
  const screenName = rows[0]?.screen_name ?? ''
  const shopper = other.shopper()
  const account = { email: 'moth@harrowmail.com', password: 'a long pass phrase' }
  await shopper.gateway.send(register, {
    body: { ...account, screenName: 'Moth', newsletter: false },
  })
  await pool.query(
    'UPDATE designers SET user_id = (SELECT user_id FROM accounts WHERE email = $2) WHERE screen_name = $1',
    [screenName, account.email],
  )
  await shopper.gateway.send(logOut, { body: {} })
  await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
  await shopper.gateway.send(followDesigner, { params: { screenName }, body: {} })
  await shopper.gateway.send(logIn, { body: account })
  expect((await shopper.gateway.send(listConnections, { query: {} })).total).toBe(0)
})
