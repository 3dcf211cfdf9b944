import { logIn, logOut, register } from '@selvage/core/account'
import { chooseConsent, NO_CONSENT, readConsent } from '@selvage/core/consent'
import type { ConsentChoice } from '@selvage/core/consent'
import { createGuest } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pruneOnce } from '../retention/prune.ts'
import { DATABASES, FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway, Shopper } from '../testing/test-gateway.ts'

const COOKIE = 'selvage_consent'
const DO_NOT_SELL = { ...NO_CONSENT, doNotSell: true }
const ALL = { analytics: true, marketing: true, doNotSell: false }
const PASSWORD = 'a long enough password'
const DAY_MS = 24 * 60 * 60_000

describe.each(DATABASES)('choices about privacy on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
  })
  afterAll(() => gateway.close())

  const choose = ({ gateway: client }: Shopper, change: Partial<ConsentChoice> = {}) =>
    client.send(chooseConsent, { body: { ...NO_CONSENT, ...change } })
  const remembered = ({ cookies }: Shopper) => readConsent(cookies.get(COOKIE))
  const recorded = async ({ cookies }: Shopper) => {
    const { browserId } = readConsent(cookies.get(COOKIE)) ?? { browserId: '' }
    const sql = 'SELECT * FROM consents WHERE browser_id = $1 ORDER BY chosen_at'
    return (await gateway.deps.db.pool.query(sql, [browserId])).rows as Record<string, unknown>[]
  }
  const join = async (shopper: Shopper) => {
    const email = `${crypto.randomUUID()}@example.com`
    const body = { screenName: 'June', email, password: PASSWORD, newsletter: false }
    await shopper.gateway.send(register, { body })
    return { email, password: PASSWORD }
  }
  const enter = async (shopper: Shopper, body: { email: string; password: string }) =>
    shopper.gateway.send(logIn, { body })

  it('set one cookie for a year, which no script reads, and no session', async () => {
    const shopper = gateway.shopper()
    const answer = await shopper.fetch('/consent', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ analytics: true, marketing: false, do_not_sell: true }),
    })
    const [line = '', ...others] = answer.headers.getSetCookie()
    expect(others).toEqual([])
    expect(line).toMatch(
      /^selvage_consent=101\.[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
    )
    expect([...shopper.cookies.keys()]).toEqual([COOKIE])
  })

  it('are recorded once for each change, with who, when and what', async () => {
    const shopper = gateway.shopper()
    await choose(shopper, DO_NOT_SELL)
    const first = remembered(shopper)
    await Promise.all([choose(shopper, DO_NOT_SELL), choose(shopper, DO_NOT_SELL)])
    await choose(shopper, ALL)
    await Promise.all([choose(shopper, DO_NOT_SELL), choose(shopper, DO_NOT_SELL)])
    expect(remembered(shopper)).toEqual(first)
    const rows = await recorded(shopper)
    expect(rows.map((row) => [row['do_not_sell'], row['marketing'], row['user_id']])).toEqual([
      [true, false, null],
      [false, true, null],
      [true, false, null],
    ])
    expect(rows[0]?.['chosen_at']).toBeInstanceOf(Date)
  })

  it('name the guest of the session, and whether the browser said so', async () => {
    const shopper = gateway.shopper()
    const { user } = await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
    await shopper.fetch('/consent', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-GPC': '1' },
      body: JSON.stringify({ analytics: false, marketing: true, do_not_sell: false }),
    })
    expect(await recorded(shopper)).toMatchObject([
      { user_id: user.id, do_not_sell: true, marketing: false, by_browser: true },
    ])
    expect(remembered(shopper)).toMatchObject({ doNotSell: true, marketing: false })
  })

  it('come from the storefront’s own pages alone', async () => {
    const body = JSON.stringify({ analytics: true, marketing: true, do_not_sell: false })
    const headers = { 'Content-Type': 'application/json', Origin: FOREIGN_ORIGIN }
    const answer = await gateway.fetch('/consent', { method: 'POST', headers, body })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('take a cookie that was changed for none, and begin anew', async () => {
    const shopper = gateway.shopper()
    shopper.cookies.set(COOKIE, '999.<script>')
    await choose(shopper, DO_NOT_SELL)
    expect(remembered(shopper)).toMatchObject(DO_NOT_SELL)
  })

  it('of a visitor come along to the account, and to the member’s other browsers', async () => {
    const first = gateway.shopper()
    await choose(first, { ...DO_NOT_SELL, analytics: true })
    const account = await join(first)
    expect(remembered(first)).toMatchObject({ ...DO_NOT_SELL, analytics: true })

    const second = gateway.shopper()
    await enter(second, account)
    expect(remembered(second)).toMatchObject({ ...DO_NOT_SELL, analytics: true })
    expect(remembered(second)?.browserId).not.toBe(remembered(first)?.browserId)
  })

  it('not to sell stay at a login, whatever the browser had; a member withdraws them', async () => {
    const first = gateway.shopper()
    const account = await join(first)
    await choose(first, DO_NOT_SELL)

    const second = gateway.shopper()
    await choose(second, ALL)
    await enter(second, account)
    expect(remembered(second)).toMatchObject({ analytics: true, marketing: false, doNotSell: true })
    await choose(second, ALL)

    const third = gateway.shopper()
    await enter(third, account)
    expect(remembered(third)).toMatchObject(ALL)
  })

  it('of another member of the same browser stay theirs', async () => {
    const shopper = gateway.shopper()
    await join(shopper)
    await choose(shopper, ALL)
    await shopper.gateway.send(logOut, { body: {} })
    const other = await join(gateway.shopper())
    await enter(shopper, other)
    const elsewhere = gateway.shopper()
    await enter(elsewhere, other)
    expect(remembered(elsewhere)).toBeUndefined()
    expect(remembered(shopper)).toBeUndefined()
  })

  it('that a member has withdrawn stay withdrawn at the next login of the same browser', async () => {
    const shopper = gateway.shopper()
    await choose(shopper, DO_NOT_SELL)
    const account = await join(shopper)
    await choose(shopper, ALL)
    await shopper.gateway.send(logOut, { body: {} })
    await enter(shopper, account)
    expect(remembered(shopper)).toMatchObject(ALL)
  })

  it('of a browser with Global Privacy Control count for the account that logs in', async () => {
    const account = await join(gateway.shopper())
    const withControl = gateway.shopper()
    await withControl.fetch('/user/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-GPC': '1' },
      body: JSON.stringify(account),
    })
    expect(await recorded(withControl)).toMatchObject([{ do_not_sell: true, by_browser: true }])
    const other = gateway.shopper()
    await enter(other, account)
    expect(remembered(other)).toMatchObject(DO_NOT_SELL)
  })

  it('leave nothing in a browser that has chosen nothing, at a login either', async () => {
    const shopper = gateway.shopper()
    await join(shopper)
    expect([...shopper.cookies.keys()]).not.toContain(COOKIE)
  })

  it('are deleted after two years, but for a member’s newest', async () => {
    const [visitor, member] = [gateway.shopper(), gateway.shopper()]
    await choose(visitor, ALL)
    await join(member)
    await choose(member, ALL)
    await choose(member, DO_NOT_SELL)
    const prune = (days: number) =>
      pruneOnce({ ...gateway.deps, now: () => new Date(Date.now() + days * DAY_MS) })
    await prune(729)
    expect([await recorded(visitor), await recorded(member)].map((all) => all.length)).toEqual([
      1, 2,
    ])
    await prune(731)
    expect(await recorded(visitor)).toEqual([])
    expect(await recorded(member)).toMatchObject([{ do_not_sell: true }])
  })

  it('are limited by address', async () => {
    const { limits } = gateway.deps.config
    Object.assign(limits, { guestsPerMinute: 0.1 })
    const rejected = choose(gateway.shopper()).then(() => choose(gateway.shopper()))
    await expect(rejected).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  })
})
