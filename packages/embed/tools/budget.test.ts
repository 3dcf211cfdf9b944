import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WIDGET_NAMES } from '../src/loader/widget-names.ts'
import { REACT_WIDGET_FEATURES } from '../src/react-widget/react-widget-messages.ts'
import { buildEmbed } from './build-embed.ts'

// Minified and gzipped bytes. `card` is a page that shows a card, `buying` one with a purchase.
const BUDGET = { loader: 1_500, card: 6_000, buying: 28_000, language: 4_000, reactWidgets: 95_000 }

const reactWidgets = Object.keys(REACT_WIDGET_FEATURES)

let outDir = ''
let sizes = new Map<string, number>()
const sizeOf = (chunk: string): number =>
  sizes.get(
    [...sizes.keys()].find((name) => name === chunk || name.startsWith(`${chunk}-`)) ?? '',
  ) ?? Number.NaN

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'selvage-embed-'))
  sizes = new Map((await buildEmbed({ outDir })).map(({ name, bytes }) => [name, bytes]))
}, 60_000)
afterAll(() => rm(outDir, { recursive: true, force: true }))

test('each chunk stays within its budget', () => {
  const loader = sizeOf('selvage.js')
  const card = loader + sizeOf('design-card')
  expect(loader).toBeLessThanOrEqual(BUDGET.loader)
  expect(card).toBeLessThanOrEqual(BUDGET.card)
  expect(
    card +
      sizeOf('add-to-cart') +
      sizeOf('shared') +
      sizeOf('cart-flow') +
      sizeOf('cart-button') +
      sizeOf('en'),
  ).toBeLessThanOrEqual(BUDGET.buying)
  for (const name of WIDGET_NAMES.filter((each) => !reactWidgets.includes(each)))
    expect(card + sizeOf(name) + sizeOf('en'), name).toBeLessThanOrEqual(BUDGET.buying)
  const shared = [...sizes].reduce(
    (sum, [name, bytes]) => sum + (name.startsWith('react-') ? bytes : 0),
    0,
  )
  for (const name of reactWidgets) {
    const [own] = [...sizes]
      .filter(([file]) => new RegExp(`^${name}-[0-9a-f]{10}\\.js$`).test(file))
      .map(([, bytes]) => bytes)
    expect(loader + shared + (own ?? Number.NaN) + sizeOf(`${name}-en`), name).toBeLessThanOrEqual(
      BUDGET.reactWidgets,
    )
  }
  for (const lang of ['de', 'en', 'es', 'fr'])
    expect(sizeOf(lang)).toBeLessThanOrEqual(BUDGET.language)
})

/** Chunks of the React widgets, which alone may contain preact, XState and ofetch. */
const isReactWidget = (file: string): boolean =>
  ['react', ...reactWidgets].some((name) => file.startsWith(`${name}-`))

test('only the React widgets contain React, XState or ofetch, and no chunk makes HTML or code from text', async () => {
  const names = [...sizes.keys()].filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(9)
  expect(names.filter(isReactWidget).length).toBeGreaterThan(9)
  for (const name of names) {
    const code = await readFile(join(outDir, name), 'utf8')
    expect(code, name).not.toMatch(
      /outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|i18next|radix/i,
    )
    if (!isReactWidget(name))
      expect(code, name).not.toMatch(
        /innerHTML|jsx-runtime|preact|xstate\.(init|done|error)|FetchError/i,
      )
    expect(code, name).not.toContain('0SELVAGE0')
  }
})

test('every file that a page may fetch has an integrity hash', async () => {
  const sri = JSON.parse(await readFile(join(outDir, 'sri.json'), 'utf8')) as Record<string, string>
  for (const name of sizes.keys()) {
    if (/\.(js|css)$/.test(name)) expect(sri[name], name).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/)
  }
})
