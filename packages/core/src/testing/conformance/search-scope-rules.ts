import { followDesigner } from '../../designer/connections.contract.ts'
import { addFavorite } from '../../favorites/favorites.contract.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import type { SearchRequest } from '../../search/search.contract.ts'
import { join } from './account-rules.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visit, visitAsGuest } from './visitor.ts'

/** Rules of searches among a part of the designs. */
export const describeSearchScopes: DescribeRules = (open, { describe, test, expect }) => {
  describe('a search of a scope', () => {
    test('of a member’s own needs a login', async () => {
      const { gateway } = await visit(open)
      const guest = await visitAsGuest(open)
      for (const scope of ['connections', 'favorites'] as const) {
        const byNobody = gateway.send(searchDesigns, { query: { scope } })
        expect((await rejectionOf(byNobody)).status).toBe(401)
        const byGuest = guest.gateway.send(searchDesigns, { query: { scope } })
        expect(await rejectionOf(byGuest)).toMatchObject({ code: 'UNAUTHORIZED', status: 403 })
      }
    })

    test('finds and counts what a member follows and loves, at once', async () => {
      const visitor = await visitAsGuest(open)
      await join(visitor)
      const { gateway } = visitor
      const search = (query: SearchRequest) => gateway.send(searchDesigns, { query })
      const all = await search({})
      const [design] = all.results
      if (!design) throw new Error('There is no design.')
      const { id, designer } = design
      for (const scope of ['connections', 'favorites'] as const)
        expect((await search({ scope })).total).toBe(0)

      await gateway.send(addFavorite, { params: { id }, body: {} })
      const loved = await search({ scope: 'favorites' })
      expect([loved.results.map((card) => card.id), loved.total]).toEqual([[id], 1])
      expect(loved.facets.designer.map(({ value }) => value)).toEqual([designer.screenName])

      const { screenName } = designer
      await gateway.send(followDesigner, { params: { screenName }, body: {} })
      const followed = await search({ scope: 'connections' })
      expect(followed.total).toBe((await search({ designers: [screenName] })).total)
      expect(followed.results.every((card) => card.designer.screenName === screenName)).toBe(true)
    })

    test('finds what is not for sale, and needs no login for it', async () => {
      const { gateway } = await visit(open)
      const found = await gateway.send(searchDesigns, { query: { scope: 'notForSale' } })
      expect(found.results.every(({ forSale }) => !forSale)).toBe(true)
      const all = await gateway.send(searchDesigns, { query: {} })
      expect(found.total < all.total).toBe(true)
    })
  })
}
