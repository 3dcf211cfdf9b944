import { listCollections } from '../../collection/collection.contract.ts'
import { getDesigner } from '../../designer/designer.contract.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import type { DescribeRules } from './runner.ts'
import { rejectionOf, visit } from './visitor.ts'

/** Rules of the designers' own pages. */
export const describeDesigners: DescribeRules = (open, { describe, test, expect }) => {
  describe('a designer', () => {
    test('has as many designs as a search finds, and their collections', async () => {
      const { gateway } = await visit(open)
      const { collections } = await gateway.send(listCollections, { query: {} })
      const made = collections.find(({ curator }) => curator.id !== null)
      const screenName = made?.curator.screenName ?? ''
      const found = await gateway.send(getDesigner, { params: { screenName }, query: {} })
      expect(found).toMatchObject({
        id: made?.curator.id,
        name: made?.curator.name,
        screenName,
      })
      const own = await gateway.send(searchDesigns, { query: { designers: [screenName] } })
      expect(found.designCount).toBe(own.total)
      const favorites = own.results.reduce((sum, { favoriteCount }) => sum + favoriteCount, 0)
      expect(found.favoriteCount >= favorites).toBe(true)
      expect(found.collections.find(({ id }) => id === made?.id)).toEqual(made)
      expect(found.collectionCount >= found.collections.length).toBe(true)
      expect(new Set(found.collections.map(({ curator }) => curator.screenName))).toEqual(
        new Set([screenName]),
      )
    })

    test('that is unknown is a 404', async () => {
      const { gateway } = await visit(open)
      for (const screenName of ['no_such_designer', 'constructor', '1', "a'b", '\u0000']) {
        const read = gateway.send(getDesigner, { params: { screenName }, query: {} })
        expect(await rejectionOf(read)).toMatchObject({ code: 'USER_NOT_FOUND', status: 404 })
      }
    })
  })
}
