import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { look } from './support/look.ts'
import { frame, framed, part, wakes, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// A page that the test writes has no network address, so Chromium would treat this machine's
// servers as a private network.
const visit = prepareVisitors(['--disable-features=LocalNetworkAccessChecks'])
const { storefront } = inject('shop')
/** An origin that no server and no configuration knows. */
const ORIGIN = 'http://127.0.0.1:45993'

const soon = <T>(read: () => Promise<T>) => expect.poll(read)
const codeOf = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true })
const builder = (query = '') =>
  storefront + localizePath('embed-builder', 'en', { designId: 12 }) + query

test('a design leads to its code, and the code shows the widget on another origin', async () => {
  const { page, browserErrors, leave } = await visit({
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await page.getByRole('link', { name: 'Put it on your site' }).click()
  await page.waitForURL(builder())
  await wakes(page, 'embed-builder')
  await soon(() => part(widget(framed(page), 'design-card'), 'price').innerText()).toMatch(/US\$/)

  await page.getByRole('radio', { name: /^Add to cart/ }).check()
  await page.getByRole('radio', { name: 'Fat quarter' }).check()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3')
  const box = widget(framed(page), 'add-to-cart')
  await soon(() => box.getAttribute('quantity')).toBe('3')
  // A widget is drawn when it is seen, and a frame that is not in sight draws nothing.
  await frame(page).scrollIntoViewIfNeeded()
  await box.scrollIntoViewIfNeeded()
  const size = box.getByRole('radio', { name: /^Fat quarter/ })
  await soon(() => size.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await page.getByRole('button', { name: '✓ Copied' }).waitFor()
  await page.getByText(/^Copied: \d+ lines, Add to cart, version \d+\.\d+\.\d+\.$/).waitFor()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toContain('size="fat-quarter" quantity="3"')
  expect(code.match(/integrity="sha384-[A-Za-z0-9+/]{64}"/g)).toHaveLength(2)
  await page.getByRole('button', { name: 'Copy the code' }).waitFor({ timeout: 8_000 })

  const body = `<!doctype html><html lang="en"><title>A post</title><link rel="icon" href="data:,"><body>${code}</body></html>`
  await page.route(`${ORIGIN}/post`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${ORIGIN}/post`)
  const shown = widget(page, 'add-to-cart')
  await shown.getByRole('button', { name: 'Add to cart' }).waitFor()
  expect(await shown.getByRole('spinbutton').inputValue()).toBe('3')
  expect(browserErrors).toEqual([])
  await leave()
})

test('Back, a reload and a sent link bring the same choices', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(builder())
  await wakes(page, 'embed-builder')
  await page.getByRole('radio', { name: /^Cart button/ }).check()
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  await page.getByRole('radio', { name: 'Vue' }).check()
  const code = await codeOf(page).innerText()
  expect(code).toContain('<selvage-cart-button theme="dark">')
  expect(new URL(page.url()).search).toBe('?widget=cart-button&widget_theme=dark&code=vue')
  await page.reload()
  await wakes(page, 'embed-builder')
  expect(await codeOf(page).innerText()).toBe(code)
  await page.goBack()
  await soon(() => page.getByRole('radio', { name: 'HTML' }).isChecked()).toBe(true)
  await page.goBack()
  await soon(() => page.getByRole('radio', { name: 'Auto', exact: true }).isChecked()).toBe(true)
  expect(browserErrors).toEqual([])
  await leave()
})

test('nothing goes into a cart in the preview', async () => {
  const { page, browserErrors, leave } = await visit()
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.method() !== 'OPTIONS') writes.push(request.url())
  })
  await page.goto(builder('?widget=add-to-cart'))
  const button = widget(framed(page), 'add-to-cart').getByRole('button', { name: 'Add to cart' })
  await button.click()
  await framed(page).getByText('This is a preview: nothing goes into a cart here.').waitFor()
  expect(writes).toEqual([])
  expect(browserErrors).toEqual([])
  await leave()
})

test('where copying is not allowed, the code is selected', async () => {
  const { page, leave } = await visit()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(builder())
  await wakes(page, 'embed-builder')
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await page.getByText(/It is selected: press Ctrl\+C/).waitFor()
  const selected = await page.evaluate(() => getSelection()?.toString().trim())
  expect(selected).toMatch(/^<link rel="stylesheet"[\s\S]*<\/selvage-design-card>$/)
  await leave()
})

test('without script a form shows the code', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  await page.goto(builder())
  await page.getByRole('radio', { name: /^Wallpaper calculator/ }).check()
  await page.getByRole('button', { name: 'Show the code' }).click()
  await page.waitForURL(/widget=wallpaper-calculator/)
  await page.getByRole('textbox', { name: 'Height of the wall' }).fill('96')
  await page.getByRole('textbox', { name: 'Widths of the walls' }).fill('120 96')
  await page.getByRole('radio', { name: 'React' }).check()
  await page.getByRole('button', { name: 'Show the code' }).click()
  await page.waitForURL(/code=react/)
  expect(await codeOf(page).inputValue()).toContain(
    '<selvage-wallpaper-calculator design-id="12" height="96" widths="120 96" measurement="imperial">',
  )
  await leave()
})

test('the page has no violation of axe, light and dark, wide and narrow', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(storefront + localizePath('embed-builder', 'es', { designId: 12 }))
  await wakes(page, 'embed-builder')
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['light', 375],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await look(page, 'es')
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(browserErrors).toEqual([])
  await leave()
})
