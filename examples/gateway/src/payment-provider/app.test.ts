import { describe, expect, it } from 'vitest'
import { providerApp } from './app.ts'
import { signCallback, verifyCallback } from './secret.ts'
import { openStore } from './store.ts'
import { TEST_CARDS } from './test-cards.table.ts'

const ORIGIN = 'http://pay.test'
const card = {
  name: 'Ada Byron',
  number: '4242 4242 4242 4242',
  expiry_month: '12',
  expiry_year: '2030',
  cvc: '123',
}

function provider() {
  const store = openStore(':memory:')
  const app = providerApp({
    store,
    apiSecret: 'secret',
    settings: { origin: ORIGIN, faults: false },
  })
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = { authorization: 'Bearer secret' },
  ) => {
    const answer = await app.request(path, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      headers: answer.headers,
      text: await answer.clone().text(),
      json: (await answer.json().catch(() => undefined)) as Record<string, unknown>,
    }
  }
  const session = async (change: object = {}) => {
    const { json } = await call('POST', '/sessions', {
      cart_id: 'cart-1',
      currency: 'USD',
      merchant_origin: 'http://shop.test',
      language: 'de_DE',
      ...change,
    })
    return String(json['id'])
  }
  const tokenize = async (
    id: string,
    change: object = {},
    headers: Record<string, string> = { origin: ORIGIN },
  ) => call('POST', `/frame/${id}/tokens`, { ...card, ...change }, headers)
  const token = async (change: object = {}) =>
    String((await tokenize(await session(), change)).json['token'])
  const charge = async (key: string, tok: string, change: object = {}) =>
    call(
      'POST',
      '/charges',
      { token: tok, cart_id: 'cart-1', amount_minor: 1999, currency: 'USD', ...change },
      { authorization: 'Bearer secret', 'idempotency-key': key },
    )
  return { store, app, call, session, tokenize, token, charge }
}

