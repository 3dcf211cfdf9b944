import { homeGoodSizesOf } from '@selvage/core/home-good'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { hudson, leipzig } from './support/addresses.ts'
import { mouse } from './support/hands.ts'
import { bookedOnce } from './support/records.ts'
import { Shopper } from './support/shopper.ts'
import { island, wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const CARD = '4242424242424242'

/** The names and measures that an American and a German read of what they buy. */
const TEXTS = {
  en: {
    address: hudson,
    metric: { country: 'United States', currency: 'US Dollar (US$)' },
    cloth: '178 × 229 cm',
    // An invoice has the measures of the country that its order goes to.
    invoiced: '70 × 90 in',
    insert: 'Cover and insert',
  },
  de: {
    address: leipzig,
    metric: undefined,
    cloth: '178 × 229 cm',
    invoiced: '178 × 229 cm',
    insert: 'Bezug mit Füllung',
  },
} as const

/** A line may be broken by spaces that do not break. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

class Decorator extends Shopper {
  get main() {
    return this.page.getByRole('main')
  }

  /** Follows a link of the overview to the page of a home good. */
  async openFrom(designId: number, code: 'SQUARE_THROW_PILLOW' | 'RECTANGULAR_TABLECLOTH') {
    const { language, t, main } = this
    const path = localizePath(`home-good-${code}`, language, { designId })
    await this.open(localizePath('products', language, { designId }))
    await this.follow(t(`home-good.${code}`), new RegExp(`${path}$`))
    await main.getByRole('heading', { level: 1 }).waitFor()
  }

  /** Presses the buy button, and goes on to the cart. */
  async buy(scripted: boolean): Promise<void> {
    const { language, main, page, t } = this
    await main.getByRole('button', { name: t('fabric.addToCart') }).click()
    if (scripted) await main.getByRole('link', { name: t('fabric.goToCart') }).click()
    await page.waitForURL(storefront + localizePath('cart', language))
  }

  async wake(scripted: boolean): Promise<void> {
    if (!scripted) return
    await island(this.page, 'home-good-product').getByRole('spinbutton').focus()
    await wakes(this.page, 'home-good-product')
  }
}

test.each([
  ['en', true],
  ['de', true],
  ['en', false],
  ['de', false],
] as const)(
  'a pillow with an insert and a tablecloth in cm are found, bought and changed, in %s, script: %s',
  async (language, scripted) => {
    const { page, browserErrors, leave } = await visit({
      locale: language === 'de' ? 'de-DE' : 'en-US',
      javaScriptEnabled: scripted,
    })
    const shopper = new Decorator(page, mouse(), language, { scripted })
    const { main, t } = shopper
    const { address, metric, cloth, invoiced, insert } = TEXTS[language]
    await shopper.arrive()
    if (metric) await shopper.prefer({ ...metric, measurement: t('navigation.metric') })
    await shopper.open(localizePath('shop', language))
    const designId = await shopper.openFirst()
    await shopper.follow(
      t('home-good-page.overview'),
      new RegExp(`${localizePath('products', language, { designId })}$`),
    )

    // A rejected form comes back with what was chosen and typed.
    await shopper.openFrom(designId, 'SQUARE_THROW_PILLOW')
    await shopper.wake(scripted)
    const title = await main.getByRole('heading', { level: 1 }).innerText()
    const filled = main.getByRole('radio', { name: insert })
    const quantity = main.getByRole('spinbutton')
    // The buy bar at the foot of the page may stand before it.
    await filled.press('Space')
    expect(await filled.isChecked()).toBe(true)
    if (!scripted) {
      await quantity.evaluate((box: HTMLInputElement) => {
        box.form?.setAttribute('novalidate', '')
      })
      await quantity.fill('0')
      await main.getByRole('button', { name: t('fabric.addToCart') }).click()
      await main.getByText(t('forms.minimum')).first().waitFor()
      expect(await filled.isChecked()).toBe(true)
      expect(await quantity.inputValue()).toBe('0')
    }
    await quantity.fill('2')
    await shopper.buy(scripted)

    await shopper.openFrom(designId, 'RECTANGULAR_TABLECLOTH')
    await shopper.wake(scripted)
    const sizes = main.getByRole('group', { name: t('home-good.size') })
    expect(await sizes.getByRole('radio').count()).toBe(
      homeGoodSizesOf('RECTANGULAR_TABLECLOTH').length,
    )
    const card = sizes.getByRole('radio', { name: new RegExp(cloth.replaceAll(' ', '\\s')) })
    await card.check({ force: true })
    if (scripted) await page.waitForURL(/[?&]size=70x90/)
    await shopper.buy(scripted)
    await shopper.look()

    const cart = plain(await main.innerText())
    for (const part of [insert, cloth, t('home-good.RECTANGULAR_TABLECLOTH')])
      expect(cart).toContain(part)

    // Edit leads back to the page with what was chosen, and changes that line.
    await main
      .getByRole('article')
      .filter({ hasText: t('home-good.SQUARE_THROW_PILLOW') })
      .getByRole('link', { name: new RegExp(t('cart.editTitle', { title: `${title}.*` })) })
      .click()
    await page.waitForURL(/insert=cover_and_insert&order_item_id=/)
    await shopper.wake(scripted)
    expect(await filled.isChecked()).toBe(true)
    expect(await quantity.inputValue()).toBe('2')
    await quantity.fill('3')
    await main.getByRole('button', { name: t('fabric.updateItem') }).click()
    if (scripted) await main.getByRole('link', { name: t('fabric.goToCart') }).click()
    await page.waitForURL(storefront + localizePath('cart', language))
    expect(await main.getByRole('article').count()).toBe(2)

    if (scripted) {
      const email = `${crypto.randomUUID()}@example.com`
      await shopper.checkOut()
      await shopper.fillAddress(email, address)
      if (metric) {
        await main.getByText(t('checkout.notice_home_decor_not_eligible')).waitFor()
        expect(await main.getByText(t('checkout.kind_standard'), { exact: true }).count()).toBe(1)
        expect(await main.getByText(t('checkout.kind_rush'), { exact: true }).count()).toBe(0)
      }
      await shopper.chooseDelivery()
      await shopper.fillCard(CARD)
      await shopper.place()
      const orderNumber = await shopper.isConfirmed()
      const { order } = await bookedOnce(email)
      expect([order.number, order.lines.length]).toEqual([orderNumber, 2])
      const invoice = plain(await shopper.openInvoice(orderNumber))
      for (const part of [
        t('home-good.SQUARE_THROW_PILLOW'),
        t('home-good.RECTANGULAR_TABLECLOTH'),
        insert,
        invoiced,
      ])
        expect(invoice).toContain(part)
    }
    // Chromium reports the rejected form as a failed load; no other error may occur.
    expect(browserErrors.filter((error) => !/status of 400/.test(error))).toEqual([])
    await leave()
  },
)
