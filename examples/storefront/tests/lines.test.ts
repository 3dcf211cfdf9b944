import { addFillAYard, layoutCode } from '@selvage/core/fill-a-yard'
import { createGateway } from '@selvage/core/gateway'
import { SAMPLE_COLLECTIONS } from '@selvage/core/testing'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { builtApp } from './built-server.ts'
import { serveGateway } from './served-gateway.ts'
import type { ServedGateway } from './served-gateway.ts'

/** A wallpaper that is out of stock in the test gateway. */
const OUT_OF_STOCK = 'ISOBAR'
let served: ServedGateway
let app: Hono
const ask = (path: string, init: RequestInit = {}) =>
  app.request(`http://localhost:3000${path}`, {
    ...init,
    headers: { Cookie: 'selvage_access=test', ...init.headers },
  })
const post = (path: string, fields: Record<string, string>) =>
  ask(path, {
    method: 'POST',
    headers: { Origin: 'http://localhost:3000', Host: 'localhost:3000' },
    body: new URLSearchParams(fields),
  })
const lines = () => [...served.gateway.shop.users.values()][0]?.cart?.lines ?? []

beforeAll(async () => {
  served = await serveGateway()
  app = await builtApp({ GATEWAY_URL: served.url, PUBLIC_GATEWAY_URL: 'http://images.test' })
})
beforeEach(() => served.begin('nothing'))
afterAll(() => served.stop())

describe('a wallpaper form without script', () => {
  const line = {
    wallpaper: 'SMOOTH',
    size: 'PANEL_9_FT',
    quantity: '7',
    line_key: 'a-key-of-the-page-itself',
  }

  it('sent twice adds once', async () => {
    expect(await (await ask('/en/wallpaper/5')).text()).toMatch(/name="line_key" value="[\w-]{22}"/)
    for (let times = 0; times < 2; times += 1)
      expect((await post('/en/wallpaper/5', line)).headers.get('location')).toBe('/en/cart')
    expect(lines().map(({ merchandise, quantity }) => [merchandise, quantity])).toEqual([
      [{ kind: 'wallpaper', designId: 5, wallpaper: 'SMOOTH', size: 'PANEL_9_FT' }, 7],
    ])
  })

  it('opens from the cart with the line’s paper, length and quantity, and replaces the line', async () => {
    await post('/en/wallpaper/5', line)
    const edit =
      /href="(\/en\/wallpaper\/5\?[^"]*order_item_id=[^"]*)"/
        .exec(await (await ask('/en/cart')).text())?.[1]
        ?.replaceAll('&amp;', '&') ?? ''
    expect(edit).toContain('wallpaper=smooth&size=panel_9_ft')
    const html = await (await ask(edit)).text()
    expect(html).toMatch(/<input(?=[^>]*value="PANEL_9_FT")(?=[^>]*checked)/)
    expect(html).toMatch(/<input(?=[^>]*name="quantity")(?=[^>]*value="7")/)
    const itemId = /name="order_item_id" value="([^"]+)"/.exec(html)?.[1] ?? ''
    // A wall is counted in between, by the calculator's own form.
    const forms = html.match(/<form[^>]*method="get".*?<\/form>/gs) ?? []
    expect(forms.some((form) => form.includes(`name="order_item_id" value="${itemId}"`))).toBe(true)
    const wall = 'measurement_system=imperial&height=96&widths=140&widths=30'
    const counted = await ask(`/en/wallpaper/5?order_item_id=${itemId}&${wall}`)
    const proper = counted.headers.get('location') ?? ''
    expect(proper).toContain(`widths=140.30&order_item_id=${itemId}`)
    expect(await (await ask(proper)).text()).toContain(`name="order_item_id" value="${itemId}"`)
    expect(
      (
        await post('/en/wallpaper/5', {
          ...line,
          size: 'PANEL_12_FT',
          quantity: '3',
          order_item_id: itemId,
        })
      ).headers.get('location'),
    ).toBe('/en/cart')
    expect(
      lines().map(({ id, merchandise, quantity }) => [
        id,
        'size' in merchandise && merchandise.size,
        quantity,
      ]),
    ).toEqual([[itemId, 'PANEL_12_FT', 3]])
  })

  it.each(['fabric', 'wallpaper'])(
    'of %s that cannot be taken comes back as the same form: its key and the line that it changes',
    async (page) => {
      const rejected = await post(`/en/${page}/5`, {
        ...line,
        fabric: 'SATIN',
        fabric_size: 'YARD',
        quantity: 'many',
        order_item_id: 'a-line-of-the-cart-22x',
      })
      expect(rejected.status).toBe(400)
      const html = await rejected.text()
      expect(html).toContain('name="line_key" value="a-key-of-the-page-itself"')
      expect(html).toContain('name="order_item_id" value="a-line-of-the-cart-22x"')
      expect(html).toMatch(/<input(?=[^>]*name="quantity")(?=[^>]*value="many")/)
    },
  )

  it('shows that a paper is out of stock, and adds nothing', async () => {
    const response = await post('/en/wallpaper/5', {
      ...line,
      wallpaper: OUT_OF_STOCK,
      size: 'SWATCH',
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).toContain(
      'We are temporarily out of this wallpaper type; please select another.',
    )
    expect(lines()).toEqual([])
  })
})

describe('a filled yard in the cart', () => {
  it('links to its canvas, which has the line’s layout and quantity and replaces the line', async () => {
    const [collection] = SAMPLE_COLLECTIONS
    const layout = {
      templateId: 8,
      fabric: 'PETAL_SIGNATURE_COTTON',
      collectionId: collection?.id ?? 0,
      cells: [collection?.designIds[0] ?? 0, null],
    } as const
    const { send } = createGateway({
      url: served.gateway.url,
      locale: 'en_US',
      fetch: served.gateway.fetch,
    })
    const { itemId } = await send(
      addFillAYard,
      { body: { layout, quantity: 4 } },
      { key: 'a-key-of-the-test-itself' },
    )
    const html = await (await ask('/de/warenkorb')).text()
    expect(html).toContain(
      `/de/fill-a-yard/entwurf?layout=${layoutCode(layout)}&amp;order_item_id=${itemId}"`,
    )
    expect(html).toContain(`href="/de/kollektionen/${layout.collectionId}"`)
    const canvas = await (await ask(`/de/fill-a-yard/entwurf?order_item_id=${itemId}`)).text()
    expect(canvas.match(/role="gridcell"/g)).toHaveLength(2)
    expect(canvas).toContain(`"itemId":"${itemId}","quantity":4`)
  })

  it('that has left the cart becomes a new line', async () => {
    const [collection] = SAMPLE_COLLECTIONS
    const html = await (
      await ask(`/en/fill-a-yard/canvas?collection_id=${collection?.id}&order_item_id=gone`)
    ).text()
    expect(html).toContain('role="gridcell"')
    expect(html).not.toContain('"itemId"')
  })
})
