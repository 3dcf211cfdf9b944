import { expect, test } from 'vitest'
import { COLOURS, tagOf, TAG_ALIASES, TOPICS } from './search.table.ts'

test('another name of a color or a subject leads to its page, and every other tag to its own', () => {
  expect(tagOf('fall')).toBe('autumn')
  expect(tagOf('teal')).toBe('cyan')
  for (const tag of [...COLOURS, ...TOPICS, 'moon', 'constructor', '__proto__'])
    expect(tagOf(tag)).toBe(tag)
  expect(Object.keys(TAG_ALIASES)).not.toContain('moon')
})
