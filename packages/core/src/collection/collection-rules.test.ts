import { expect, test } from 'vitest'
import {
  changeDesigns,
  COLLECTION_NAME_MAX,
  collectionNameError,
  collectionNameKey,
  collectionSlug,
  normalizeCollectionName,
} from './collection-rules.ts'

test.each([
  ['', 'FIELD_CANNOT_BE_BLANK'],
  ['   ', 'FIELD_CANNOT_BE_BLANK'],
  ['\u200b\u2060', 'FIELD_CANNOT_BE_BLANK'],
  ['\u0301', 'FIELD_CANNOT_BE_BLANK'],
  ['x'.repeat(COLLECTION_NAME_MAX + 1), 'FIELD_VALUE_INVALID'],
  ['x'.repeat(COLLECTION_NAME_MAX), undefined],
  ['<script>alert(1)</script>', undefined],
  ['花と鳥', undefined],
  ['🌿', undefined],
])('the name %j has the error %s', (name, code) => {
  expect(collectionNameError(normalizeCollectionName(name))).toBe(code)
})

test('names are trimmed, and capitals make no second name', () => {
  expect(normalizeCollectionName('  Kids’  room\u202e ')).toBe('Kids’ room')
  expect(collectionNameKey('ÉTÉ  bleu')).toBe(collectionNameKey('e\u0301te\u0301 BLEU'))
})

test.each([
  ['Été à la mer!', 'ete-a-la-mer'],
  ['<b>', 'b'],
  ['花と鳥', 'collection'],
])('the address of %s is named %s', (name, slug) => {
  expect(collectionSlug(name)).toBe(slug)
})

test.each([
  ['adds behind the others, each once', [1, 2], { add: [3, 2, 3] }, [1, 2, 3]],
  ['removes, and what is gone is gone', [1, 2], { remove: [2, 9] }, [1]],
  ['orders', [1, 2, 3], { order: [3, 1, 2] }, [3, 1, 2]],
  ['keeps what another page added behind', [1, 2, 3], { order: [2, 1] }, [2, 1, 3]],
  ['brings nothing back', [1, 2], { order: [9, 2, 2, 1] }, [2, 1]],
  ['does everything at once', [1, 2], { add: [3], remove: [1], order: [3] }, [3, 2]],
])('a change %s', (_, held, change, wanted) => {
  expect(changeDesigns(held, change)).toEqual(wanted)
})
