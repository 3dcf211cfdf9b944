import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CALL_TEXTS_FILE, declareCallTexts, documentedCalls, textOf } from './lib/call-texts.ts'
import { formatted } from './lib/formatted.ts'
import { root } from './lib/paths.ts'

test('the texts of the calls are those of their doc comments', async () => {
  const written = await readFile(join(root, CALL_TEXTS_FILE), 'utf8')
  expect(written, 'Run `npm run call-texts`.').toBe(await formatted(declareCallTexts()))
})

test('a call is found with its comment, also one that several kinds of products have', () => {
  const source = `
/** Another comment. */
const other = 1
/** Adds a line. */
export const addLine = defineCall({
  name: 'line.add',
})
const without = defineCall({ name: 'line.none' })
    /** Replaces it. */
    replace: {
      ...shared,
      name: \`\${name}.replace\`,`
  expect(documentedCalls(source)).toEqual([
    { name: 'line.add', constant: 'addLine', comment: ' Adds a line. ' },
    { name: '*.replace', constant: '', comment: ' Replaces it. ' },
  ])
})

const nameOf = new Map([['mergeCarts', 'cart.merge']])

test.each([
  [' Adds a line. ', { summary: 'Adds a line' }],
  [
    '\n * Adds a line; an equal one\n * takes it. `searchedFor` is for {@link mergeCarts}.\n * @source spec 1\n ',
    {
      summary: 'Adds a line',
      description: 'Adds a line; an equal one takes it. `searched_for` is for `cart.merge`.',
    },
  ],
  [' Changes it. @source spec 1 §7 ', { summary: 'Changes it' }],
])('the comment %j is a summary, and a description where it says more', (comment, text) => {
  expect(textOf(comment, nameOf)).toEqual(text)
})
