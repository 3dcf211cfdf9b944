import { createTranslator } from '@selvage/i18n/messages'
import { catalogue } from '@selvage/i18n/messages/de'
import { expect, test } from 'vitest'
import { shownTags, tagName, tagTitle } from './tag-name.ts'

const t = createTranslator({ catalogue, locale: 'de_DE' })

test.each([
  ['art deco', 'Art déco'],
  ['valentines day', 'Valentinstag'],
  ['dark ground', 'Dunkler Grund'],
  ['medium scale', 'Mittelgroße Motive'],
  ['hedgerow', undefined],
])('names the tag %s on a German page', (tag, name) => {
  expect(tagName(tag, t)).toBe(name)
})

test.each([
  ['blue', 'Blau, von Himmel bis Tinte'],
  ['valentines-day', 'Valentinstag und alles mit Herzen'],
  ['art-deco', 'Stoffe: Art déco'],
  ['hedgerow', 'Stoffe: Hedgerow'],
])('the page of the tag %s has a title in German', (slug, title) => {
  expect(tagTitle(slug, t)).toBe(title)
})

test('a design links to one tag of each name, and to no fact of its print or word of the trade', () => {
  const tags = ['animal', 'animals', 'dark ground', 'two colour', 'hedgerow']
  expect(shownTags(tags, t)).toEqual(['animals', 'hedgerow'])
})
