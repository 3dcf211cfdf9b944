import { beforeEach, describe, expect, it } from 'vitest'
import { identityApp } from './app.ts'

const ORIGIN = 'https://identity.test'
const CALLBACK = 'https://shop.test/discounts'
const CLIENT = { id: 'selvage', secret: 'a secret', origins: ['https://shop.test'] }
const asked = { client_id: 'selvage', redirect_uri: CALLBACK, response_type: 'code', state: 's1' }

describe('the sandbox identity provider', () => {
  let now = 1_000_000
  let app = identityApp({ origin: ORIGIN, client: CLIENT, now: () => now })
  beforeEach(() => {
    now = 1_000_000
    app = identityApp({ origin: ORIGIN, client: CLIENT, now: () => now })
  })
  const pageOf = (more: object = {}) =>
    `${ORIGIN}/oauth/authorize?${new URLSearchParams({ ...asked, ...more })}`
  const press = (form: Record<string, string>, more: object = {}, origin = ORIGIN) =>
    app.request(pageOf(more), {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams(form),
    })
  const locationOf = (answer: Response) => answer.headers.get('location')
  const exchange = (code: string, more: object = {}) =>
    app.request(`${ORIGIN}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        ...more,
      }),
    })
  const codeOf = async () => {
    const answer = await press({ group: 'nurse', person: 'verified' })
    return new URL(locationOf(answer) ?? '').searchParams.get('code') ?? ''
  }

  it('shows the groups in the shopper’s language, and runs no script', async () => {
    const page = await app.request(pageOf({ ui_locales: 'de' }))
    const html = await page.text()
    expect(html).toContain('Lehrkraft')
    expect(html).toContain('shop.test')
    expect(html).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*form-action 'self' https:\/\/shop\.test;/,
    )
  })

  it.each([
    ['another shop', { client_id: 'other' }],
    ['a page of another site', { redirect_uri: 'https://evil.test/discounts' }],
    ['a page that begins like the shop’s', { redirect_uri: 'https://shop.test.evil.test/' }],
    ['a page with a name in it', { redirect_uri: 'https://shop.test@evil.test/' }],
    ['no page', { redirect_uri: 'nowhere' }],
    ['another protocol', { redirect_uri: 'javascript:alert(1)' }],
    ['no state', { state: '' }],
    ['a token at once', { response_type: 'token' }],
  ])('leads nobody to %s', async (_, change) => {
    const page = await app.request(pageOf(change))
    expect(page.status).toBe(400)
    const answer = await press({ group: 'nurse', person: 'verified' }, change)
    expect([answer.status, locationOf(answer)]).toEqual([400, null])
  })

  it('leads back with a code, or with why there is none', async () => {
    expect(locationOf(await press({ group: 'nurse', person: 'verified' }))).toMatch(
      /^https:\/\/shop\.test\/discounts\?state=s1&code=[\w-]{43}$/,
    )
    expect(locationOf(await press({ group: 'nurse', person: 'unverified' }))).toBe(
      `${CALLBACK}?state=s1&error=verification_failed`,
    )
    expect(locationOf(await press({ person: 'nobody' }))).toBe(
      `${CALLBACK}?state=s1&error=access_denied`,
    )
  })

  it('asks for a group first', async () => {
    const answer = await press({ person: 'verified' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Please choose your group first.')
  })

  it('takes no answer from another site’s page', async () => {
    const answer = await press({ group: 'nurse', person: 'verified' }, {}, 'https://evil.test')
    expect(answer.status).toBe(403)
  })

  it('exchanges a code once, for its shop alone, within minutes', async () => {
    expect((await exchange(await codeOf(), { client_secret: 'wrong' })).status).toBe(401)
    expect((await exchange('made-up')).status).toBe(400)
    const code = await codeOf()
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).status).toBe(400)
    const other = await codeOf()
    expect((await exchange(other, { redirect_uri: 'https://shop.test/other' })).status).toBe(400)
    const late = await codeOf()
    now += 5 * 60_000
    expect((await exchange(late)).status).toBe(400)
  })

  it('tells the group to the owner of a token', async () => {
    const { access_token: token } = (await (await exchange(await codeOf())).json()) as {
      access_token: string
    }
    const read = (authorization: string) =>
      app.request(`${ORIGIN}/api/public/v3/attributes.json`, { headers: { authorization } })
    expect(await (await read(`Bearer ${token}`)).json()).toMatchObject({
      status: [{ group: 'nurse', verified: true }],
    })
    expect((await read('Bearer made-up')).status).toBe(401)
  })
})
