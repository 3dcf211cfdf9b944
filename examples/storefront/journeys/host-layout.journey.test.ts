import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { platformFontsOfWidgets } from './support/platform-fonts.ts'
import { panels, widgets } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// A page that the test writes has no network address, so Chromium would treat this machine's
// servers as a private network.
const visit = prepareVisitors(['--disable-features=LocalNetworkAccessChecks'])
const { gateway, storefront } = inject('shop')
const ORIGIN = 'http://127.0.0.1:45992'

const HEAD =
  `<link rel="stylesheet" href="${storefront}/embed/reserve.css">` +
  `<script type="module" async src="${storefront}/embed/selvage.js" data-gateway="${gateway}" data-storefront="${storefront}"></script>`
const card = (id: number) =>
  `<selvage-design-card design-id="${id}"><a href="#fabric">A fabric with a link</a></selvage-design-card>`
const cards = (count: number) => Array.from({ length: count }, (_, at) => card(at + 1))
const BOX =
  '<selvage-add-to-cart design-id="12"><a href="#buy">Buy this fabric</a></selvage-add-to-cart>'

/** How pages arrange widgets: their style sheet, and what stands around each widget. */
const LAYOUTS = {
  'a block': { css: '', around: (widgets: readonly string[]) => widgets.join('') },
  'a wrapping flex row': {
    css: 'main{display:flex;flex-wrap:wrap;gap:16px}',
    around: (widgets: readonly string[]) => widgets.join(''),
  },
  'a flex row of growing columns': {
    css: 'main{display:flex;flex-wrap:wrap;gap:16px}main>*{flex:1 1 240px}',
    around: (widgets: readonly string[]) => widgets.join(''),
  },
  'a grid': {
    css: 'main{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:16px}',
    around: (widgets: readonly string[]) => widgets.join(''),
  },
  floats: {
    css: 'main>*{float:left;margin:8px}',
    around: (widgets: readonly string[]) => widgets.join(''),
  },
  'table cells': {
    css: '',
    around: (widgets: readonly string[]) =>
      `<table>${widgets.map((each, at) => `${at % 3 === 0 ? '<tr>' : ''}<td>${each}</td>`).join('')}</table>`,
  },
  'inline blocks': {
    css: 'main>*{display:inline-block}',
    around: (widgets: readonly string[]) => widgets.join(' '),
  },
} as const
type LayoutName = keyof typeof LAYOUTS
const layoutNames = Object.keys(LAYOUTS) as LayoutName[]

async function open(page: Page, css: string, main: string, after = '<p>The end.</p>') {
  const body = `<!doctype html><html lang="en"><title>A post</title><style>${css}</style>${HEAD}<body><h1>A post</h1><main>${main}</main>${after}</body></html>`
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(`${ORIGIN}/post`, (route) =>
    route.fulfill({ headers: { 'Content-Type': 'text/html' }, body }),
  )
  await page.goto(`${ORIGIN}/post`)
}

const openLayout = (page: Page, name: LayoutName, widgets: readonly string[]) =>
  open(page, LAYOUTS[name].css, LAYOUTS[name].around(widgets))

const PAPER = 'rgb(240, 250, 250)'

/** The number of widgets that are drawn. */
const drawn = (page: Page) => panels(page).count()

/** Goes down the page as a reader does, until every widget is drawn. */
async function readToTheEnd(page: Page, count: number): Promise<void> {
  for (let screen = 0; screen < 120 && (await drawn(page)) < count; screen += 1) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(60)
  }
  await expect.poll(() => drawn(page)).toBe(count)
}

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        const { shifts } = window as unknown as { shifts: readonly number[] }
        requestAnimationFrame(() => setTimeout(() => resolve(shifts), 50))
      }),
  )

async function visitor(width = 1100) {
  const { page, browserErrors, leave } = await visit()
  await page.setViewportSize({ width, height: 900 })
  return { page, browserErrors, leave }
}

test.each(layoutNames)('in %s nothing moves as one and 50 cards are drawn', async (name) => {
  for (const count of [1, 50]) {
    const { page, browserErrors, leave } = await visitor()
    await openLayout(page, name, cards(count))
    await readToTheEnd(page, count)
    expect(await shiftsOf(page), `${count} cards`).toEqual([])
    expect(browserErrors).toEqual([])
    await leave()
  }
})

