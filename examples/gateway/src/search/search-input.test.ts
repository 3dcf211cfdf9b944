import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReferenceGateway, DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'

describe.each(DATABASES)('hostile input of the search on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openReferenceGateway({ database })
  })
  afterAll(() => gateway.close())
  const sql = async (text: string): Promise<number> =>
    Number(
      (
        await gateway.deps.db.pool.query<{ n: string }>(
          `SELECT count(*) AS n FROM designs WHERE NOT mature AND ${text}`,
        )
      ).rows[0]?.n,
    )

  it.each([
    ['lang=en&sort=BESTSELLING', 'sort', 'invalid sort value'],
    ['lang=en&sort=__proto__', 'sort', 'invalid sort value'],
    ['lang=en&sort=newest&sort=price', 'sort', 'invalid sort value'],
    ['lang=en&style=notastyle', 'style', 'invalid style value'],
    ['lang=en&topic=blumen', 'topic', 'invalid topic value'],
    ['lang=en&topic=constructor', 'topic', 'invalid topic value'],
    ['lang=en&color=red,notacolor', 'color', 'invalid color value'],
    ['lang=en&color=,', 'color', 'invalid color value'],
    ['lang=en&color=%23ff0000', 'color', 'invalid color value'],
    ['lang=en&eigColors=../../x', 'color', 'invalid color value'],
    ['lang=en&on=constructor', 'on', 'invalid on value'],
    ['lang=en&on=wallpaper&fabric=velvet', 'fabric', 'invalid fabric value'],
    ['lang=en&scale=huge', 'scale', 'invalid scale value'],
  ])("rejects ?%s with the spec's words", async (query, field, message) => {
    const response = await gateway.fetch(`/search/designs?${query}`)
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ code: 'FIELD_VALUE_INVALID', field, message }] },
    ])
  })

  it('rejects a missing lang and an unknown currency', async () => {
    expect(await (await gateway.fetch('/search/designs')).json()).toEqual({
      errors: [{ code: 'FIELD_CANNOT_BE_BLANK', field: 'lang', message: 'lang param is required' }],
    })
    for (const currency of ['BTC', 'toString', 'usd'])
      expect(await (await gateway.fetch(`/fabrics?currency=${currency}`)).json()).toEqual({
        errors: [
          {
            code: 'CURRENCY_INVALID',
            field: 'currency',
            message: expect.stringMatching(/^The value must be one of .*"USD"/),
          },
        ],
      })
  })

  it('treats hostile text as plain text', async () => {
    const hostile = [
      "'; DROP TABLE designs; --",
      "' OR '1'='1",
      '%',
      '\\',
      '" | & ! ( ) :*',
      '<script>',
      'a'.repeat(200),
      '\u0000',
      '%00',
      '\ud800',
      '🧵',
      '!!',
      'a & | b',
      "''",
      '-',
      'a:*',
      '<->',
    ]
    for (const q of hostile)
      for (const sort of ['bestSelling', 'mostRelevant']) {
        const response = await gateway.fetch(
          `/search/designs?lang=en&sort=${sort}&q=${encodeURIComponent(q.toWellFormed())}&tag=&designer=${encodeURIComponent(q.toWellFormed())}`,
        )
        expect([q, response.status]).toEqual([q, 200])
      }
    for (const path of [
      '?lang=en&q=%E0%A4%A',
      '?lang=en&page_offset=-84',
      '?lang=en&page_offset=999999999',
      '?lang=en&page_offset=1e9',
      '?lang=__proto__',
      '?lang=en/../../secret',
    ]) {
      expect([path, (await gateway.fetch(`/search/designs${path}`)).status]).toEqual([path, 200])
    }
    expect((await gateway.fetch(`/search/designs?lang=en&q=${'a'.repeat(20_000)}`)).status).toBe(
      414,
    )
    expect(await sql('true')).toBeGreaterThan(0)
  })

  it('answers impossible ids with 404 or 400, never with a database error', async () => {
    for (const id of [
      '0',
      '-1',
      '2147483648',
      '99999999999999999999',
      '1.5',
      '1e3',
      'x',
      '%00',
      '1%27',
      '__proto__',
      '0x10',
    ]) {
      expect([id, (await gateway.fetch(`/design/${id}`)).status]).toEqual([id, 404])
      expect([id, (await gateway.fetch(`/images/designs/${id}/card-300.webp`)).status]).toEqual([
        id,
        404,
      ])
      expect([id, (await gateway.fetch(`/designs/cards?ids=${id}`)).status]).toEqual([id, 400])
    }
    for (const file of [
      'card-301.webp',
      'card-300.png',
      '__proto__-300.webp',
      'card-300.webp%00',
      '..%2f..%2fsecret.key',
      'tile-1024',
      // No page has a pattern in this format.
      'tile-1024.avif',
    ])
      expect((await gateway.fetch(`/images/designs/1/${file}`)).status).toBe(404)
    expect(
      (
        await gateway.fetch(
          `/designs/cards?ids=${Array.from({ length: 101 }, (_, at) => at + 1).join(',')}`,
        )
      ).status,
    ).toBe(400)
  })
})
