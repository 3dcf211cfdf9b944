import { getCheckout } from '../../checkout/checkout.contract.ts'
import { listFabrics } from '../../fabric/fabric.contract.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules } from './runner.ts'
import { newKey, rejectionOf, sendRaw, visit } from './visitor.ts'

/** Rules of pages on an origin that no gateway was given: they show designs and fill a cart. */
export const describeForeignPages: DescribeRules = (open, { describe, test, expect }) => {
  describe('a page of an origin that nobody listed', () => {
    test('reads the catalog as the storefront does', async () => {
      const { gateway, partnerPage } = await visit(open)
      const query = { currency: 'GBP', country: 'GB' } as const
      const own = await gateway.send(listFabrics, { query })
      expect(await partnerPage().gateway.send(listFabrics, { query })).toEqual(own)
    })

    test('can read every answer, rejections too', async () => {
      const { under } = await visit(open)
      const page = { ...under, fetch: under.partnerFetch }
      const statuses = { '/fabrics': 200, '/order/pending': 401, '/nothing': 404 }
      for (const [path, expected] of Object.entries(statuses)) {
        const { status, headers } = await sendRaw(page, ['GET', path])
        expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([expected, '*'])
      }
    })

    test('has its cart in the place of each page, and one that is none changes nothing', async () => {
      const visitor = await visit(open)
      const { designs, fabrics } = await readMerchandise(visitor.gateway)
      const { add, on } = await visitor.embed({ country: 'EN', currency: 'USD' })
      await add({ designId: designs[0].id, fabric: fabrics[0], size: 'YARD', quantity: 1 })
      const pages = [
        { country: 'GB', currency: 'GBP' },
        { currency: 'EUR' },
        { country: 'ZZ' },
        { country: 'KE' },
      ] as const
      const seen: unknown[] = []
      for (const page of pages) {
        const { currency, taxIncluded, shippingFrom } = (await on(page).cart()).pricing
        seen.push([currency, taxIncluded, shippingFrom !== null])
      }
      expect(seen).toEqual([
        ['GBP', true, true],
        ['EUR', true, true],
        ['EUR', true, true],
        // Nothing is delivered there, so nothing is estimated.
        ['EUR', true, false],
      ])
    })

    test('cannot check out, and can read why', async () => {
      const visitor = await visit(open)
      const { designs, fabrics } = await readMerchandise(visitor.gateway)
      const embed = await visitor.embed()
      const line = { designId: designs[0].id, fabric: fabrics[0], quantity: 1 }
      const { cart } = await embed.add({ ...line, size: 'YARD' }, newKey())
      const read = embed.gateway.send(getCheckout, { params: { id: cart.id }, query: {} })
      const { code, status, message } = await rejectionOf(read)
      expect({ code, status }).toEqual({ code: 'UNAUTHORIZED', status: 403 })
      expect(/storefront.*\.$/.test(message ?? '')).toBe(true)
    })
  })
}
