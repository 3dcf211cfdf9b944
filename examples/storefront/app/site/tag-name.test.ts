import { createTranslator } from '@selvage/i18n/messages'
import { catalogue } from '@selvage/i18n/messages/de'
import { expect, test } from 'vitest'
import { tagName } from './tag-name.ts'

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
