import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { cutOff, drawing, enlarge, headerParts, READERS } from './support/enlarge.ts'
import { look } from './support/look.ts'
import { moving } from './support/moving.ts'
import { messages } from './support/shopper.ts'
import { alive, wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const product = { designId: 9 }
const yard = { collection_id: '100', template_id: '4' }

/** Pages of each kind but those of a placed order. German has the longest words. */
const pages = [
  localizePath('fabric', 'de', product),
  localizePath('cart', 'de'),
  localizePath('checkout-shipping', 'de'),
  localizePath('home', 'de'),
  localizePath('shop', 'de'),
  localizePath('wallpaper', 'de', product),
  localizePath('wallpaper-calculator', 'de', {}, { height: '96', widths: '120' }),
  localizePath('collections', 'de'),
  localizePath('collection', 'de', { collectionId: 100 }),
  localizePath('fill-a-yard', 'de'),
  localizePath('fill-a-yard-options', 'de', {}, { collection_id: '100' }),
  localizePath('fill-a-yard-canvas', 'de', {}, yard),
  localizePath('embed-builder', 'de', product),
  localizePath('login', 'de'),
  localizePath('design', 'de', product),
]

/** Puts a line into the cart, which every page after this one has. */
async function putIntoCart(page: Page): Promise<void> {
  await page.goto(storefront + localizePath('fabric', 'de', product))
  // The bar at the foot of a small view has the button again.
  const add = page.getByRole('button', { name: messages.de('fabric.addToCart') }).first()
  await add.dispatchEvent('focusin')
  await wakes(page, 'fabric-product')
  await add.press('Enter')
  await page.getByRole('link', { name: messages.de('fabric.goToCart') }).waitFor()
}

test.each(Object.entries(READERS))(
  'with %s no page scrolls sideways and no text is cut off',
  async (_, { width, css }) => {
    const { page, browserErrors, leave } = await visit({ viewport: { width, height: 900 } })
    await enlarge(page, css)
    await putIntoCart(page)
    for (const path of pages) {
      await page.goto(storefront + path)
      if (path.endsWith(localizePath('checkout-shipping', 'de'))) await wakes(page, 'checkout')
      await expect.poll(() => cutOff(page), { message: path }).toEqual([])
    }
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test.each([1024, 1280, 1440])(
  'with text of twice the size the parts of the header stand beside each other at %d px',
  async (width) => {
    const { page, leave } = await visit({ viewport: { width, height: 900 }, locale: 'de-DE' })
    await enlarge(page, READERS['text of twice the size on a desktop'].css)
    await page.goto(storefront + localizePath('home', 'de'))
    const boxes = await headerParts(page)
    expect(boxes.length).toBeGreaterThan(6)
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          one.right <= other.left + 1 ||
          other.right <= one.left + 1 ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1
        expect([one.name, other.name, isApart]).toEqual([one.name, other.name, true])
      }
    await leave()
  },
)

test('with forced colors what is chosen or pressed looks different from the rest', async () => {
  const { page, leave } = await visit({ forcedColors: 'active' })
  const t = messages.en
  const differ = async (chosen: Locator, other: Locator) => {
    expect(await drawing(chosen)).not.toBe(await drawing(other))
  }
  await page.goto(storefront + localizePath('fabric', 'en', product))
  const main = page.getByRole('main')
  const sizes = main.getByRole('group', { name: t('fabric.amount') })
  await differ(
    sizes.getByRole('radio', { checked: true }),
    sizes.getByRole('radio', { checked: false }).first(),
  )
  const fabrics = main.getByRole('group', { name: t('fabric.legend') })
  await differ(
    fabrics.getByRole('radio', { checked: true }),
    fabrics.getByRole('radio', { checked: false }).first(),
  )
  const compare = main.getByText(t('fabric.compare', { count: 33 }))
  await compare.dispatchEvent('focusin')
  await wakes(page, 'fabric-product')
  await compare.click()
  const uses = page.getByRole('group', { name: t('fabric.useLabel') })
  await differ(
    uses.getByRole('button', { pressed: true }),
    uses.getByRole('button', { pressed: false }).first(),
  )

  await page.goto(storefront + localizePath('fill-a-yard-canvas', 'en', {}, yard))
  await alive(page, 'fill-a-yard').waitFor({ state: 'attached' })
  await differ(
    main.getByRole('button', { pressed: true }).first(),
    main.getByRole('button', { pressed: false }).first(),
  )
  const palette = main.getByRole('group', { name: t('fill-a-yard.designs') })
  await differ(
    palette.getByRole('radio', { checked: true }),
    palette.getByRole('radio', { checked: false }).first(),
  )

  await page.goto(storefront + localizePath('shop', 'en', {}, { on: 'fabric' }))
  const menu = (name: 'fabric' | 'wallpaper') =>
    page.getByRole('banner').getByRole('button', { name: t(`navigation.${name}`) })
  await differ(menu('fabric'), menu('wallpaper'))
  await leave()
})

/** Pages of the kinds that the list above does not have. */
const morePages = [
  localizePath('design-reviews', 'de', product),
  localizePath('department-dining', 'de'),
  localizePath('themes', 'de'),
  localizePath('own-account', 'de'),
  localizePath('password-new', 'de'),
  localizePath('find-order', 'de'),
  localizePath('subscribe', 'de'),
  localizePath('preferences', 'de'),
  localizePath('discounts', 'de'),
  localizePath('privacy-choices', 'de'),
  ...(
    [
      'fabric-shop',
      'sample-pack',
      'gift-ideas',
      'solids',
      'contact',
      'terms',
      'business-owner',
      'business-starter',
      'design-grant',
      'student-grant',
    ] as const
  ).map((route) => documentRoutes.localizePath(route, 'de')),
]

test.each(['light', 'dark'] as const)(
  'axe finds nothing on any page in the %s theme, and nothing moves for whom motion is reduced',
  async (colorScheme) => {
    const { page, leave } = await visit({ locale: 'de-DE', colorScheme })
    await putIntoCart(page)
    for (const path of [...pages, ...morePages]) {
      await page.goto(storefront + path)
      if (path === localizePath('checkout-shipping', 'de')) await wakes(page, 'checkout')
      await look(page, 'de')
      expect(await moving(page), path).toEqual([])
    }
    await leave()
  },
)
