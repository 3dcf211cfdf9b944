import { addToCart, createHandover, redeemHandover } from '@selvage/core/cart'
import { createGuest } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opsKey } from '../ops/operator.ts'
import { newGuest, newKey, openCartGateway, YARD } from '../testing/cart-gateway.ts'
import { DATABASES, FOREIGN_ORIGIN, openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

interface WirePartner {
  readonly key: string
  readonly state: string
}

describe.each(DATABASES)('a partner key on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openCartGateway(database)
  })
  afterAll(() => gateway.close())

  const ops = (method: string, path: string, body?: object, key?: string) =>
    gateway.fetch(`/ops/partners${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Ops-Key': key ?? opsKey(gateway.deps.config.dataDir),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const added = async (body: object) => (await (await ops('POST', '', body)).json()) as WirePartner
  /** A guest of a partner's page: its client, and what the gateway says about the key. */
  const shopWith = async (partner: string | undefined) => {
    const page = gateway.partner()
    const body = { kind: 'embed', partner } as const
    const { cartToken, pageProblem } = await page.gateway.send(createGuest, { body })
    page.token = cartToken ?? undefined
    await page.gateway.send(addToCart, { body: YARD }, { key: newKey() })
    return { page, pageProblem }
  }
  const cartPartners = async (): Promise<unknown[]> => {
    const sql = 'SELECT partner_key FROM carts ORDER BY created_at, id'
    const { rows } = await gateway.deps.db.pool.query<{ partner_key: unknown }>(sql)
    return rows.map(({ partner_key }) => partner_key)
  }

  it('is stored with the cart, and goes over to the storefront with it', async () => {
    const { key } = await added({ name: 'A sewing blog' })
    expect(key).toMatch(/^pk_[\w-]{22}$/)
    const before = (await cartPartners()).length
    const { page, pageProblem } = await shopWith(key)
    expect(pageProblem).toBeUndefined()
    const shopper = await newGuest(gateway)
    const { code } = await page.gateway.send(createHandover, { body: {} })
    await shopper.gateway.send(redeemHandover, { body: { code } })
    expect((await cartPartners()).slice(before)).toEqual([key, key])
  })

  it('that does not count sells as without one, and says why and what to do', async () => {
    const { key: off } = await added({ name: 'Closed' })
    await ops('PATCH', `/${off}`, { state: 'off' })
    const { key: tied } = await added({ name: 'Tied', origins: ['https://own.example'] })
    const sentences = { [off]: 'switched off', [tied]: FOREIGN_ORIGIN, pk_nobodys: 'not known' }
    const before = (await cartPartners()).length
    for (const [key, text] of Object.entries(sentences)) {
      const { pageProblem } = await shopWith(key)
      expect(pageProblem).toContain(key)
      expect(pageProblem).toContain(text)
      expect(pageProblem).toMatch(/leave data-partner out\. .*\.$/)
    }
    expect((await cartPartners()).slice(before)).toEqual([null, null, null])
    await ops('PATCH', `/${off}`, { state: 'on' })
    expect((await shopWith(off)).pageProblem).toBeUndefined()
  })

  it.each(['', 'no key at all', '\u0000', `pk_${'x'.repeat(9_000)}`])(
    'that is none (%.20j) sells as well',
    async (key) => {
      expect((await shopWith(key)).pageProblem).toContain('is not known to the shop')
    },
  )

  it('tied to the page’s origin counts', async () => {
    const origins = ['https://own.example', FOREIGN_ORIGIN]
    const { key } = await added({ name: 'Own', origins })
    expect((await shopWith(key)).pageProblem).toBeUndefined()
  })

  it('is the operator’s to give, under a name of its own and with true origins', async () => {
    const { status } = await ops('GET', '', undefined, 'a guess')
    expect(status).toBe(404)
    await added({ name: 'Twice' })
    for (const body of [
      { name: 'Twice' },
      { name: '' },
      { name: 'Page', origins: ['https://own.example/page'] },
      { name: 'Many', limit_factor: 0 },
    ]) {
      const answer = await ops('POST', '', body)
      expect([body.name, answer.status]).toEqual([body.name, 400])
      expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
    }
    expect((await ops('PATCH', '/pk_nobodys', { state: 'off' })).status).toBe(400)
    const { partners } = (await (await ops('GET', '')).json()) as { partners: WirePartner[] }
    expect(partners.find(({ state }) => state !== 'on')).toBeUndefined()
    expect(partners[0]).toMatchObject({ name: 'A sewing blog', orders: 0, limit_factor: 10 })
  })
})

it('gives the pages of a partner higher limits of their own', async () => {
  const limits = {
    requestsPerMinute: 0,
    guesses: 0,
    guestsPerMinute: 2,
    declines: 0,
    failedLogins: 0,
    passkeysPerMinute: 0,
    accountsPerHour: 0,
    passwordMailsPerHour: 0,
    orderMailsPerHour: 0,
    newsletterMailsPerHour: 0,
    privacyMailsPerHour: 0,
    applicationsPerHour: 0,
    reviewsPerHour: 0,
    picturesPerMinute: 0,
  }
  const gateway = await openReferenceGateway({ config: { limits } })
  const row = "INSERT INTO partners VALUES ('pk_busy', 'Busy', 'on', NULL, 3, now())"
  await gateway.deps.db.pool.query(row)
  const statuses = async (partner: string | undefined, times: number) => {
    const found: number[] = []
    for (let at = 0; at < times; at += 1) {
      const body = JSON.stringify({ kind: 'embed', partner })
      const headers = { 'Content-Type': 'application/json', Origin: FOREIGN_ORIGIN }
      found.push((await gateway.fetch('/guests', { method: 'POST', headers, body })).status)
    }
    return found
  }
  expect(await statuses(undefined, 3)).toEqual([200, 200, 429])
  expect(await statuses('pk_busy', 7)).toEqual([200, 200, 200, 200, 200, 200, 429])
  await gateway.close()
})
