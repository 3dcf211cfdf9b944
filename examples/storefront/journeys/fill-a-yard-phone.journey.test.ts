import { readLayoutCode } from '@selvage/core/fill-a-yard'
import { localizePath } from '@selvage/i18n/routes'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { messages } from './support/shopper.ts'
import { wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
type Point = readonly [x: number, y: number]

/** Moves one finger from place to place, and lifts it. */
async function drawOver(touch: CDPSession, [first = [0, 0], ...others]: readonly Point[]) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    })
  await send('touchStart', [first])
  for (const place of others) await send('touchMove', [place])
  await send('touchEnd', [])
}

/** Returns the points of a box's edges on the screen. */
async function edgesOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('This is not drawn.')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}
async function centerOf(locator: Locator): Promise<Point> {
  const { top, bottom, left, right } = await edgesOf(locator)
  return [(left + right) / 2, (top + bottom) / 2]
}
const filled = (page: Page): number =>
  readLayoutCode(new URL(page.url()).searchParams.get('layout') ?? '')?.cells.filter(
    (cell) => cell !== null,
  ).length ?? 0

test.each([
  { width: 375, height: 812, template: 4 },
  { width: 320, height: 640, template: 4 },
  { width: 375, height: 667, template: 5 },
  { width: 812, height: 375, template: 4 },
])(
  'on $width x $height the squares of template $template, the palette and Undo are in view together, and the yard stands still while a finger paints in every direction',
  async ({ width, height, template }) => {
    const { page, browserErrors, leave } = await visit({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
    })
    const path = localizePath('fill-a-yard-canvas', 'en', {}, { collection_id: 100 })
    await page.goto(`${storefront}${path}&template_id=${template}`)
    await wakes(page, 'fill-a-yard')
    const cells = page.getByRole('gridcell')
    const undo = page.getByRole('button', { name: t('fill-a-yard.undo') })
    const yard = page.getByRole('grid')
    const isUpright = height > width
    // An upright phone shows them without being scrolled.
    if (!isUpright)
      await yard.evaluate((element) => {
        element.scrollIntoView({ block: 'start' })
      })
    const [squares, button, swatch] = [
      await edgesOf(yard),
      await edgesOf(undo),
      await edgesOf(page.getByRole('radio').first()),
    ]
    for (const { top, bottom, left, right } of [squares, button, swatch]) {
      expect(top).toBeGreaterThanOrEqual(-1)
      expect(bottom).toBeLessThanOrEqual(height + 1)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
    const isBeside = swatch.left >= squares.right
    expect(isBeside || swatch.top >= squares.bottom).toBe(true)

    const touch = await page.context().newCDPSession(page)
    const scrolled = await page.evaluate(() => scrollY)
    const place = await edgesOf(yard)
    const columns = Number(await yard.getAttribute('aria-colcount'))
    // Down the first column by three squares at once, then to the right.
    await drawOver(touch, [
      await centerOf(cells.nth(0)),
      await centerOf(cells.nth(3 * columns)),
      await centerOf(cells.nth(3 * columns + 1)),
    ])
    await expect.poll(() => filled(page)).toBe(5)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect(await edgesOf(yard)).toEqual(place)
    await page.getByRole('button', { name: t('fill-a-yard.tool_deal') }).tap()
    await expect.poll(() => filled(page)).toBe(await cells.count())
    expect(await edgesOf(yard)).toEqual(place)
    for (const left of [5, 0]) {
      await undo.tap()
      await expect.poll(() => filled(page)).toBe(left)
      expect(await edgesOf(yard)).toEqual(place)
    }

    // A finger on the squares never moves the page, as a finger beside them does.
    const touchAction = (target: Locator) =>
      target.evaluate((element) => getComputedStyle(element).touchAction)
    expect(await touchAction(yard)).toBe('pinch-zoom')
    expect(await touchAction(page.getByRole('main'))).toBe('auto')
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('on a phone the tools open over the page, and the tool that is chosen closes them', async () => {
  const { page, browserErrors, leave } = await visit({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  })
  const path = localizePath('fill-a-yard-canvas', 'en', {}, { collection_id: 100 })
  await page.goto(`${storefront}${path}&template_id=4`)
  await wakes(page, 'fill-a-yard')
  const named = (tool: string) =>
    page.getByRole('button', { name: t('fill-a-yard.toolIs', { tool }) })
  const row = page.getByRole('button', { name: t('fill-a-yard.tool_row'), exact: true })
  expect(await row.isVisible()).toBe(false)
  await named(t('fill-a-yard.tool_square')).tap()
  await row.tap()
  await named(t('fill-a-yard.tool_row')).waitFor()
  expect(await row.isVisible()).toBe(false)
  await page.getByRole('gridcell').nth(8).tap()
  await expect.poll(() => filled(page)).toBe(7)

  await named(t('fill-a-yard.tool_row')).tap()
  await row.waitFor()
  await page.keyboard.press('Escape')
  await row.waitFor({ state: 'hidden' })
  expect(browserErrors).toEqual([])
  await leave()
})
