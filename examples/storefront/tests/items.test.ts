import { SOLID_COLOR_CODES } from '@selvage/core/solid'
import { STOCK_CODES, STOCK_PAGE_NAMES } from '@selvage/core/stock'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { languages } from '@selvage/i18n/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { describe, expect, it } from 'vitest'
import { pathIn } from '../app/page/path-in.ts'
import { flashOf, openShop } from './open-shop.ts'

const { served, ask, post } = await openShop()

const read = async (path: string) => {
  served.begin('nothing')
  const response = await ask(path)
  return { status: response.status, html: await response.text() }
}

/** Checks the head of a page: one canonical address, all languages, a product. */
function expectHead(html: string, path: string) {
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`)
  for (const language of languages) expect(html).toMatch(new RegExp(`hrefLang="${language}"`, 'i'))
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
  expect(html).toContain('"@type":"Product"')
  expect(html).toMatch(/"availability":"https:\/\/schema\.org\/(?:In|OutOf)Stock"/)
}

describe.each(languages)('in %s', (language) => {
  it('every page of ready-made items has its form, its words and its place for search engines', async () => {
    for (const name of STOCK_PAGE_NAMES) {
      const path = documentRoutes.localizePath(name, language)
      const { status, html } = await read(path)
      expect([path, status]).toEqual([path, 200])
      expectHead(html, path)
      expect(html).toMatch(/name="item"[^>]*value="[A-Z_]+"|value="[A-Z_]+"[^>]*name="item"/)
      expect(html).toMatch(/images\/drawings\/stock-[A-Z_]+\.svg/)
    }
  })

  it('no link leads to a page in another language, not that to the gift certificates', async () => {
    const { html } = await read(documentRoutes.localizePath('gift-ideas', language))
    const hrefs = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href)
    const plain = hrefs.filter((href) => {
      const page = matchPath(href.split('?', 1)[0] ?? '')
      return page !== null && page.lang === undefined
    })
    expect(plain.filter((href) => !href.includes(`lang=${language}`))).toEqual([])
    const gift = plain.find((href) => href.startsWith('/gift_certificates')) ?? ''
    const page = await ask(gift, { headers: { 'Accept-Language': 'en' } })
    expect(await page.text()).toContain(`<html lang="${language}"`)
  })

  it('the gift ideas lead to all of them, and to the gift certificate', async () => {
    const { html } = await read(documentRoutes.localizePath('gift-ideas', language))
    const paths = STOCK_PAGE_NAMES.map((name) => documentRoutes.localizePath(name, language))
    expect(paths.filter((path) => !html.includes(`href="${path}"`))).toEqual([])
    expect(html).toContain(`href="${pathIn('gift-certificates', language)}"`)
  })

  it('all solids lead to the page of each, and it has its color', async () => {
    const all = await read(documentRoutes.localizePath('solids', language))
    const paths = SOLID_COLOR_CODES.map((code) =>
      localizePath('solid', language, { color: code.toLowerCase() }),
    )
    expect(paths.filter((path) => !all.html.includes(`href="${path}"`))).toEqual([])
    const path = localizePath('solid', language, { color: 'denim_blue' })
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expectHead(html, path)
    expect(html).toMatch(/<input(?=[^>]*value="DENIM_BLUE")(?=[^>]*checked)/)
  })

  it('unprinted fabric takes its fabric from the address', async () => {
    const path = localizePath('unprinted', language)
    const { html } = await read(`${path}?fabric=velvet`)
    expectHead(html, path)
    expect(html).toMatch(/<input(?=[^>]*value="VELVET")(?=[^>]*checked)/)
  })
})

describe('a gift certificate in the cart', () => {
  it('is changed on its page, which has what was typed', async () => {
    served.begin('nothing')
    const fields = {
      amount: '100',
      recipient_email: 'carol@example.com',
      gift_message: 'Sew on!\r\n<b>Ada</b>',
    }
    const sold = await post('/gift_certificates', fields)
    expect(sold.status).toBe(303)
    const cart = async (answer: Response) =>
      (await ask('/en/cart', { headers: flashOf(answer) })).text()
    const added = await cart(sold)
    expect(added).toContain('carol@example.com')
    expect(added).toMatch(/is in your cart\. Your cart holds 1 item/)
    expect(added).not.toContain('Your cart was updated')
    expect(added).toContain('Sew on!\n&lt;b&gt;Ada&lt;/b&gt;')
    const [, link = '', itemId = ''] =
      /href="(\/gift_certificates\?lang=en&amp;order_item_id=([\w-]+))"/.exec(added) ?? []
    const edit = link.replace('&amp;', '&')
    const html = await (await ask(edit)).text()
    expect(html).toMatch(/<input(?=[^>]*value="100")(?=[^>]*checked)/)
    expect(html).toMatch(/<input(?=[^>]*name="recipient_email")(?=[^>]*value="carol@example.com")/)
    expect(html).toContain('Sew on!\n&lt;b&gt;Ada&lt;/b&gt;</textarea>')
    expect(html).toContain('Update item')
    const wrong = await post(edit, { ...fields, recipient_email: '', order_item_id: itemId })
    expect(await wrong.text()).toContain(`value="${itemId}"`)
    const changed = { ...fields, recipient_email: 'dora@example.com', order_item_id: itemId }
    const replaced = await post(edit, changed)
    expect(replaced.status).toBe(303)
    const after = await cart(replaced)
    expect(after).toContain('dora@example.com')
    expect(after).toContain('Your cart was updated')
    expect(after).not.toContain('carol@example.com')
  })
})

describe('the form of what is left on a gift certificate', () => {
  const asked = async (fields: Record<string, string>) => {
    const answer = await post('/gift_certificates?lang=en', { intent: 'balance', ...fields })
    return { status: answer.status, html: await answer.text() }
  }

  it('says it to who has the code, which stands in no address', async () => {
    served.begin('nothing')
    const code = '7Q2M-4KXA-90TB-C3VE'
    served.gateway.shop.certificates.push({
      id: 'gift',
      code,
      currency: 'USD',
      amountMinor: 5_000,
      balanceMinor: 3_750,
      orderNumber: 'R123456789012',
      voided: false,
    })
    const { status, html } = await asked({ code })
    expect(status).toBe(200)
    expect(html).toContain('US$37.50 is left on the gift certificate ending in C3VE.')
    expect(html).not.toContain(`value="${code}"`)
    expect(html).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="#gift-left")/)
  })

  it.each([
    [' ', 'Enter the code of the gift certificate'],
    ['ABC', 'A code has 16 letters and digits'],
    ['AAAA-AAAA-AAAA-AAAA', 'We do not know this code.'],
  ])('says what is wrong with %j', async (code, problem) => {
    served.begin('nothing')
    const { status, html } = await asked({ code })
    expect([status, html.includes(problem)]).toEqual([400, true])
    expect(html).toContain('id="gift-code"')
  })
})

describe('the code of a ready-made item', () => {
  it('leads to the page that sells it, which has it chosen', async () => {
    for (const code of STOCK_CODES) {
      served.begin('nothing')
      const response = await ask(`/en/items/${code.toLowerCase()}`)
      expect([code, response.status]).toEqual([code, 302])
      const page = await read(response.headers.get('location') ?? '')
      expect([code, page.status]).toEqual([code, 200])
    }
    const { html } = await read('/en/t-shirt?item=t_shirt_l')
    expect(html).toMatch(/<input(?=[^>]*value="T_SHIRT_L")(?=[^>]*checked)/)
  })

  it.each(['/en/items/nothing', '/en/items/constructor', '/en/petal-solids/constructor'])(
    '%s is none',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )
})

describe('a form without script', () => {
  const lines = () =>
    [...served.gateway.shop.users.values()][0]?.cart?.lines.map(({ merchandise, quantity }) => [
      merchandise.kind === 'product' ? merchandise.choice.code : merchandise.kind,
      quantity,
    ])
  const key = { line_key: 'a-key-of-the-page-itself' }

  it.each([
    ['/en/petal-solids/navy', { color: 'SAGE', fabric_size: 'YARD', quantity: '12' }, 'SAGE', 12],
    ['/en/t-shirt', { item: 'T_SHIRT_M', quantity: '2' }, 'T_SHIRT_M', 2],
    [
      '/en/fabric-shop/unprinted',
      { fabric: 'VELVET', fabric_size: 'YARD', quantity: '3' },
      'VELVET',
      3,
    ],
  ] as const)('of %s adds once when it is sent twice', async (path, fields, code, quantity) => {
    served.begin('nothing')
    const send = () => post(path, { ...key, ...fields })
    for (const sent of [await send(), await send()])
      expect(sent.headers.get('location')).toBe('/en/cart')
    expect(lines()).toEqual([[code, quantity]])
  })

  it('with a wrong quantity comes back with the reason and what was chosen', async () => {
    served.begin('nothing')
    const response = await post('/en/petal-solids/navy', {
      ...key,
      color: 'SAGE',
      fabric_size: 'YARD',
      quantity: '0',
    })
    const html = (await response.text()).replace(/<script.*?<\/script>/gs, '')
    expect(response.status).toBe(400)
    expect(html).toContain('an integer of at least 1')
    expect(html).toMatch(/<input(?=[^>]*value="SAGE")(?=[^>]*checked)/)
  })

  it('of something that is not sold there is rejected', async () => {
    for (const [path, fields] of [
      ['/en/petal-solids/navy', { color: 'constructor', fabric_size: 'YARD', quantity: '1' }],
      ['/en/petal-solids/navy', { color: 'NAVY', fabric_size: 'FAT_QUARTER_YARD', quantity: '1' }],
      ['/en/handbook', { item: 'constructor', quantity: '1' }],
      ['/en/grab-bag', { item: 'GRAB_BAG', quantity: '1' }],
    ] as const) {
      served.begin('nothing')
      const { status } = await post(path, { ...key, ...fields })
      expect([path, status]).toEqual([path, 400])
    }
  })
})
