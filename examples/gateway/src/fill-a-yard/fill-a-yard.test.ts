import { FILL_A_YARD_FABRICS, getTemplates, TEMPLATE_IDS } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { COTTON, openYardGateway } from '../testing/filled-yards.ts'

describe.each(DATABASES)('Fill-A-Yard on %s', (database) => {
  let gateway: ReferenceGateway
  beforeAll(async () => {
    gateway = await openYardGateway(database)
  })
  afterAll(() => gateway.close())

  describe('the templates', () => {
    it('come with their capacity and the price of a yard on each fabric', async () => {
      const { fabrics, templates, collectionId } = await gateway
        .shopper()
        .gateway.send(getTemplates, { query: { collectionId: 7 } })
      expect(collectionId).toBe(7)
      expect(templates.map(({ id }) => id)).toEqual(TEMPLATE_IDS)
      expect(fabrics.map(({ code }) => code)).toEqual(FILL_A_YARD_FABRICS)
      expect(fabrics.find(({ code }) => code === COTTON)).toMatchObject({
        status: 'available',
        pricePerYard: { minor: 1900, currency: 'USD' },
      })
      expect(fabrics.filter(({ status }) => status === 'out_of_stock').length).toBeGreaterThan(0)
      const capacity = (fabric: Layout['fabric']) =>
        templates.map((template) => template.capacity[fabric])
      expect([capacity(COTTON), capacity('BELGIAN_LINEN'), capacity('POLARTEC_FLEECE')]).toEqual([
        [2, 2, 42, 32, 2, 4],
        [2, 2, 54, 48, 2, 6],
        [2, 2, 60, 48, 2, 6],
      ])
    })

    it('answer 404 for a private collection', async () => {
      for (const id of ['50', '999', '9999999999'])
        expect((await gateway.fetch(`/templates?collection_id=${id}`)).status).toBe(404)
      for (const query of ['', '?collection_id=', '?collection_id=0', '?collection_id=1e3'])
        expect((await gateway.fetch(`/templates${query}`)).status).toBe(400)
    })
  })
})
