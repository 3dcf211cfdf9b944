import { emptyLayout, fillAll, layoutCode } from '@selvage/core/fill-a-yard'
import { formatDate } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { plainSpaces, printed } from './support/paper.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const FORMATS = ['Letter', 'A4'] as const

/** Texts of the shop around a page, which are not for paper. */
const AROUND = [
  t('navigation.collections'),
  t('navigation.searchDesigns'),
  t('navigation.skipToContent'),
  t('navigation.footerLine'),
  'Deutsch',
  t('wall.backToWall'),
  t('wall.printHint'),
  t('page.paperLinesOnly'),
  t('fill-a-yard.backToYard'),
]

/** Expects ink on white, whatever the theme of the screen. */
async function expectInkOnWhite(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const colors = await page.getByRole('main').evaluate((main) => {
    const { color } = getComputedStyle(main)
    return { color, ground: getComputedStyle(document.body).backgroundColor }
  })
  expect(colors.ground).toBe('rgb(255, 255, 255)')
  const [red = 255, green = 255, blue = 255] = colors.color.match(/\d+/g)?.map(Number) ?? []
  expect(Math.max(red, green, blue)).toBeLessThan(64)
  await page.emulateMedia({ media: null })
}

test.each(FORMATS)(
  'a plan on %s is one page with measures, panels, price and its date, and nothing of the shop',
  async (format) => {
    const { page, browserErrors, leave } = await visit({ colorScheme: 'dark' })
    const path = `${localizePath('wallpaper-calculator', 'en')}?measurement_system=imperial&height=96&widths=140&wallpaper=non_pasted&design_id=9`
    await page.goto(`${storefront}${path}&paper=${format.toLowerCase()}`)
    const { pages, text } = await printed(page, format)
    expect(pages).toBe(1)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const today = formatDate(new Date().toISOString(), 'en_US', 'long')
    for (const part of [
      title,
      'Wall 140 × 96 in',
      '2 rolls, 27 ft',
      'US$',
      t('page.pricesOf', { date: today }),
      '140 in wide',
      '96 in high',
      t('wall.cutPlan'),
      'Panels 1, 4: from 0 in to 96 in.',
      'Panels 3, 6: from 192 in to 288 in.',
      '36 in to spare.',
    ])
      expect(text).toContain(part)
    // The address may break anywhere.
    expect(text.replaceAll(' ', '')).toContain(storefront + path)
    for (const around of AROUND) expect(text).not.toContain(around)
    await expectInkOnWhite(page)

    // Lines only: the same measures without the picture of the print.
    await page.getByRole('link', { name: t('page.paperLinesOnly') }).click()
    await page.waitForURL(/lines=only/)
    const lines = await printed(page, format)
    expect(lines.pages).toBe(1)
    expect(lines.text).toContain('140 in wide')
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test.each([
  ['Letter', 'widths=400'],
  ['A4', 'widths=140.90'],
] as const)(
  'a plan of many panels or walls on %s has its cuts on a second page, under the same head and foot',
  async (format, widths) => {
    const { page, leave } = await visit({})
    const path = `${localizePath('wallpaper-calculator', 'en')}?measurement_system=imperial&height=96&${widths}&wallpaper=non_pasted&design_id=9`
    await page.goto(`${storefront}${path}&paper=${format.toLowerCase()}`)
    const { pages, texts } = await printed(page, format)
    expect(pages).toBe(2)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const [first = '', second = ''] = texts
    expect(first).toContain('96 in high')
    expect(first).not.toContain(t('wall.cutPlan'))
    expect(second).toContain(t('wall.cutPlan'))
    for (const text of texts) {
      expect(text).toContain(title)
      expect(text.replaceAll(' ', '')).toContain(storefront + path.replace(/&.*/, ''))
    }
    await leave()
  },
)

test.each(FORMATS)(
  'a plan of thirteen walls on %s is drawn in rows, every width and panel number in 7 pt or more',
  async (format) => {
    const { page, leave } = await visit({})
    const widths = Array.from({ length: 13 }, (_, at) => 60 + at)
    const panels = Math.ceil(widths.reduce((total, width) => total + width, 0) / 24)
    const path = `${localizePath('wallpaper-calculator', 'en')}?measurement_system=imperial&height=96&widths=${widths.join('.')}&wallpaper=non_pasted&design_id=9`
    await page.goto(`${storefront}${path}&paper=${format.toLowerCase()}`)
    const { texts, pieces } = await printed(page, format)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    for (const text of texts.slice(0, 3)) {
      expect(text).toContain(title)
      expect(text.replaceAll(' ', '')).toContain(storefront + path.replace(/&.*/, ''))
    }
    const [first = '', second = '', third = ''] = texts
    for (const width of widths) expect(first + second).toContain(`${width} in`)
    expect(third).toContain(t('wall.cutPlan'))
    const sizes = new Map(pieces.map(({ text, pt }) => [text, pt]))
    for (let panel = 1; panel <= panels; panel += 1)
      expect(sizes.get(String(panel)), `panel ${panel}`).toBeGreaterThanOrEqual(7)
    for (const { text, pt } of pieces)
      if (/^\d+ in/.test(text)) expect(pt, text).toBeGreaterThanOrEqual(7)
    await leave()
  },
)

test.each([
  ['Letter', 4, 2],
  ['A4', 4, 2],
  ['Letter', 10, 1],
  ['A4', 10, 1],
] as const)(
  'a cutting guide on %s has every cut and every piece of template %i on %i pages',
  async (format, template, sheets) => {
    const { page, browserErrors, leave } = await visit({ colorScheme: 'dark' })
    const collection = 100
    await page.goto(
      `${storefront}${localizePath('fill-a-yard-canvas', 'en', {}, { collection_id: collection })}`,
    )
    const design = Number(await page.getByRole('radio').first().getAttribute('value'))
    const layout = fillAll(emptyLayout(template, 'PETAL_SIGNATURE_COTTON', collection), design)
    const path = localizePath('fill-a-yard-canvas', 'en', {}, { layout: layoutCode(layout) })
    await page.goto(`${storefront}${path}#cutting-guide`)
    await page.getByRole('link', { name: t('fill-a-yard.printGuide'), exact: true }).click()
    await page.waitForURL(/paper=letter/)
    if (format === 'A4') {
      await page.getByRole('link', { name: 'A4' }).click()
      await page.waitForURL(/paper=a4/)
    }
    const { pages, text } = await printed(page, format)
    expect(pages).toBe(sheets)
    const cuts = await page.getByRole('article').getByRole('listitem').allInnerTexts()
    expect(cuts.length).toBeGreaterThan(2)
    for (const part of [
      t('fill-a-yard.guide'),
      t(`fill-a-yard.template_${template}`),
      t('fill-a-yard.guideTable'),
      ...cuts.map(plainSpaces),
      layout.cells.map((_, at) => at + 1).join(', '),
    ])
      expect(text).toContain(part)
    expect(text.replaceAll(' ', '')).toContain(storefront + path)
    for (const around of AROUND) expect(text).not.toContain(around)
    await expectInkOnWhite(page)
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('an invoice and a packing slip are one page each on Letter and on A4, a gift’s slip without prices', async () => {
  const { page, browserErrors, leave } = await visit({ colorScheme: 'dark' })
  const shopper = new Shopper(page, mouse(), 'en')
  await shopper.open(localizePath('fabric', 'en', { designId: 9 }))
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress('paper@example.com', {
    name: 'June Harrow',
    line1: '418 Orchard Lane',
    city: 'Hudson',
    state: 'New York',
    zipcode: '12534',
    zipLabel: 'checkout.zipcodeUs',
    phone: '518 555 0101',
  })
  const message = 'Many happy returns,\nand no peeking!'
  await page.getByLabel(t('checkout.gift')).check()
  await page.getByLabel(t('checkout.giftPrices')).check()
  await page.getByLabel(t('checkout.giftMessage')).fill(message)
  const arrival = await page
    .getByRole('main')
    .getByText(/^Arrives/)
    .first()
    .innerText()
  await shopper.chooseDelivery()
  await shopper.fillCard('4242424242424242')
  await page.getByText(t('checkout.giftWithoutPrices')).waitFor()
  await shopper.place()
  const number = await shopper.isConfirmed()
  await page.getByText(arrival, { exact: true }).waitFor()
  await page.getByRole('link', { name: t('checkout.packingSlipLink') }).click()
  await page
    .getByRole('heading', { level: 1, name: t('invoice.packingSlip', { number }) })
    .waitFor()
  for (const format of FORMATS) {
    const slip = await printed(page, format)
    expect(slip.pages).toBe(1)
    for (const part of [
      t('invoice.packingSlip', { number }),
      '418 Orchard Lane',
      ...message.split('\n'),
      t('cart.cut'),
      t('invoice.unit_YARD', { count: 2 }),
    ])
      expect(slip.text).toContain(part)
    expect(slip.text).not.toMatch(/US\$|\d[.,]\d\d\b/)
    for (const around of AROUND) expect(slip.text).not.toContain(around)
  }
  await expectInkOnWhite(page)
  await page.goBack()
  const text = await shopper.openInvoice(number)
  const button = page.getByRole('button', { name: t('invoice.print') })
  await button.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await button.isVisible()).toBe(false)
  for (const format of FORMATS) {
    const paper = await printed(page, format)
    expect(paper.pages).toBe(1)
    for (const part of [
      t('invoice.number', { number }),
      t('invoice.billedTo'),
      t('invoice.shippedTo'),
      '418 Orchard Lane',
      t('invoice.paidBy'),
      t('invoice.amount'),
      ...(text.match(/US\$[\d.,]+/g) ?? []),
    ])
      expect(paper.text).toContain(part)
    for (const around of AROUND) expect(paper.text).not.toContain(around)
    expect(paper.text).not.toContain(t('invoice.warning', { email: '' }).slice(0, 30))
  }
  await expectInkOnWhite(page)
  expect(browserErrors).toEqual([])
  await leave()
})
