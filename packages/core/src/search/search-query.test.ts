import { expect, test } from 'vitest'
import { readColours, readSearch, readSpelunk } from './search-query.ts'
import { cleanSearch, isApplicable, searchString, stripTracking } from './search-string.ts'
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

test.each(['fabric', 'allProducts', ''])('a search on "%s" is a search for fabric', (on) => {
  expect(read(`?on=${on}`).query).not.toHaveProperty('on')
})

test.each([
  ['?color=red,teal,mauve-ish', 'color', 'invalid color value'],
  ['?style=baroque', 'style', 'invalid style value'],
  ['?topic=blumen', 'topic', 'invalid topic value'],
  ['?scope=everything', 'scope', 'invalid scope value'],
])('%s is an error of its field', (search, field, message) => {
  const { fieldErrors, query } = read(search)
  expect(fieldErrors).toEqual([{ field, message }])
  expect(query).toEqual({ colours: [], sort: 'bestSelling', offset: 0 })
})

test('a filter that is there twice has both values', () => {
  expect(read('?style=floral&style=folk').query.styles).toEqual(['floral', 'folk'])
  expect(read('?color=red&color=blue').query.colours).toEqual(['red', 'blue'])
})

test('a search has the product, style, topic, sort and offset of its URL', () => {
  expect(
    read('?on=wallpaper&style=folk&topic=insects&color=red&sort=newest&page_offset=84').query,
  ).toEqual({
    on: 'wallpaper',
    styles: ['folk'],
    topics: ['insects'],
    colours: ['red'],
    sort: 'newest',
    offset: 84,
  })
})

test('text, tag and designer have the names of the spec beside their own', () => {
  expect(read('?q=moth&tag=night&designer=ada').query).toMatchObject({
    q: 'moth',
    tag: 'night',
    designers: ['ada'],
  })
  expect(read('?terms=moth&screenName=ada').query).toMatchObject({
    q: 'moth',
    designers: ['ada'],
  })
  expect(read('?q=moth&terms=fern&designer=ada&screenName=eve').query).toMatchObject({
    q: 'moth',
    designers: ['ada'],
  })
  for (const name of ['q', 'tag', 'designer'])
    expect(Object.keys(read(`?${name}=%20`).query)).toEqual(['colours', 'sort', 'offset'])
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
    designers: ['ada'],
    styles: ['folk'],
    topics: ['insects'],
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

test.each(['constructor', 'Wallpaper', 'spelunkType'])(
  'a search on "%s" is an error of its field',
  (on) => {
    expect(read(`?on=${on}`).fieldErrors).toEqual([{ field: 'on', message: 'invalid on value' }])
  },
)

test('the link shapes of the spec are read', () => {
  expect(read('?on=wallpaper&fabric=grasscloth').query).toMatchObject({
    on: 'wallpaper',
    fabric: 'GRASSCLOTH',
  })
  for (const type of ['peel_and_stick', 'smooth', 'isobar', 'silver_metallic', 'vinyl'])
    expect(read(`?on=wallpaper&fabric=${type}`).fieldErrors, type).toEqual([])
  expect(read('?main=new&on=fabric&view=main').query).toEqual({
    colours: [],
    sort: 'trending',
    offset: 0,
  })
  expect(read('?on=allProducts&q=moth&sort=bestSelling').query).toEqual({
    q: 'moth',
    colours: [],
    sort: 'bestSelling',
    offset: 0,
  })
  expect(read('?fabric=grasscloth').fieldErrors).toEqual([
    { field: 'fabric', message: 'invalid fabric value' },
  ])
})

test('a search on designers or collections is a spelunk with its text', () => {
  const spelunk = (search: string) => readSpelunk(new URLSearchParams(search))
  expect(spelunk('?on=designers&q=ada')).toEqual({ type: 'designers', s: 'ada' })
  expect(spelunk('?product=collections')).toEqual({ type: 'collections', s: '' })
  expect(spelunk('?on=fabric')).toBeUndefined()
})

test('colors are picked freely, up to four', () => {
  expect(read('?eigColors=A3282C,2c4a6b,a3282c').query.picked).toEqual(['#a3282c', '#2c4a6b'])
  for (const wrong of ['../../x', '%23a3282c', 'a3282', '111111,222222,333333,444444,555555'])
    expect(read(`?eigColors=${wrong}`).fieldErrors).toEqual([
      { field: 'color', message: 'invalid color value' },
    ])
})

test('a link can leave mature designs out, and automatic ones change nothing', () => {
  expect(read('?showMatureContent=false').query.showMature).toBe(false)
  expect(read('?adult_content=true').query.showMature).toBe(true)
  for (const other of ['showMatureContent=1', 'autoApply=true&autoApplyMatureContent=true'])
    expect(read(`?${other}`).query).not.toHaveProperty('showMature')
})

test('a text that is cut at a character of two halves can be written', () => {
  const { query } = read(`?q=${'x'.repeat(199)}%F0%9F%A7%B5`)
  expect(searchString(query)).toBe(`q=${'x'.repeat(199)}`)
})

test('unknown parameters and values that are none are taken off, and nothing else', () => {
  expect(cleanSearch('?q=moth&page=99&x&color=red,blue')).toBe('q=moth&color=red,blue')
  expect(cleanSearch('?page_offset=-84&winnersOnly=yes&share=all')).toBe('')
  for (const known of ['', '?q=a%20b&utm_source=x&country=GB', '?sort=wrong&isTagsPage=1'])
    expect(cleanSearch(known)).toBeUndefined()
})

test('commas of a list may be bare', () => {
  expect(isApplicable('?color=red,blue&style=folk,floral')).toBe(true)
  expect(isApplicable('?q=a,b')).toBe(false)
  for (const card of ['4242424242424242', 'a%204242%204242%204242%204242', '4242-4242-4242-4242'])
    for (const name of ['q', 'terms', 'designer', 'tag'])
      expect([card, isApplicable(`?${name}=${card}`)]).toEqual([card, false])
  expect(isApplicable('?q=1234567890123456')).toBe(true)
})

test('the color of a form’s color field counts where the form says so', () => {
  expect(read('?pick=%232c4a6b').query.picked).toBeUndefined()
  expect(read('?pick=%232c4a6b&picking=true').query.picked).toEqual(['#2c4a6b'])
  expect(read('?eigColors=a3282c&pick=%232c4a6b&picking=true').query.picked).toEqual([
    '#a3282c',
    '#2c4a6b',
  ])
  expect(read('?pick=red&picking=true').fieldErrors).toEqual([
    { field: 'color', message: 'invalid color value' },
  ])
})
