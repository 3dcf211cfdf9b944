import { getDesign } from '../../design/design.contract.ts'
import { searchDesigns } from '../../search/search.contract.ts'
import type { SearchRequest } from '../../search/search.contract.ts'
import { COLOUR_SHARES, DEFAULT_SORT, SHOP_PAGE_SIZE } from '../../search/search.table.ts'
import type { Colour, Scale, Style, Topic } from '../../search/search.table.ts'
import type { SearchQuery } from '../../search/search-query.ts'
import type { DescribeRules } from './runner.ts'
import { visit } from './visitor.ts'

const all: SearchQuery = { colours: [], sort: DEFAULT_SORT, offset: 0 }

/** Rules of the search. */
export const describeSearch: DescribeRules = (open, { describe, test, expect }) => {
  const search = async (query: SearchRequest) => {
    const { gateway } = await visit(open)
    return gateway.send(searchDesigns, { query: { ...all, ...query } })
  }

  describe('the search', () => {
    test('finds designs by what they are called and by a color that they have', async () => {
      const { gateway } = await visit(open)
      for (const { id } of (await search({})).results.slice(0, 3)) {
        const { colours, tags } = await gateway.send(getDesign, { params: { id }, query: {} })
        const [tag = ''] = tags.filter((each) => /^[a-z]+$/.test(each))
        const [colour = ''] = colours
        const found = await search({ q: `${colour} ${tag}` })
        expect(found.results.some((card) => card.id === id)).toBe(true)
        expect(found.total <= (await search({ q: tag })).total).toBe(true)
      }
    })

    test('says of each card whether its price contains the tax of the country asked for', async () => {
      const taxed = async (country?: string) =>
        (await search({ country })).results.map(({ taxIncluded = false }) => taxIncluded)
      expect(new Set(await taxed('DE'))).toEqual(new Set([true]))
      expect(new Set(await taxed('US'))).toEqual(new Set([false]))
      expect(new Set(await taxed())).toEqual(new Set([false]))
    })

    test('finds a designer’s designs, and nothing for words that no design has', async () => {
      const [card] = (await search({})).results
      const found = await search({ designers: [card?.designer.screenName ?? ''] })
      expect(found.results.every(({ designer }) => designer.id === card?.designer.id)).toBe(true)
      const nothing = await search({ tag: 'no design has this tag' })
      expect([nothing.total, nothing.results]).toEqual([0, []])
    })

    test('counts every design of a filter’s value as often as the filter finds it', async () => {
      const { facets } = await search({})
      const asked = <Value extends string>(facet: readonly { value: string }[]) =>
        facet.slice(0, 1).map(({ value }) => value as Value)
      const found = [
        [facets.style, { styles: asked<Style>(facets.style) }],
        [facets.topic, { topics: asked<Topic>(facets.topic) }],
        [facets.scale, { scales: asked<Scale>(facets.scale) }],
        [facets.colour, { colours: asked<Colour>(facets.colour) }],
        [facets.designer, { designers: asked<string>(facets.designer) }],
      ] as const
      for (const [facet, query] of found) {
        const { total, facets: after } = await search(query)
        expect(total).toBe(facet[0]?.count)
        // The filter's other values stay as they were, as any of them can be added.
        const same = Object.values(after).some((values) => values.length === facet.length)
        expect(same).toBe(true)
      }
    })

    test('finds the designs of any value of a filter, and of all filters', async () => {
      const { facets } = await search({})
      const [first, second] = facets.style
      const styles = [first?.value, second?.value] as Style[]
      const both = await search({ styles })
      expect(both.total).toBe((first?.count ?? 0) + (second?.count ?? 0))
      const scale = both.facets.scale[0]
      const narrowed = await search({ styles, scales: [scale?.value as Scale] })
      expect(narrowed.total).toBe(scale?.count)
    })

    test('finds more where a color may be less of the cloth', async () => {
      const [{ value: colour = '' } = {}] = (await search({ share: 'touch' })).facets.colour
      const totals = []
      for (const share of COLOUR_SHARES)
        totals.push((await search({ colours: [colour as Colour], share })).total)
      expect(totals).toEqual([...totals].sort((a, b) => a - b))
      expect((totals[2] ?? 0) > 0).toBe(true)
    })

    test('finds a design by a color of its ground that was picked', async () => {
      const [card] = (await search({})).results
      const picked = [card?.palette[0] ?? '']
      const found = await search({ picked, offset: 0 })
      expect(found.total > 0 && found.total <= (await search({})).total).toBe(true)
      const winners = await search({ winnersOnly: true })
      expect(winners.total < (await search({})).total).toBe(true)
    })

    test('answers page by page', async () => {
      const first = await search({})
      expect([first.offset, first.pageSize]).toEqual([0, SHOP_PAGE_SIZE])
      const late = await search({ offset: first.total })
      expect([late.results, late.offset, late.total]).toEqual([[], first.total, first.total])
    })

    test('needs a language, and rejects values that are not in the shop’s lists', async () => {
      const { raw } = await visit(open)
      const ask = async (query: string) => (await raw(['GET', `/search/designs?${query}`])).errors
      expect(await ask('')).toEqual([
        { code: 'FIELD_CANNOT_BE_BLANK', field: 'lang', message: 'lang param is required' },
      ])
      expect(await ask('lang=en&sort=price&style=x&topic=x&color=mauve')).toEqual(
        ['style', 'topic', 'sort', 'color'].map((field) => ({
          code: 'FIELD_VALUE_INVALID',
          field,
          message: `invalid ${field} value`,
        })),
      )
      expect(await ask('lang=en&color=red&color=blue&utm_source=x')).toEqual([])
    })
  })
}