test.each(layoutNames)('in %s nothing moves as a buy box is drawn', async (name) => {
  for (const width of [1100, 375]) {
    const { page, leave } = await visitor(width)
    await openLayout(page, name, [BOX])
    await readToTheEnd(page, 1)
    expect(await shiftsOf(page), `${width} px`).toEqual([])
    await leave()
  }
})

test.each([
  '<selvage-wallpaper-calculator design-id="12"><a href="#">Paper</a></selvage-wallpaper-calculator>',
  '<selvage-fill-a-yard collection-id="10"><a href="#">Fill a yard</a></selvage-fill-a-yard>',
])('the text after a tool stays below the screen until it is drawn: %s', async (tool) => {
  for (const width of [1100, 375]) {
    const { page, leave } = await visitor(width)
    await open(page, '', `<p>Before it.</p>${tool}`)
    await expect.poll(() => drawn(page)).toBe(1)
    expect(await shiftsOf(page), `${width} px`).toEqual([])
    await leave()
  }
})

test('widgets that cannot be read keep the height that was reserved, and their links', async () => {
  const { page, leave } = await visitor()
  await page.route(`${gateway}/**`, (route) => route.abort())
  await open(page, 'main{max-inline-size:700px}', card(1) + BOX)
  const heights = () =>
    widgets(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  const reserved = await heights()
  await readToTheEnd(page, 2)
  expect(await heights()).toEqual(reserved)
  expect(await shiftsOf(page)).toEqual([])
  for (const name of ['A fabric with a link', 'Buy this fabric'])
    expect(await page.getByRole('link', { name }).isVisible()).toBe(true)
  await leave()
})

test('a printed page has every card', async () => {
  const { page, leave } = await visitor()
  await openLayout(page, 'a grid', cards(60))
  await expect.poll(() => drawn(page)).toBeGreaterThan(0)
  expect(await drawn(page)).toBeLessThan(60)
  await page.pdf()
  expect(await drawn(page)).toBe(60)
  await leave()
})

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['light dark', 'dark'],
])(
  'with the color scheme %j of the page, a dark system shows widgets %s',
  async (scheme, theme) => {
    const { page, leave } = await visitor()
    await page.emulateMedia({ colorScheme: 'dark' })
    const calculator =
      '<selvage-wallpaper-calculator design-id="12"><a href="#">Paper</a></selvage-wallpaper-calculator>'
    await open(page, `:root{color-scheme:${scheme}}`, card(1) + BOX + calculator)
    await readToTheEnd(page, 3)
    const papers = await panels(page).evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).backgroundColor),
    )
    const isDark = (color: string) => Number(/\d+/.exec(color)?.[0]) < 128
    expect(new Set(papers).size, papers.join(' ')).toBe(1)
    expect(papers.map(isDark)).toEqual(papers.map(() => theme === 'dark'))
    await leave()
  },
)

test.each([
  ['that names no font', ''],
  [
    'of a serif magazine with a paper of its own',
    `body{font:italic 19px/1.7 "Times New Roman",Times,serif}main{--selvage-color-paper:${PAPER}}`,
  ],
])('on a page %s no letter of a widget is of Times, and nothing moves', async (_, css) => {
  const { page, browserErrors, leave } = await visitor()
  const calculator =
    '<selvage-wallpaper-calculator design-id="12"><a href="#">Paper</a></selvage-wallpaper-calculator>'
  // Nothing is below the calculator, whose height is its content's.
  await open(page, css, card(1) + BOX + calculator, '')
  await readToTheEnd(page, 3)
  const fonts = await platformFontsOfWidgets(page)
  expect(fonts.length).toBeGreaterThan(1)
  for (const font of fonts) expect(font).not.toMatch(/times|liberation serif|tinos|nimbus roman/i)
  const style = await panels(page)
    .first()
    .evaluate((panel) => getComputedStyle(panel).fontStyle)
  expect(style).toBe('normal')
  expect(await shiftsOf(page)).toEqual([])
  expect(browserErrors).toEqual([])
  await leave()
})
