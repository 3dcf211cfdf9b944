import { createGuest } from '@selvage/core/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { Shopper, ReferenceGateway } from '../testing/test-gateway.ts'
import { jsonLog } from '../log.ts'

const json = { 'Content-Type': 'application/json' }

describe('the frame', () => {
  let gateway: ReferenceGateway
  let shopper: Shopper
  const lines: string[] = []
  beforeAll(async () => {
    gateway = await openReferenceGateway({
      deps: () => ({
        log: jsonLog((line) => {
          lines.push(line)
        }),
      }),
    })
    shopper = gateway.shopper()
    await shopper.gateway.send(createGuest, { body: { kind: 'session' } })
  })
  afterAll(() => gateway.close())
  const add = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
    shopper.fetch('/api/spoonflower/add-to-cart', {
      method: 'POST',
      headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers },
      body,
    })

  it.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['"x"', 400],
    ['{"a":NaN}', 400],
    ['{"quantity":1e400}', 400],
    ['', 400],
    ['{"__proto__":{"isAdmin":true}}', 400],
    ['{"constructor":{"prototype":{"x":1}}}', 400],
    ['{"design":{"__proto__":{"id":1}}}', 400],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    [`{"a":"${'x'.repeat(300_000)}"}`, 413],
    ['\ufeff{"quantity":1}', 400],
    ['{"id":2147483648}', 400],
    ['{"fabric":"\\u0000"}', 400],
  ])('answers the body %.40j with %i and a code', async (body, status) => {
    const response = await add(body)
    expect(response.status).toBe(status)
    expect(((await response.json()) as { errors: { code: string }[] }).errors[0]?.code).toMatch(
      /^[A-Z_]+$/,
    )
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })

  it.each([
    ['{', json, 'The body is not JSON.'],
    ['[]', json, 'The body must be an object.'],
    ['"x"', json, 'The body must be an object.'],
    ['{"quantity":1e400}', json, 'The body has a number that is too large for a double.'],
    ['['.repeat(40), json, 'The body has more than 32 levels of objects and lists.'],
    [new Uint8Array([0x7b, 0xff, 0x7d]), json, 'The body is not UTF-8.'],
    [`{"a":"${'x'.repeat(300_000)}"}`, json, /more than 262144 bytes/],
    ['{}', { 'Content-Type': 'text/plain' }, /Content-Type: application\/json/],
    ['{}', { ...json, 'Idempotency-Key': 'k'.repeat(256) }, /1 to 255 visible ASCII/],
  ])('says to a developer why it rejects %.20j with %j', async (body, headers, sentence) => {
    const { errors } = (await (await add(body, headers)).json()) as {
      errors: { message: string }[]
    }
    expect(errors[0]?.message).toMatch(sentence)
  })

  it('says to a developer that a token is none of this gateway', async () => {
    const headers = { Authorization: 'Bearer nobody' }
    const answer = await gateway.fetch('/order/pending', { headers })
    const message = expect.stringContaining('token is not one of this gateway')
    expect(await answer.json()).toEqual({ errors: [{ code: 'JWTInvalid', message }] })
  })

  it('rejects every content type but JSON in UTF-8', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json; charset=utf-16',
      'application/jsonp',
      '',
    ]) {
      expect([type, (await add('{}', type ? { 'Content-Type': type } : {})).status]).toEqual([
        type,
        415,
      ])
    }
    expect((await add(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).status).toBe(400)
    expect((await add('{}', { 'Content-Type': 'application/json; charset=UTF-8' })).status).toBe(
      400,
    )
  })

  it('takes an idempotency key of 1 to 255 visible characters, or none', async () => {
    for (const key of ['k'.repeat(300), 'with space', 'ü'])
      expect((await add('{}', { ...json, 'Idempotency-Key': key })).status).toBe(400)
    const response = await shopper.fetch('/api/spoonflower/add-to-cart', {
      method: 'POST',
      headers: json,
      body: '{}',
    })
    expect(await response.json()).toMatchObject({
      errors: [{ code: 'FIELD_CANNOT_BE_BLANK', field: 'fabric' }, {}, {}, {}],
    })
  })

  it('ignores method overrides and answers 405 and 404 for unknown methods and paths', async () => {
    expect(
      (await shopper.fetch('/order_item/1', { headers: { 'X-HTTP-Method-Override': 'DELETE' } }))
        .status,
    ).toBe(405)
    const wrong = await gateway.fetch('/fabrics', { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET'])
    for (const path of [
      '/',
      '/nothing',
      '/fabrics/',
      '/../etc/passwd',
      '/.env',
      '/%2e%2e/secret.key',
    ]) {
      const response = await gateway.fetch(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toEqual({
        errors: [
          {
            code: 'SERVER_ERROR',
            message: 'No call has this path. GET /openapi.json lists all calls.',
          },
        ],
      })
    }
  })

  it('puts its security headers on every answer', async () => {
    for (const path of [
      '/fabrics',
      '/nothing',
      '/order/pending',
      '/search/designs',
      '/healthz',
      '/readyz',
    ]) {
      const { headers } = await gateway.fetch(path)
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; frame-ancestors 'none'/,
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{22}$/)
      expect(headers.get('access-control-expose-headers')).toBe(
        'Allow, Idempotent-Replayed, Retry-After, X-Request-Id',
      )
    }
    expect((await shopper.fetch('/order/pending')).headers.get('cache-control')).toBe('no-store')
    const image = await gateway.fetch('/images/designs/1/card-300.webp', {
      headers: { Origin: 'https://anybody.test' },
    })
    expect([
      image.status,
      image.headers.get('content-type'),
      image.headers.get('cache-control'),
    ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable'])
    expect([
      image.headers.get('access-control-allow-origin'),
      image.headers.get('cross-origin-resource-policy'),
    ]).toEqual(['*', 'cross-origin'])
  })

  it.each([
    [`00-${'4bf92f35'.repeat(4)}-00f067aa0ba902b7-01`, '4bf92f35'.repeat(4)],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
    ['CANARY', undefined],
  ])('logs the trace that a caller names: %s', async (traceparent, traceId) => {
    lines.length = 0
    await shopper.fetch('/fabrics', { headers: { traceparent } })
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: 'fabric.list', status: 200 })
    expect((JSON.parse(lines[0] ?? '') as { traceId?: string }).traceId).toBe(traceId)
  })

  it('logs a line for each request, with nothing of the shopper in it', async () => {
    lines.length = 0
    await shopper.fetch('/order/CANARYCANARYCANARY0?page_locale=CANARY', {
      headers: {
        'Window-Id': 'CANARY'.repeat(2_000),
        'User-Agent': 'CANARY',
        'X-Forwarded-For': 'CANARY',
      },
    })
    await add('{"fabric":"CANARY"}', { ...json, 'Idempotency-Key': 'CANARY' })
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(line).not.toMatch(/CANARY/)
      for (const value of shopper.cookies.values()) expect(line).not.toContain(value)
      expect(Object.keys(JSON.parse(line) as object)).toEqual([
        'at',
        'level',
        'event',
        'requestId',
        'route',
        'method',
        'status',
        'ms',
      ])
    }
  })
})
