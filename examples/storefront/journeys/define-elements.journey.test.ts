import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildEmbedApp } from './support/embed-app.ts'
import { openOtherSite } from './support/other-site.ts'
import { badgeOf, part, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// Third-party cookies are blocked, as in most browsers.
const visit = prepareVisitors(['--test-third-party-cookie-phaseout'])
const { gateway, storefront } = inject('shop')
const soon = <T>(read: () => Promise<T>) => expect.poll(read)

const call = (options = '') =>
  `defineElements({ gateway: '${gateway}', storefront: '${storefront}/', ${options} })\n`
const start = "import { defineElements } from '@selvage/embed'\n"
const OPTIONS = "currency: 'EUR', messages: { en: { 'design.from': 'starts at {{price}}' } }"
const scripts = {
  index: `${start}${call(OPTIONS)}${call(OPTIONS)}`,
  twice: `${start}${call()}${call("lang: 'de'")}`,
  wrong: `${start}defineElements({ gateway: '/api', storefront: '${storefront}' })\n`,
  both: `${start}const script = document.createElement('script')
script.src = '${storefront}/embed/selvage.js'
script.addEventListener('load', () => { ${call()} })
document.head.append(script)
`,
}
let site: Awaited<ReturnType<typeof openOtherSite>>
let printed = ''

beforeAll(async () => {
  site = await openOtherSite()
  printed = await buildEmbedApp(site.folder, scripts)
}, 240_000)
afterAll(() => site.close())

/** Records the scripts that a page loads. */
function scriptsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url())
  })
  return urls
}
const nameOf = (url: string) =>
  new URL(url).pathname.replace(/^\/assets\/|-[0-9a-f]{10}\d?-[\w-]{8}\.js$/g, '')
const cardPrice = (page: Page) => part(widget(page, 'design-card'), 'price').innerText()

test('Vite builds the tarball into chunks without a warning', () => {
  expect(printed).toMatch(/assets\/design-card-/)
  expect(printed).toMatch(/assets\/wallpaper-calculator-/)
  expect(printed).not.toMatch(/warn|could not|can't be/i)
})

test('an application sells from its own chunks alone, on its own origin', async () => {
  const { page, browserErrors, leave } = await visit()
  const loaded = scriptsOf(page)
  await page.goto(`${site.origin}/`)
  await soon(() => cardPrice(page)).toMatch(/^starts at €\d/)
  const calculator = widget(page, 'wallpaper-calculator')
  const yard = widget(page, 'fill-a-yard')
  const box = widget(page, 'add-to-cart')

  await box.scrollIntoViewIfNeeded()
  await box.getByRole('button', { name: 'Add to cart' }).click()
  await soon(() => badgeOf(page).textContent()).toBe('1')

  await calculator.scrollIntoViewIfNeeded()
  await calculator.getByRole('button', { name: /^Add 5 panels to cart/ }).click()
  await soon(() => badgeOf(page).textContent()).toBe('6')

  await yard.scrollIntoViewIfNeeded()
  await yard.getByRole('button', { name: 'Next: apply designs' }).waitFor()
  expect(await yard.getByRole('radio').count()).toBe(6)

  expect(new Set(loaded.map((url) => new URL(url).origin))).toEqual(new Set([site.origin]))
  expect(loaded.map(nameOf)).toEqual(
    expect.arrayContaining([
      'design-card',
      'add-to-cart',
      'cart-flow',
      'cart-button',
      'wallpaper-calculator',
      'fill-a-yard',
    ]),
  )
  expect(await page.context().cookies()).toEqual([])
  expect(browserErrors).toEqual([])

  const handover = page.waitForRequest((request) => request.isNavigationRequest())
  await widget(page, 'cart-button').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Check out at Selvage' }).click()
  expect((await handover).url()).toMatch(new RegExp(`^${storefront}/en/cart/handover\\?code=`))
  await leave()
})

test.each([
  ['twice', /defineElements was called again with other options, so the first ones stay/],
  ['both', /defineElements found <selvage-design-card> defined already, by selvage\.js/],
])('a page called %s shows its widgets, with one message', async (name, message) => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(`${site.origin}/${name}.html`)
  await soon(() => cardPrice(page)).toMatch(/^from US\$\d/)
  expect(browserErrors).toEqual([expect.stringMatching(message)])
  await leave()
})

test('without an address the links stay, and one message names what to write', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(`${site.origin}/wrong.html`)
  await soon(() => Promise.resolve(browserErrors)).toEqual([
    expect.stringMatching(/"\/api" as gateway, which is no absolute URL.* Write for example/),
  ])
  expect(await page.getByRole('link', { name: 'Buy it' }).isVisible()).toBe(true)
  await leave()
})