describe('the provider', () => {
  it('charges once for each key', async () => {
    const { token, charge, store } = provider()
    const tok = await token()
    const answers = await Promise.all(Array.from({ length: 20 }, () => charge('attempt-1', tok)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.json).toMatchObject({ charge: { status: 'succeeded', amount_minor: 1999 } })
    expect(store.ledger()).toHaveLength(1)
  })

  it('rejects another amount under a key, and another cart, currency or key for a token', async () => {
    const { token, charge, store } = provider()
    const tok = await token()
    expect((await charge('a', tok, { cart_id: 'cart-2' })).json).toEqual({ error: 'token_foreign' })
    expect((await charge('a', tok, { currency: 'EUR' })).json).toEqual({
      error: 'currency_mismatch',
    })
    expect((await charge('a', 'tok_unknown')).json).toEqual({ error: 'token_unknown' })
    expect((await charge('a', tok)).status).toBe(200)
    expect((await charge('a', tok, { amount_minor: 2000 })).json).toEqual({ error: 'key_reused' })
    expect((await charge('b', tok)).json).toEqual({ error: 'token_used' })
    expect(store.ledger()).toHaveLength(1)
  })

  it.each(Object.entries(TEST_CARDS))('card %s gives %s', async (number, code) => {
    const { token, charge, store } = provider()
    const { json } = await charge(
      'a',
      await token({ number, cvc: number.startsWith('37') ? '1234' : '123' }),
    )
    expect(json).toMatchObject({
      charge: { status: code === null ? 'succeeded' : 'failed', failure_code: code },
    })
    expect(store.ledger()).toHaveLength(code === null ? 1 : 0)
  })

  it('closes a key, which then never charges', async () => {
    const { token, charge, call, store } = provider()
    const tok = await token()
    expect((await call('POST', '/charges/a/cancel')).json).toMatchObject({
      charge: { status: 'cancelled' },
    })
    expect((await charge('a', tok)).json).toMatchObject({ charge: { status: 'cancelled' } })
    expect(store.ledger()).toEqual([])
    await charge('b', tok)
    expect((await call('POST', '/charges/b/cancel')).json).toMatchObject({
      charge: { status: 'succeeded' },
    })
    expect(store.ledger()).toHaveLength(1)
  })

  it('stores no digits and rejects server-to-server calls without the secret', async () => {
    const { token, call, store, tokenize, session } = provider()
    const tok = await token()
    expect(JSON.stringify(store.token(tok))).not.toContain('4242424242424242')
    for (const path of ['/ledger', `/tokens/${tok}`, '/charges/a'])
      expect((await call('GET', path, undefined, {})).status).toBe(401)
    expect((await call('GET', `/tokens/${tok}`)).json).toMatchObject({
      brand: 'visa',
      last4: '4242',
      cart_id: 'cart-1',
      used: false,
    })
    for (const origin of ['http://shop.test', 'null', ''])
      expect((await tokenize(await session(), {}, { origin })).status).toBe(403)
    expect(
      (await tokenize(await session(), { cvc: '12345', number: '4242424242424241' })).json,
    ).toEqual({
      fieldErrors: [
        { field: 'number', code: 'CARD_NUMBER_INVALID' },
        { field: 'cvc', code: 'CARD_CVC_INVALID' },
      ],
    })
  })

  it('rejects changes to the ledger', async () => {
    const { token, charge, store } = provider()
    await charge('a', await token())
    expect(() => {
      store.transaction(() => {
        store.addLedger({
          charge_id: 'x',
          key: 'x',
          cart_id: 'x',
          amount_minor: 1,
          currency: 'USD',
          at: 0,
        })
        throw new Error('undone')
      })
    }).toThrow('undone')
    expect(store.ledger()).toHaveLength(1)
  })

  it("serves the frame to the merchant's origin alone, in its language, under a strict policy", async () => {
    const { call, session } = provider()
    const { headers, text } = await call(
      'GET',
      `/frame/${await session({ theme: 'dark' })}`,
      undefined,
      {},
    )
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors http://shop.test')
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(text).toContain('<html lang="de" data-theme="dark">')
    for (const label of [
      'Name auf der Karte',
      'Kartennummer',
      'Ablaufdatum',
      'MM / JJ',
      'Sicherheitscode',
      'cc-number',
      'cc-csc',
      'autocomplete="cc-exp"',
      'shop.test',
    ])
      expect(text).toContain(label)
    expect(text).not.toMatch(/ style=|\son\w+=/)
    const script = await call('GET', '/assets/main.js', undefined, {})
    const imported = script.text.match(/\.\/[\w-]+\.js/g) ?? []
    expect(imported).toHaveLength(3)
    for (const asset of [
      ...(text.match(/\/assets\/[\w.-]+/g) ?? []),
      ...imported.map((name) => `/assets/${name}`),
    ])
      expect((await call('GET', asset, undefined, {})).status).toBe(200)
  })

  it.each([
    'javascript:alert(1)',
    'http://shop.test/path',
    'null',
    '*',
    'http://shop.test; script-src *',
    'HTTP://SHOP.test',
  ])('rejects merchant origin %s', async (merchant_origin) => {
    const { call } = provider()
    expect(
      (
        await call('POST', '/sessions', {
          cart_id: 'c',
          currency: 'USD',
          merchant_origin,
          language: 'en',
        })
      ).status,
    ).toBe(400)
  })
})

it('signs callbacks over the raw body and the time', () => {
  const header = signCallback('{"a":1}', 'key', 1000)
  expect(verifyCallback('{"a":1}', header, 'key', 1200)).toBe(true)
  for (const [body, sign, key, at] of [
    ['{"a":2}', header, 'key', 1000],
    ['{"a":1}', header, 'other', 1000],
    ['{"a":1}', header, 'key', 1301],
    ['{"a":1}', undefined, 'key', 1000],
    ['{"a":1}', 't=1000,v1=', 'key', 1000],
  ] as const) {
    expect(verifyCallback(body, sign, key, at)).toBe(false)
  }
})
