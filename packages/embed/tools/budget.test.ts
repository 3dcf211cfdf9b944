import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WIDGET_NAMES } from '../src/loader/widget-names.ts'
import { REACT_WIDGET_FEATURES } from '../src/react-widget/react-widget-messages.ts'
import { scriptForShops } from '../src/script.ts'
import { buildEmbed } from './build-embed.ts'
import { SMALL_WIDGET_CALLS } from './known-codes-plugin.ts'

// Minified and gzipped bytes. `card` is a page that shows a card, `buying` one with a purchase.
const BUDGET = {
  /** With room for another widget's name; .size-limit.js holds the served file to 1.52 kB. */
  loader: 1_560,
  /** An `import()` for each of its files, of which each language has several. */
  entry: 3_130,
  card: 6_000,
  /** With room for another widget's name. */
  buying: 28_100,
  /** Fetched when somebody is about to open the cart, with its messages. */
  panel: 22_500,
  language: 4_000,
  /** Fetched where a page has messages of its own. */
  ownMessages: 8_000,
  /** Fetched where an attribute is wrong. */
  wrongAttributes: 1_250,
  /** Built here from sources, with longer class names than the served files (.size-limit.js). */
  reactWidgets: 99_600,
}

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
}, 240_000)
afterAll(() => rm(outDir, { recursive: true, force: true }))

/** Bytes of a chunk alone, without those whose names begin with its name. */
const ownOf = (name: string): number =>
  [...sizes].find(([file]) => new RegExp(`^${name}-[0-9a-f]{10}\\.js$`).test(file))?.[1] ??
  Number.NaN

test('the codes of every call of a widget without React are known to it', async () => {
  const small = [...sizes.keys()].filter((file) => file.endsWith('.js') && !/^react-/.test(file))
  const code = await Promise.all(small.map((file) => readFile(join(outDir, file), 'utf8')))
  const called = code.join('\n').matchAll(/name:["'`]([a-z]\w+\.[a-z]\w+)["'`]/g)
  const names = new Set([...called].map(([, name]) => name))
  const listed = new Set(SMALL_WIDGET_CALLS.map(({ name }) => name))
  expect([...names].sort()).toEqual([...listed].sort())
})

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
  expect(ownOf('cart-panel') + sizeOf('cart-panel-fr')).toBeLessThanOrEqual(BUDGET.panel)
  // No widget saves preferences, so that nothing fetches their chunk.
  const shared = [...sizes].reduce(
    (sum, [name, bytes]) => sum + (/^react-(?!preferences-)/.test(name) ? bytes : 0),
    0,
  )
  for (const name of reactWidgets) {
    expect(loader + shared + ownOf(name) + sizeOf(`${name}-en`), name).toBeLessThanOrEqual(
      BUDGET.reactWidgets,
    )
  }
  expect(sizeOf('wrong-attributes')).toBeLessThanOrEqual(BUDGET.wrongAttributes)
  expect(sizeOf('own-messages')).toBeLessThanOrEqual(BUDGET.ownMessages)
  for (const lang of ['de', 'en', 'en-GB', 'es', 'fr'])
    expect(sizeOf(lang)).toBeLessThanOrEqual(BUDGET.language)
})

test('English as Britain writes it is in files of its own, for every widget with messages', async () => {
  const files = [...sizes.keys()].filter((name) => /(?:^|-)en-GB-/.test(name))
  expect(files.map((name) => name.replace(/en-GB-.*/, '')).toSorted()).toEqual(
    ['', 'cart-panel-', ...reactWidgets.map((name) => `${name}-`)].toSorted(),
  )
  const [small = ''] = files.filter((name) => name.startsWith('en-GB'))
  const british = await readFile(join(outDir, small), 'utf8')
  expect(british).toContain('"fabric.size_METER":"Metre"')
  const american = await readFile(join(outDir, small.replace('en-GB', 'en')), 'utf8')
  expect(american).toContain('"fabric.size_METER":"Meter"')
})

test('the sizes of the widgets are those of the files that a page loads', async () => {
  const widgetSizes = JSON.parse(await readFile(join(outDir, 'sizes.json'), 'utf8')) as Record<
    string,
    { shown: number; used: number }
  >
  expect(Object.keys(widgetSizes)).toEqual([...WIDGET_NAMES])
  const card = sizeOf('selvage.js') + sizeOf('design-card')
  const buying = card + sizeOf('en') + sizeOf('add-to-cart') + sizeOf('shared')
  expect(widgetSizes['design-card']).toEqual({ shown: card, used: card })
  expect(widgetSizes['add-to-cart']).toEqual({ shown: buying, used: buying + sizeOf('cart-flow') })
  const { shown: button = 0, used: opened } = widgetSizes['cart-button'] ?? {}
  expect(opened).toBe(button + ownOf('cart-panel') + ownOf('cart-panel-en'))
  for (const name of reactWidgets) {
    expect(widgetSizes[name]?.shown, name).toBeGreaterThan(BUDGET.buying)
    expect(widgetSizes[name]?.shown, name).toBeLessThanOrEqual(BUDGET.reactWidgets)
  }
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

test('no file has the address of a shop, and the script with one stays within its budget', async () => {
  const names = (await readdir(outDir)).filter((name) => /\.(js|css|json)$/.test(name))
  expect(names.length).toBeGreaterThan(35)
  for (const name of names)
    expect(await readFile(join(outDir, name), 'utf8'), name).not.toMatch(
      /(localhost|127\.0\.0\.1):\d/,
    )
  const shop = { gateway: 'http://localhost:4000', storefront: 'http://localhost:3000' }
  const served = scriptForShops(await readFile(join(outDir, 'selvage.js'), 'utf8'), [shop])
  expect(served).toContain(`[{gateway:"${shop.gateway}",storefront:"${shop.storefront}"}]`)
  expect(gzipSync(served, { level: 9 }).length).toBeLessThanOrEqual(BUDGET.loader)
})

test('a bundler finds each chunk of the entry point, and the entry alone is small', async () => {
  const entry = join(outDir, 'index.js')
  expect(gzipSync(await readFile(entry), { level: 9 }).length).toBeLessThanOrEqual(BUDGET.entry)
  const { metafile, warnings } = await build({
    entryPoints: [entry],
    outdir: join(outDir, 'application'),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  expect(warnings).toEqual([])
  const inputs = Object.keys(metafile.inputs).map((path) => basename(path))
  const chunks = [...sizes.keys()].filter((name) => /-[0-9a-f]{10}\d?\.js$/.test(name))
  expect(chunks.length).toBeGreaterThan(25)
  // The script alone has a sentence for a page without a shop.
  const wanted = chunks.filter((name) => !name.startsWith('unknown-shop-'))
  expect(inputs.toSorted()).toEqual(['index.js', ...wanted].toSorted())
  const [first] = Object.entries(metafile.outputs).filter(([path]) => /index\.js$/.test(path))
  const eager = (first?.[1].imports ?? []).filter(({ kind }) => kind === 'import-statement')
  expect(eager).toEqual([])
})
