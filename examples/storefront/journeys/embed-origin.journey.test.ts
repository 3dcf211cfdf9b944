import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { bookedOnce, givePartnerKey } from './support/records.ts'
import { hudson } from './support/addresses.ts'
import { Shopper } from './support/shopper.ts'
import { badgeOf, framed, part, widget } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

// A page that the test writes has no network address, so Chromium would treat this machine's
// servers as a private network.
const visit = prepareVisitors([
  '--test-third-party-cookie-phaseout',
  '--disable-features=LocalNetworkAccessChecks',
])
const { gateway, storefront } = inject('shop')
/** An origin that no server and no configuration knows. */
const ORIGIN = 'http://127.0.0.1:45991'
const scriptTag = (attributes = '') =>
  `<script type="module" async src="${storefront}/embed/selvage.js" ${attributes}></script>`
const shopAttributes = `data-gateway="${gateway}" data-storefront="${storefront}"`
const WIDGETS =
  '<selvage-design-card design-id="12"><a href="#fabric">A fabric</a></selvage-design-card>' +
  '<selvage-add-to-cart design-id="12"><a href="#buy">Buy it</a></selvage-add-to-cart>' +
  '<selvage-cart-button><a href="#cart">Cart</a></selvage-cart-button>'

const open = async (page: Page, content: string, headers: Record<string, string> = {}) => {
  const body = `<!doctype html><html lang="en"><title>A post</title><body>${content}</body></html>`
  const answer = { headers: { 'Content-Type': 'text/html', ...headers }, body }
  await page.route(`${ORIGIN}/post`, (route) => route.fulfill(answer))
  await page.goto(`${ORIGIN}/post`)
}
const soon = <T>(read: () => Promise<T>) => expect.poll(read)

test('an order from a page of an unlisted origin is credited to the partner of its key', async () => {
  const key = await givePartnerKey('A sewing blog of the journeys')
  const { page, browserErrors, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  await open(page, scriptTag(`${shopAttributes} data-partner="${key}"`) + WIDGETS)
  const box = widget(page, 'add-to-cart')
  await box.getByRole('button', { name: 'Add to cart' }).click()
  await soon(() => badgeOf(page).textContent()).toBe('1')
  await box.getByRole('link', { name: 'Check out at Selvage' }).click()
  await page.waitForURL((url) => url.origin === storefront && !url.search.includes('code='))
  if (!page.url().includes('/checkout')) await shopper.checkOut()
  await shopper.fillAddress('partner@example.com', hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard('4242424242424242')
  await shopper.place()
  await shopper.isConfirmed()
  const { order } = await bookedOnce('partner@example.com')
  expect(order.partner_key).toBe(key)
  expect(browserErrors).toEqual([])
  await leave()
})

test('a key that does not count sells as well, and one sentence on the console says why', async () => {
  const { page, browserErrors, leave } = await visit()
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await open(page, scriptTag(`${shopAttributes} data-partner="pk_nobodys"`) + WIDGETS)
  await widget(page, 'add-to-cart').getByRole('button', { name: 'Add to cart' }).click()
  await soon(() => badgeOf(page).textContent()).toBe('1')
  expect(warnings).toEqual([expect.stringMatching(/^The partner key "pk_nobodys" is not known/)])
  expect(browserErrors).toEqual([])
  await leave()
})

test('a sandboxed page, whose origin is null, shows and sells', async () => {
  const { page, browserErrors, leave } = await visit()
  const origins = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().startsWith(gateway))
      void request.allHeaders().then(({ origin }) => origins.add(origin))
  })
  await open(page, scriptTag(shopAttributes) + WIDGETS, {
    'Content-Security-Policy': 'sandbox allow-scripts allow-forms',
  })
  await soon(() => part(widget(page, 'design-card'), 'price').innerText()).toMatch(/US\$\d/)
  await widget(page, 'add-to-cart').getByRole('button', { name: 'Add to cart' }).click()
  await soon(() => badgeOf(page).textContent()).toBe('1')
  expect(origins).toContain('null')
  expect(origins).not.toContain(ORIGIN)
  expect(browserErrors).toEqual([])
  await leave()
})

