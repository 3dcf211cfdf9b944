import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, ask, post, read, lines } = await openShop()

describe('a product form without script', () => {
  const line = {
    fabric: 'PETAL_SIGNATURE_COTTON',
    fabric_size: 'FAT_QUARTER_YARD',
    quantity: '2',
    line_key: 'a-key-of-the-page-itself',
  }
  const added = () =>
    [...served.gateway.shop.users.values()][0]?.cart?.lines.map(({ merchandise, quantity }) => [
      'designId' in merchandise ? merchandise.designId : null,
      quantity,
    ])

  it('adds once when it is sent twice, and again when it is filled in differently', async () => {
    served.begin('nothing')
    expect(await (await ask('/en/fabric/5')).text()).toMatch(/name="line_key" value="[\w-]{22}"/)
    for (const quantity of ['2', '2', '3'])
      expect((await post('/en/fabric/5', { ...line, quantity })).headers.get('location')).toBe(
        '/en/cart',
      )
    expect(added()).toEqual([[5, 5]])
  })

  it.each([
    ['size=METER', 'METER'],
    ['fabric_size=FAT_QUARTER_METER', 'FAT_QUARTER_METER'],
  ])('of a page with %s has that size checked, and adds it', async (query, size) => {
    served.begin('nothing')
    const html = await (await ask(`/en/fabric/5?${query}`)).text()
    const chosen = [
      ...html.matchAll(/<input(?=[^>]*name="fabric_size")(?=[^>]*checked)[^>]*value="(\w+)"/g),
    ]
    expect(chosen.map(([, value]) => value)).toEqual([size])
    const sent = await post('/en/fabric/5', { ...line, fabric_size: size })
    expect(sent.headers.get('location')).toBe('/en/cart')
    expect(added()).toEqual([[5, 2]])
  })

  it.each([
    ['0', 'an integer of at least 1'],
    ['', 'Required'],
    ['1.5', 'Must be an integer, such as 2'],
    ['100', '100 is more than 99'],
  ])(
    'rejects %j pieces with the reason, and repeats what was typed',
    async (quantity, messages) => {
      const response = await post('/en/fabric/5', { ...line, quantity })
      const html = (await response.text()).replace(/<script.*?<\/script>/gs, '')
      expect(response.status).toBe(400)
      expect(html.split(messages).length).toBeGreaterThan(2)
      expect(html).toMatch(/<input(?=[^>]*value="PETAL_SIGNATURE_COTTON")(?=[^>]*checked)/)
      if (quantity !== '100')
        expect(html).toMatch(
          new RegExp(`<input(?=[^>]*name="quantity")(?=[^>]*value="${quantity}")`),
        )
    },
  )
})

it('logs nothing of all this', () => {
  expect(lines).toEqual([])
})

it('designs beside a home good cost what the home good costs', async () => {
  const html = await read('/en/home-decor/living-decor/square-throw-pillow/5')
  const [own] = /US\$\d+\.\d\d/.exec(html.slice(html.indexOf('<main'))) ?? []
  const beside = html.slice(html.indexOf('More like this'))
  const prices = new Set(beside.match(/from US\$\d+\.\d\d/g))
  expect([...prices]).toEqual([`from ${own}`])
})
