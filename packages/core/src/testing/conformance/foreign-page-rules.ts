import { getCheckout } from '../../checkout/checkout.contract.ts'
import { getDesignCards } from '../../design/design.contract.ts'
import { listFabrics } from '../../fabric/fabric.contract.ts'
import { createGuest } from '../../session/session.contract.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules } from './runner.ts'
import { newKey, rejectionOf, sendRaw, visit } from './visitor.ts'

/** Rules of pages on an origin that no gateway was given: they show designs and fill a cart. */
export const describeForeignPages: DescribeRules = (open, { describe, test, expect }) => {
  describe('a page of an origin that nobody listed', () => {
    test('reads the catalog as the storefront does', async () => {
      const { gateway, partnerPage } = await visit(open)
      const page = partnerPage().gateway
      const { designs } = await readMerchandise(gateway)
      const cards = { query: { ids: [designs[0].id], currency: 'EUR' } } as const
      expect(await page.send(getDesignCards, cards)).toEqual(
        await gateway.send(getDesignCards, cards),
      )
      const prices = { query: { currency: 'GBP', country: 'GB' } } as const
      expect(await page.send(listFabrics, prices)).toEqual(await gateway.send(listFabrics, prices))
    })

    test('can read every answer without cookies, rejections too', async () => {
      const { under } = await visit(open)
      const calls = {
        '/fabrics': [200, undefined],
        '/order/pending': [401, 'EXPIRED_SESSION'],
        '/nothing/here': [404, 'SERVER_ERROR'],
      } as const
      for (const [path, [status, code]] of Object.entries(calls)) {
        const answer = await sendRaw({ ...under, fetch: under.partnerFetch }, ['GET', path])
        expect([path, answer.status, answer.errors[0]?.code]).toEqual([path, status, code])
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
        expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe(null)
      }
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

    test('shops with an unknown partner key as without one, and learns why it does not count', async () => {
      const { partnerPage } = await visit(open)
      for (const partner of ['pk_nobodys', 'no key at all', '\u0000']) {
        const { gateway } = partnerPage()
        const guest = await gateway.send(createGuest, { body: { kind: 'embed', partner } })
        const page = partnerPage(guest.cartToken ?? '')
        expect(await page.count()).toBe(0)
        expect(guest.partnerProblem?.includes(JSON.stringify(partner))).toBe(true)
      }
      const { partnerProblem } = await partnerPage().gateway.send(createGuest, {
        body: { kind: 'embed' },
      })
      expect(partnerProblem).toBe(undefined)
    })
  })
}