test('a frame that may not leave its page opens the checkout in a new tab', async () => {
  const { page, browserErrors, leave } = await visit()
  const inside = (scriptTag(shopAttributes) + WIDGETS).replaceAll('"', '&quot;')
  const flags = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'
  await open(page, `<iframe sandbox="${flags}" height="1400" srcdoc="${inside}"></iframe>`)
  const box = widget(framed(page), 'add-to-cart')
  await box.getByRole('button', { name: 'Add to cart' }).click()
  const opened = page.context().waitForEvent('page')
  await box.getByRole('link', { name: 'Check out at Selvage' }).click()
  const shop = await opened
  await shop.waitForURL((url) => url.origin === storefront && url.pathname.includes('/c'))
  expect(page.url()).toBe(`${ORIGIN}/post`)
  // The browser itself says that it kept the frame from leaving.
  expect(browserErrors.filter((each) => !each.includes('Unsafe attempt'))).toEqual([])
  await leave()
})

const OWN_MESSAGES = {
  en: {
    'design.from': 'starts at {{price}}',
    'design.picture': 'Cloth: {{title}}',
    'fabric.addToCart': '<b>Into</b> the bag',
    'cart.title': 'Your bag',
    'cart.each': '{{amount}} each',
    'wall.height': 'How tall is it',
    'cart.nothing': 'Nothing',
  },
  de: { 'design.from': 'schon ab {{price}}' },
}

test('a page’s own messages stand in every widget, as text; a wrong one is one sentence', async () => {
  const { page, browserErrors, leave } = await visit()
  const messages = `<script type="application/json" data-selvage-messages>${JSON.stringify(OWN_MESSAGES)}</script>`
  const more =
    '<selvage-design-card design-id="13" lang="de"><a href="#stoff">Ein Stoff</a></selvage-design-card>' +
    '<selvage-wallpaper-calculator design-id="12"><a href="#wall">Paper</a></selvage-wallpaper-calculator>'
  await open(page, messages + scriptTag(shopAttributes) + WIDGETS + more, {
    'Content-Security-Policy': `script-src ${storefront}; require-trusted-types-for 'script'`,
  })
  const [english, german] = [0, 1].map((at) => widget(page, 'design-card').nth(at))
  await soon(() => part(english as Locator, 'price').innerText()).toMatch(/^starts at US\$/)
  await soon(() => part(german as Locator, 'price').innerText()).toMatch(/^schon ab/)
  await widget(page, 'add-to-cart').getByRole('button', { name: '<b>Into</b> the bag' }).waitFor()
  await widget(page, 'add-to-cart')
    .getByRole('img', { name: /^Cloth: / })
    .waitFor()
  await widget(page, 'cart-button').getByRole('button').click()
  await page.getByRole('dialog', { name: 'Your bag' }).waitFor()
  await page.keyboard.press('Escape')
  await widget(page, 'wallpaper-calculator').scrollIntoViewIfNeeded()
  await page.getByText('How tall is it').first().waitFor()
  expect(browserErrors).toEqual([
    expect.stringMatching(/"cart.each" \(en\) has \{\{amount\}\}.* It may have \{\{price\}\}/),
    expect.stringMatching(/"cart.nothing" \(en\) is shown by no widget/),
  ])
  await leave()
})

test('widgets that cannot be read keep their links, and the console says why and what to do', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.route(`${gateway}/**`, (route) => route.abort())
  await open(page, scriptTag(shopAttributes) + WIDGETS)
  await widget(page, 'design-card').getByRole('button', { name: 'Try again' }).waitFor()
  await widget(page, 'add-to-cart').getByRole('button', { name: 'Try again' }).waitFor()
  expect(await page.getByRole('link', { name: 'A fabric' }).isVisible()).toBe(true)
  const sentences = browserErrors.filter((text) => text.includes('The gateway '))
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toContain(`The gateway ${gateway} gave no answer. Check that`)
  await leave()
})
