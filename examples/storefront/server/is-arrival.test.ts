import { expect, it } from 'vitest'
import { isArrival } from './is-arrival.ts'

const ORIGIN = 'https://shop.test'

it.each([
  ['an address that was typed', { 'Sec-Fetch-Site': 'none' }, true],
  ['a link of another site', { 'Sec-Fetch-Site': 'cross-site' }, true],
  ['a link of another host of the site', { 'Sec-Fetch-Site': 'same-site' }, true],
  ['a link of the shop', { 'Sec-Fetch-Site': 'same-origin' }, false],
  [
    'a link of the shop that is prefetched',
    { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch', Referer: `${ORIGIN}/en` },
    false,
  ],
  [
    'a result of a search engine that is prefetched',
    { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch' },
    true,
  ],
  ['an older browser’s typed address', {}, true],
  ['an older browser’s link of another site', { Referer: 'https://blog.test/post' }, true],
  ['an older browser’s link of the shop', { Referer: `${ORIGIN}/en/shop` }, false],
  ['a referrer that is no address', { Referer: 'about' }, true],
])('%s', (_, headers, expected) => {
  expect(isArrival(new Request(ORIGIN, { headers }), ORIGIN)).toBe(expected)
})
