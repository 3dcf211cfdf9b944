import { expect, test } from 'vitest'
import {
  isApplicable,
  readColours,
  readSearch,
  searchString,
  stripTracking,
} from './search-query.ts'
import inputs from './search.bad-inputs.json' with { type: 'json' }

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

test.each([
  ['?color=red,teal,mauve-ish', 'color', 'invalid color value'],
  ['?style=baroque', 'style', 'invalid style value'],
  ['?topic=blumen', 'topic', 'invalid topic value'],
])('%s is an error of its field', (search, field, message) => {
  const { fieldErrors, query } = read(search)
  expect(fieldErrors).toEqual([{ field, message }])
  expect(query).toEqual({ colours: [], sort: 'bestSelling', offset: 0 })
})

test('a parameter that is there twice is none of the values', () => {
  expect(read('?style=floral&style=folk').fieldErrors).toHaveLength(1)
  expect(read('?color=red&color=blue').query.colours).toEqual(['red', 'blue'])
})

test('a search has the product, style, topic, sort and offset of its URL', () => {
  expect(
    read('?on=wallpaper&style=folk&topic=insects&color=red&sort=newest&page_offset=84').query,
  ).toEqual({
    on: 'wallpaper',
    style: 'folk',
    topic: 'insects',
    colours: ['red'],
    sort: 'newest',
    offset: 84,
  })
})

test('text, tag and designer have the names of the spec beside their own', () => {
  expect(read('?q=moth&tag=night&designer=ada').query).toMatchObject({
    q: 'moth',
    tag: 'night',
    designer: 'ada',
  })
  expect(read('?terms=moth&screenName=ada').query).toMatchObject({ q: 'moth', designer: 'ada' })
  expect(read('?q=moth&terms=fern&designer=ada&screenName=eve').query).toMatchObject({
    q: 'moth',
    designer: 'ada',
  })
  for (const name of ['q', 'tag', 'designer'])
    expect(read(`?${name}=%20`).query).not.toHaveProperty(name)
})

test('text is trimmed, has no control characters and ends after 200', () => {
  const { query } = read(`?q=%20a%00b%7F%20c%20&tag=${'x'.repeat(201)}`)
  expect(query).toMatchObject({ q: 'ab c', tag: 'x'.repeat(200) })
})

test('an offset has one to nine digits', () => {
  expect(read('?page_offset=999999999').query.offset).toBe(999_999_999)
  for (const offset of ['1000000000', '84x', 'x84', '+84'])
    expect(read(`?page_offset=${offset}`).query.offset).toBe(0)
})

test('colors are known and separated by commas', () => {
  expect(readColours('')).toEqual([])
  expect(readColours('red,blue')).toEqual(['red', 'blue'])
  for (const value of ['red,nope', ',red', 'red,', 'red blue'])
    expect(readColours(value)).toBeUndefined()
})

test('a query is written by the names of the spec, without what goes without saying', () => {
  const whole = {
    on: 'wallpaper',
    q: "moth & fern's (night)*",
    tag: 'night sky',
    designer: 'ada',
    style: 'folk',
    topic: 'insects',
    colours: ['red', 'blue'],
    sort: 'newest',
    offset: 84,
  } as const
  expect(searchString(whole)).toBe(
    'on=wallpaper&q=moth%20%26%20fern%27s%20%28night%29%2A&tag=night%20sky&designer=ada' +
      '&style=folk&topic=insects&color=red%2Cblue&sort=newest&page_offset=84',
  )
  expect(searchString({ colours: [], sort: 'bestSelling', offset: 0 })).toBe('')
  expect(searchString({ q: 'j!~' })).toBe('q=j%21%7E')
})

test('only the parameters of analytics tools are stripped, by their whole names', () => {
  expect(stripTracking('?q=a&xfbclid=1&&gclidx=2')).toBe('q=a&xfbclid=1&gclidx=2')
  expect(stripTracking('q=a?b')).toBe('q=a?b')
  expect(stripTracking('?fbclid')).toBe('')
  expect(stripTracking('')).toBe('')
})

test('tracking parameters are stripped', () => {
  expect(stripTracking('?fbclid=a&q=moth&utm_source=x&gclid=b')).toBe('q=moth')
})
