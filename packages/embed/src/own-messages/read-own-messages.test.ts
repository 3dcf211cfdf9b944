import { expect, test } from 'vitest'
import { placeholders } from './placeholders.computed.ts'
import { readOwnMessages } from './read-own-messages.ts'

const read = (given: unknown) => readOwnMessages(given, placeholders)

test('takes texts by language and key, as they are', () => {
  const own = {
    en: { 'fabric.addToCart': 'Add to <b>bag</b>', 'design.from': 'Starts at {{price}}' },
    de: { 'cart.badge_one': 'Beutel', 'cart.badge_other': 'Beutel, {{ count, number }} Stück' },
  }
  const { byLanguage, problems } = read(own)
  expect(Object.fromEntries(byLanguage)).toEqual(own)
  expect(problems).toEqual([])
})

test('knows the messages of every kind of widget, and no others', () => {
  expect(Object.keys(placeholders).length).toBeGreaterThan(200)
  for (const key of ['common.brand', 'embed.unavailable', 'cart.empty', 'wall.title'])
    expect(placeholders, key).toHaveProperty([key])
  expect(Object.keys(placeholders).filter((key) => key.startsWith('checkout.'))).toEqual([])
})

test.each([
  ['Add to bag', /are "Add to bag", which is no table of languages, so .* Write \{"en"/],
  [[], /are \[\], which is no table/],
  [{ it: {} }, /name the language "it", .* left out\. Write one of en, de, es, fr\./],
  [{ en: 'Add' }, /have "Add" for "en", which is no table of messages/],
  [{ en: { 'fabric.addToBag': 'Add' } }, /"fabric.addToBag" \(en\) is shown by no widget, .*json/],
  [{ en: { constructor: 'Add' } }, /"constructor" \(en\) is shown by no widget/],
  [
    { en: { 'cart.badge': '{{count}}' } },
    /has a form for each number, .* Write "cart.badge_one" and "cart.badge_other"\./,
  ],
  [{ en: { 'fabric.addToCart': 2 } }, /is 2, which is no text/],
  [
    { en: { 'design.from': 'from {{amount}}' } },
    /has \{\{amount\}\}, for which there is no value, so .* It may have \{\{price\}\}\./,
  ],
  [{ en: { 'fabric.addToCart': 'Add {{title}}' } }, /\{\{title\}\}.* It may have no placeholder/],
  [{ en: { 'design.from': 'from {{price' } }, /has braces that are no placeholder/],
])('rejects %j with one sentence', (given, sentence) => {
  const { byLanguage, problems } = read(given)
  expect(problems).toEqual([expect.stringMatching(sentence)])
  expect([...byLanguage.values()].flatMap(Object.keys)).toEqual([])
})

test('leaves out what is wrong and takes the rest', () => {
  const { byLanguage, problems } = read({
    en: { 'fabric.addToCart': 'Add to bag', 'fabric.added': 'In the bag, {{title}}' },
  })
  expect(byLanguage.get('en')).toEqual({ 'fabric.addToCart': 'Add to bag' })
  expect(problems).toHaveLength(1)
})
