import { getDesign } from '@selvage/core/design'
import { createGateway } from '@selvage/core/gateway'
import { estimateWall, planWall, wallpaperSizeOfLength, wallRepeat } from '@selvage/core/wallpaper'
import { formatMoney } from '@selvage/i18n/format'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { bookedOnce } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { buyBar, island, wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'
import { wallFields } from './support/wall-fields.ts'

const visit = prepareVisitors()
const { storefront, gateway } = inject('shop')
const DESIGN = 9
const WALL = { height: 250, widths: [300, 120] }
const leipzig = {
  name: 'Jördis Groß',
  line1: 'Könneritzstraße 12',
  city: 'Leipzig',
  zipcode: '04229',
  zipLabel: 'checkout.zipcode',
  phone: '0341 123456',
} as const
const violations = async () =>
  ((await (await fetch(`${storefront}/healthz`)).json()) as { cspViolations: number }).cspViolations
const client = createGateway({ url: gateway, locale: 'de_DE' })

/** Returns the expected order: our own plan, and the gateway's price of it. */
async function expectedPaper() {
  const { repeat } = await client.send(getDesign, { params: { id: DESIGN }, query: {} })
  const plan = planWall({
    system: 'metric',
    ...WALL,
    kind: 'panel',
    repeat: wallRepeat(repeat, 'metric'),
  })
  if (!plan.ok) throw new Error(`The wall of this journey is refused: ${plan.error}.`)
  const [item] = plan.items
  const estimate = await client.send(estimateWall, {
    params: { code: 'SMOOTH' },
    query: { system: 'metric', designId: DESIGN, currency: 'EUR', country: 'DE' },
    body: WALL,
  })
  return {
    size: wallpaperSizeOfLength('panel', item?.length ?? 0, 'metric'),
    quantity: item?.quantity ?? 0,
    total: estimate.plan?.total.minor ?? 0,
  }
}

test('a guest papers two walls in German and centimetres: counted, added at once, ordered as it was priced', async () => {
  const { page, browserErrors, leave } = await visit({ locale: 'de-DE' })
  const hands = mouse()
  const shopper = new Shopper(page, hands, 'de')
  const { t } = shopper
  const email = 'tapete@example.com'
  const main = page.getByRole('main')
  const { size, quantity, total } = await expectedPaper()

  await shopper.arrive()
  await shopper.prefer({
    country: 'Deutschland',
    currency: 'Euro (€)',
    measurement: t('navigation.metric'),
  })
  await shopper.open(localizePath('fabric', 'de', { designId: DESIGN }))
  await shopper.follow(t('landing.alsoWallpaper'), /\/de\/tapete\/9$/)
  const wall = wallFields(main, t, 'metric')
  await wall.height.dispatchEvent('focusin')
  await wakes(page, 'product-calculator')
  await hands.write(wall.height, String(WALL.height))
  await hands.write(wall.width, String(WALL.widths[0]))
  await hands.press(main.getByRole('button', { name: t('wall.addWall') }))
  await hands.write(wall.widthOf(2), String(WALL.widths[1]))
  const add = main.getByRole('button', { name: t('wall.add_panel', { count: quantity }) })
  await add.waitFor()
  await expect
    .poll(() => island(page, 'product-calculator').innerText())
    .toContain(formatMoney({ minor: total, currency: 'EUR' }, 'de_DE'))
  await shopper.look()

  // The plan's link opens the same plan in another browser.
  const planLink = main.getByLabel(t('wall.keepLabel'))
  await expect.poll(() => planLink.inputValue()).toContain('widths=300.120')
  const link = await planLink.inputValue()
  const other = await visit({ locale: 'de-DE' })
  await other.page.goto(link)
  const opened = wallFields(other.page.getByRole('main'), t, 'metric')
  expect(await opened.height.inputValue()).toBe('250')
  expect(await opened.widthOf(2).inputValue()).toBe('120')
  await other.leave()

  await hands.press(add)
  await page
    .getByRole('link', { name: t('fabric.goToCart') })
    .first()
    .waitFor()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(email, leipzig)
  await shopper.chooseDelivery()
  await shopper.fillCard('4242424242424242')
  await shopper.place()
  const orderNumber = await shopper.isConfirmed()
  const { order } = await bookedOnce(email)
  expect(order.number).toBe(orderNumber)
  expect(order.currency).toBe('EUR')
  expect(
    order.lines.map(({ design, merchandise, quantity: pieces }) => [
      design?.id,
      merchandise.wallpaper_item,
      pieces.value,
    ]),
  ).toEqual([[DESIGN, { code: 'SMOOTH', size }, quantity]])
  expect(Math.round((order.lines[0]?.pricing.raw_total ?? 0) * 100)).toBe(total)
  expect(await shopper.openInvoice(orderNumber)).toContain(
    formatMoney({ minor: order.amount_minor, currency: 'EUR' }, 'de_DE'),
  )
  expect(browserErrors).toEqual([])
  expect(await violations()).toBe(0)
  await leave()
})

test('the paper and the wall of a product are those of its calculator, too', async () => {
  const { page, browserErrors, leave } = await visit({ locale: 'en-US' })
  await page.goto(`${storefront}${localizePath('wallpaper', 'en', { designId: DESIGN })}`)
  const { t } = new Shopper(page, mouse(), 'en')
  const paper = page.getByRole('combobox', { name: t('wall.paper') })
  const radio = (code: 'GRASSCLOTH' | 'VINYL') =>
    page
      .getByRole('group', { name: t('wallpaper.legend') })
      .getByRole('radio', { name: t(`wallpaper.WALLPAPER_${code}_buttonName`) })
  // A label covers its radio button: it is pressed by key.
  await radio('GRASSCLOTH').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => paper.inputValue()).toBe('grasscloth')
  await paper.selectOption('vinyl')
  await expect.poll(() => radio('VINYL').isChecked()).toBe(true)
  const box = page.getByRole('group', { name: t('wallpaper.yourWall') })
  await box.getByRole('textbox', { name: t('wall.openingField_height') }).fill('8 ft')
  await box.getByRole('textbox', { name: t('wall.openingField_width') }).fill('10 ft')
  const below = page.getByRole('textbox', { name: new RegExp(`^${t('wall.width')}`) })
  await expect.poll(() => below.inputValue()).toBe('10 ft')
  // The calculator sells what it has counted, so the bar of the product gives its place.
  await below.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  await expect.poll(() => buyBar(page).isVisible()).toBe(false)
  expect(browserErrors).toEqual([])
  await leave()
})

