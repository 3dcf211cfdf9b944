import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutOwnSources } from './own-sources.ts'
import { root } from './paths.ts'

test('a declaration is published without the sources that its reader does not have', () => {
  const written = `/** Ends. @source spec 2 §9 */
/**
 * Begins.
 * @source spec 1 §3 User types
 */
/**
 * Explains
 * more. @source spec 1 §4
 * @throws a DeveloperError
 */
/** @source spec 1 §9 */
const a = 1
/** @source WCAG 2.2 §1.4.3 */
`
  expect(withoutOwnSources(written)).toBe(`/** Ends. */
/**
 * Begins.
 */
/**
 * Explains
 * more.
 * @throws a DeveloperError
 */
const a = 1
/** @source WCAG 2.2 §1.4.3 */
`)
})

test('every such source in our code is one that is left out', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  expect(texts.filter((text) => /@source spec/.test(text)).length).toBeGreaterThan(50)
  expect(texts.filter((text) => /@source (?:spec|rel)/.test(withoutOwnSources(text)))).toEqual([])
})
