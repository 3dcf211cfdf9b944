import { message } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const SEARCH = 'packages/core/src/search'
const QUERY = `${SEARCH}/search-query.ts`
const STRING = `${SEARCH}/search-string.ts`
const CHIPS = 'packages/react/src/search/filter-chips.ts'
const FORM = 'packages/react/src/search/shop-filters.tsx'
const RULE = 'finds designs with a small repeat alone'

const rule = `    test('${RULE}', async () => {
      const all = await search({})
      const small = await search({ smallOnly: true })
      expect(small.total > 0 && small.total < all.total).toBe(true)
    })
`

const proof = `import { expect, it } from 'vitest'
import { cleanSearch, searchString } from './search-string.ts'
import { readSearch } from './search-query.ts'

it('reads and writes the added parameter, and leaves a wrong value out', () => {
  const { query, fieldErrors } = readSearch(new URLSearchParams('smallOnly=true'))
  expect([query.smallOnly, fieldErrors]).toEqual([true, []])
  expect(searchString(query)).toBe('smallOnly=true')
  expect(cleanSearch('?smallOnly=perhaps&q=fern')).toBe('q=fern')
})
`

export const searchParameter: Recipe = {
  title: 'A search parameter',
  pieces: [
    {
      file: `${SEARCH}/search-params.table.ts`,
      after: "  winnersOnly: 'read',",
      text: "  smallOnly: 'read',",
    },
    {
      file: QUERY,
      after: '  readonly winnersOnly?: true',
      text: '  /** Designs with a small repeat only. */\n  readonly smallOnly?: true',
      missing: { by: 'types', names: [STRING, 'smallOnly'] },
    },
    {
      file: QUERY,
      after: "      ...(readFlag(params.get('winnersOnly')) && { winnersOnly: true as const }),",
      text: "      ...(readFlag(params.get('smallOnly')) && { smallOnly: true as const }),",
    },
    { file: STRING, after: "  ['winnersOnly', isFlag],", text: "  ['smallOnly', isFlag]," },
    {
      file: STRING,
      after: "    ['winnersOnly', query.winnersOnly ? 'true' : undefined],",
      text: "    ['smallOnly', query.smallOnly ? 'true' : undefined],",
    },
    {
      file: 'examples/gateway/src/search/conditions.ts',
      after: '    ...(query.winnersOnly ? [overlaps([CHALLENGE_WINNER])] : []),',
      text: '    ...(query.smallOnly ? [sql`${designs.repeatWidthIn} <= ${SCALE_LIMITS_IN.small}`] : []),',
    },
    {
      file: 'packages/core/src/testing/find-designs.ts',
      instead: '      (query.winnersOnly === undefined || isWinner(design))',
      text: `      (query.smallOnly === undefined || values['scale']?.includes('small')) &&
      (query.winnersOnly === undefined || isWinner(design))`,
    },
    {
      file: 'packages/core/src/testing/conformance/search-rules.ts',
      before: "    test('answers page by page', async () => {",
      text: rule,
    },
    {
      file: `${SEARCH}/search-filters.ts`,
      instead: "const SINGLE = ['q', 'scope', 'tag', 'winnersOnly'] as const",
      text: "const SINGLE = ['q', 'scope', 'tag', 'winnersOnly', 'smallOnly'] as const",
    },
    {
      file: CHIPS,
      after: "    winnersOnly: () => ({ name: t('search.winners') }),",
      text: "    smallOnly: () => ({ name: t('search.smallOnly') }),",
      missing: { by: 'types', names: [CHIPS, 'smallOnly'] },
    },
    // Its English text is named only where the chip is there that shows it.
    ...message('search', 'smallOnly', {
      en: 'Small repeats',
      de: 'Kleine Rapporte',
      es: 'Repeticiones pequeñas',
      fr: 'Petits motifs',
    }),
    {
      file: FORM,
      instead: 'function hiddenFields({ on, sort, tag, winnersOnly, showMature }: SearchQuery) {',
      text: 'function hiddenFields({ on, sort, tag, winnersOnly, smallOnly, showMature }: SearchQuery) {',
    },
    {
      file: FORM,
      after: '    ...(winnersOnly && { winnersOnly }),',
      text: '    ...(smallOnly && { smallOnly }),',
    },
  ],
  tests: [`${SEARCH}/search-query.test.ts`, 'packages/core/src/testing/conformance.test.ts'],
  proofs: { [`${SEARCH}/small-only.test.ts`]: proof },
  rules: [RULE],
}