test('before its script runs the calculator shows its buttons, and the first press of each works', async () => {
  const { page, browserErrors, leave } = await visit({
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const { t } = new Shopper(page, mouse(), 'en')
  const address = `${storefront}/en/wallpaper-calculator?measurement_system=imperial&height=96&widths=120&wallpaper=smooth`
  await page.goto(address)
  const main = page.getByRole('main')
  const link = main.getByLabel(t('wall.keepLabel'))
  expect(await link.inputValue()).toBe(address)
  for (const name of ['wall.addWall', 'wall.addOpening_window', 'wall.addOpening_door'] as const)
    expect(await main.getByRole('button', { name: t(name) }).isVisible()).toBe(true)
  await main.getByRole('button', { name: t('wall.copy') }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await page.goto(address)
  await main.getByRole('button', { name: t('wall.addWall') }).click()
  await wallFields(main, t, 'imperial').widthOf(2).waitFor()
  expect(browserErrors).toEqual([])
  await leave()
})

test('without a script a wall is typed in feet, and the panels that it takes are bought', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  const { t } = new Shopper(page, mouse(), 'en')
  const main = page.getByRole('main')
  await page.goto(`${storefront}/en/wallpaper/${DESIGN}`)
  const wall = wallFields(main, t, 'imperial')
  await wall.height.fill('8')
  await wall.width.first().fill('10 ft')
  await main.getByRole('button', { name: t('wall.calculate') }).click()
  await main.getByRole('button', { name: '8 feet' }).click()
  expect(await wall.height.inputValue()).toBe('8\u00a0feet')
  expect(await main.getByText('10 ft = 120 in').isVisible()).toBe(true)
  expect(await main.getByRole('button', { name: '8 feet' }).count()).toBe(0)
  const add = { name: t('wall.add_panel', { count: 5 }) }
  // The product's own button has the panels of the wall as well.
  expect(await main.getByRole('button', add).count()).toBe(2)
  await island(page, 'product-calculator').getByRole('button', add).click()
  await page.waitForURL(/\/en\/cart$/)
  expect(await page.getByRole('spinbutton').inputValue()).toBe('5')
  await leave()
})

test('the sheet of a plan prints alone, ink on white, on one page of Letter and of A4', async () => {
  const { page, browserErrors, leave } = await visit({ colorScheme: 'dark' })
  const { t } = new Shopper(page, mouse(), 'en')
  await page.goto(
    `${storefront}/en/wallpaper-calculator?measurement_system=imperial&height=96&widths=140&wallpaper=non_pasted&design_id=${DESIGN}`,
  )
  await page.getByRole('link', { name: t('wall.print') }).click()
  const sheet = page.getByRole('article')
  await sheet.waitFor()
  expect(await sheet.innerText()).toMatch(/2 rolls, 27\sft/)
  for (const format of ['Letter', 'A4'] as const) {
    await page.getByRole('link', { name: format }).click()
    await page.waitForURL(new RegExp(`paper=${format.toLowerCase()}`))
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('link', { name: t('wall.backToWall') }).isVisible()).toBe(false)
    expect(
      await sheet.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(element).color,
      ]),
    ).toEqual(['rgb(255, 255, 255)', 'rgb(31, 27, 23)'])
    const pdf = await page.pdf({ format, printBackground: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    await page.emulateMedia({ media: null })
  }
  expect(browserErrors).toEqual([])
  await leave()
})
