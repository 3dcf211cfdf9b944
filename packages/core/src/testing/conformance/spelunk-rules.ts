import { searchDesigns } from '../../search/search.contract.ts'
import { searchSpelunks, SPELUNK_PAGE_SIZE } from '../../search/spelunk.contract.ts'
import { readMerchandise } from './merchandise.ts'
import type { DescribeRules } from './runner.ts'
import { visit } from './visitor.ts'

/** Rules of the search for designers and collections. */
export const describeSpelunks: DescribeRules = (open, { describe, test, expect }) => {
  describe('designers and collections', () => {
    test('are found by their names, each with as many designs as a search finds', async () => {
      const { gateway } = await visit(open)
      const all = await gateway.send(searchSpelunks, { query: { type: 'designers' } })
      const [first] = all.results
      expect(all.pageSize).toBe(SPELUNK_PAGE_SIZE)
      const found = await gateway.send(searchSpelunks, {
        query: { type: 'designers', s: first?.name.toUpperCase() },
      })
      expect(found.results[0]).toEqual(first)
      const own = await gateway.send(searchDesigns, {
        query: { designers: [first?.designer.screenName ?? ''] },
      })
      expect(own.total).toBe(first?.designCount)
      const collections = await gateway.send(searchSpelunks, { query: { type: 'collections' } })
      const { collection } = await readMerchandise(gateway)
      expect(collections.total > 0 && collection.id > 0).toBe(true)
    })

    test('are none for a text that no name has, and on a page beyond the last', async () => {
      const { gateway } = await visit(open)
      const none = await gateway.send(searchSpelunks, {
        query: { type: 'collections', s: "%_'no such name" },
      })
      expect([none.total, none.results]).toEqual([0, []])
      const far = await gateway.send(searchSpelunks, {
        query: { type: 'designers', pageOffset: 999 },
      })
      expect(far.results).toEqual([])
      expect(far.total > 0).toBe(true)
    })

    test('are of a known type', async () => {
      const { raw } = await visit(open)
      const { errors } = await raw(['GET', '/search/spelunks?type=constructor'])
      expect(errors).toEqual([{ code: 'FIELD_VALUE_INVALID', field: 'type' }])
    })
  })
}
