import { searchDesigns } from '../../search/search.contract.ts'
import { searchSpelunks } from '../../search/spelunk.contract.ts'
import { MAX_SUGGESTIONS, suggestSearches } from '../../search/suggestion.contract.ts'
import type { DescribeRules } from './runner.ts'
import { visit } from './visitor.ts'

const NOTHING = { searches: [], designs: [], designers: [], collections: [] }

/** Rules of what is suggested while a text is typed. */
export const describeSuggestions: DescribeRules = (open, { describe, test, expect }) => {
  describe('suggestions', () => {
    test('complete the word that is begun, each with as many designs as it finds', async () => {
      const { gateway } = await visit(open)
      const { searches, designs } = await gateway.send(suggestSearches, { query: { s: 'flo' } })
      expect(searches.length > 0 && designs.length > 0).toBe(true)
      expect(searches.length <= MAX_SUGGESTIONS.searches).toBe(true)
      expect(designs.length <= MAX_SUGGESTIONS.designs).toBe(true)
      for (const { text, designCount } of searches) {
        expect(text.startsWith('flo')).toBe(true)
        const { total } = await gateway.send(searchDesigns, { query: { q: text } })
        expect(designCount).toBe(total)
      }
      expect(new Set(designs.map(({ id }) => id)).size).toBe(designs.length)
    })

    test('are designers and collections by the words of their names', async () => {
      const { gateway } = await visit(open)
      for (const type of ['designers', 'collections'] as const) {
        const { results } = await gateway.send(searchSpelunks, { query: { type } })
        const [first] = results
        const last = first?.name.split(' ').at(-1)?.toUpperCase() ?? ''
        const suggested = await gateway.send(suggestSearches, { query: { s: last } })
        expect(suggested[type].some(({ name }) => name === first?.name)).toBe(true)
      }
    })

    test('are none for one letter, and for a text that nothing has', async () => {
      const { gateway } = await visit(open)
      for (const s of ['f', "%_'", '12345678901'])
        expect(await gateway.send(suggestSearches, { query: { s } })).toEqual(NOTHING)
    })
  })
}
