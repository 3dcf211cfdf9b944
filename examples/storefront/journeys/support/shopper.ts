import type { Page } from 'playwright-core'
import type { Language } from '@selvage/core/locale'
import { createTranslator } from '@selvage/i18n/messages'
import type { Translate } from '@selvage/i18n/messages'
import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as british } from '@selvage/i18n/messages/en-GB'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject } from 'vitest'
import type { Address } from './addresses.ts'
import type { Hands } from './hands.ts'
import { look } from './look.ts'

/** The shop's messages in the languages that shoppers speak here. */
export const messages: Readonly<Record<'en' | 'en-GB' | 'de', Translate>> = {
  en: createTranslator({ catalogue: en, locale: 'en_US' }),
  'en-GB': createTranslator({ catalogue: british, locale: 'en_GB' }),
  de: createTranslator({ catalogue: de, locale: 'de_DE' }),
}

type Step = 'shipping' | 'delivery' | 'payment' | 'review' | 'confirm'
interface ShopperOptions {
  readonly scripted?: boolean
  readonly reads?: keyof typeof messages
}

/** A guest who searches, buys and checks out in one language. */
export class Shopper {
  readonly page: Page
  readonly language: Language
  readonly t: Translate
  readonly #hands: Hands
  /** False when the browser runs no script, and so no axe either. */
  readonly #scripted: boolean

  constructor(
    page: Page,
    hands: Hands,
    language: 'en' | 'de',
    { scripted = true, reads = language }: ShopperOptions = {},
  ) {
    this.page = page
    this.language = language
    this.#hands = hands
    this.#scripted = scripted
    this.t = messages[reads]
  }

  async arrive(): Promise<void> {
    await this.page.goto(inject('shop').storefront + localizePath('home', this.language))
    await this.#look()
  }

  /** Opens an address of the shop. */
  async open(path: string): Promise<void> {
    await this.page.goto(inject('shop').storefront + path)
    await this.#look()
  }

  /** Follows a link or presses a button of the content and waits for the page of that address. */
  async follow(name: string | RegExp, address: RegExp): Promise<void> {
    const target = this.page
      .getByRole('main')
      .getByRole('link', { name })
      .or(this.page.getByRole('main').getByRole('button', { name }))
      .first()
    await this.#hands.press(target)
    await this.page.waitForURL(address)
    await this.#look()
  }

  /** Checks the current page. */
  look(): Promise<void> {
    return this.#look()
  }

  /**
   * Chooses country, currency and measures by the link in the footer: in its dialog, or without a
   * script on its page, which leads back.
   */
  async prefer(choices: {
    readonly country: string
    readonly currency: string
    readonly measurement: string
  }): Promise<void> {
    const { page, t } = this
    const foot = page.getByRole('contentinfo')
    await this.#hands.press(foot.getByRole('link', { name: t('navigation.preferences') }))
    const form = page.getByRole(this.#scripted ? 'dialog' : 'main')
    await this.#hands.choose(form.getByLabel(t('navigation.country')), choices.country)
    await this.#hands.choose(form.getByLabel(t('navigation.currency')), choices.currency)
    await this.#hands.choose(form.getByLabel(t('navigation.measurement')), choices.measurement)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await this.#hands.press(form.getByRole('button', { name: t('navigation.savePreferences') }))
    await answered
    await page.waitForLoadState()
    if (!this.#scripted)
      await this.#hands.press(page.getByRole('link', { name: t('navigation.preferencesContinue') }))
    await expect.poll(() => foot.innerText()).toContain(choices.country)
  }

  async search(text: string): Promise<void> {
    await this.#hands.write(this.page.getByRole('banner').getByRole('searchbox'), text)
    await this.page.keyboard.press('Enter')
    await this.page.waitForURL(/[?&]q=/)
    await this.#look()
  }

  /** Opens the first design of the results and returns its id. */
  async openFirst(): Promise<number> {
    await this.#hands.press(
      this.page.locator('main a[href*="/fabric/"], main a[href*="/stoff/"]').first(),
    )
    await this.page.waitForURL(/\/(?:fabric|stoff)\/\d+/)
    await this.#look()
    return Number(/\d+$/.exec(new URL(this.page.url()).pathname)?.[0])
  }

  /** Puts two pieces of the chosen size into the cart without leaving the page. */
  async addTwo(): Promise<void> {
    const add = this.page.getByRole('button', { name: this.t('fabric.addToCart') })
    const more = this.page.getByRole('button', { name: this.t('form.increase') })
    // The first touch hydrates the page; before that, the plain form works.
    await more.dispatchEvent('focusin')
    await this.page
      .locator('selvage-island[data-name="fabric-product"][data-alive]')
      .waitFor({ state: 'attached' })
    await this.#hands.press(more)
    await this.#hands.press(add)
    await this.page.getByRole('button', { name: this.t('fabric.added') }).waitFor()
    await expect
      .poll(() =>
        this.page
          .getByRole('banner')
          .getByRole('link', { name: this.t('navigation.cart') })
          .innerText(),
      )
      .toMatch(/2$/)
    await this.#look()
  }

  async openCart(): Promise<void> {
    await this.#hands.press(this.page.getByRole('link', { name: this.t('fabric.goToCart') }))
    await this.page.getByRole('heading', { level: 1, name: this.t('cart.title') }).waitFor()
    await this.#look()
  }

  async checkOut(): Promise<void> {
    await this.#hands.press(this.page.getByRole('link', { name: this.t('cart.checkout') }).last())
    await this.#at('checkout.shippingTitle')
    await this.#look()
  }

  /** Submits the empty first step: every field shows its error. */
  async sendNothing(): Promise<void> {
    await this.#next('checkout.toDelivery')
    await this.page.getByRole('group', { name: /\d/ }).waitFor()
    await this.#look()
  }

  /** Fills the shipping step in; a member's `email` is known, and the address is saved. */
  async fillAddress(
    email: string | undefined,
    { stateLabel = 'checkout.state', cityLabel = 'checkout.city', ...address }: Address,
  ): Promise<void> {
    const field = (label: string) => this.page.getByLabel(label, { exact: true })
    if (email !== undefined) {
      await this.#hands.write(field(this.t('checkout.email')), email)
      await this.#hands.write(field(this.t('checkout.emailRetype')), email)
    }
    const { name, line1, city, state, zipcode, zipLabel, phone } = address
    await this.#hands.write(field(this.t('checkout.fullName')), name)
    await this.#hands.write(field(this.t('checkout.line1')), line1)
    await this.#hands.write(field(this.t(cityLabel)), city)
    if (state !== undefined) await this.#hands.choose(field(this.t(stateLabel)), state)
    await this.#hands.write(field(this.t(zipLabel)), zipcode)
    await this.#hands.write(field(this.t('checkout.phone')), phone)
    const save = { name: this.t('checkout.saveAddress'), checked: true }
    if (email === undefined) await this.page.getByRole('checkbox', save).waitFor()
    await this.#next('checkout.toDelivery')
    await this.#at('checkout.deliveryTitle')
    await this.#look()
  }

  async chooseDelivery(): Promise<void> {
    await this.#next('checkout.toPayment')
    await this.#at('checkout.paymentTitle')
  }

  async fillCard(number: string): Promise<void> {
    const other = this.page.getByRole('button', { name: this.t('checkout.payAnother') })
    const frame = this.page.frameLocator('iframe')
    await other.or(this.page.locator('iframe')).first().waitFor()
    if (await other.isVisible()) await this.#hands.press(other)
    const values = {
      'cc-name': 'J. Harrow',
      'cc-number': number,
      'cc-exp': '1134',
      'cc-csc': '123',
    }
    for (const [token, value] of Object.entries(values))
      await this.#hands.write(frame.locator(`[autocomplete="${token}"]`), value)
    await this.#look()
    await this.#next('checkout.toReview')
    await this.#at('checkout.reviewTitle')
    await this.#look()
  }

  async place(): Promise<void> {
    await this.#next('checkout.place')
  }

  /** Expects the error of a declined card on the payment step, with nothing else lost. */
  async isDeclined(): Promise<void> {
    await this.#at('checkout.paymentTitle')
    await this.page.getByText(this.t('errors.CARD_DECLINED')).waitFor()
    await this.#look()
  }

  /** Expects the confirmation and returns the order's number. */
  async isConfirmed(): Promise<string> {
    await this.page.waitForURL(/[?&]order=R\d{12}$/)
    await this.#at('checkout.confirmTitle')
    await this.#look()
    return new URL(this.page.url()).searchParams.get('order') ?? ''
  }

  async openInvoice(orderNumber: string): Promise<string> {
    await this.#hands.press(this.page.getByRole('link', { name: this.t('checkout.invoiceLink') }))
    await this.page
      .getByRole('heading', { level: 1, name: this.t('invoice.number', { number: orderNumber }) })
      .waitFor()
    await this.#look()
    return this.page.getByRole('main').innerText()
  }

  async #next(
    label: 'checkout.toDelivery' | 'checkout.toPayment' | 'checkout.toReview' | 'checkout.place',
  ): Promise<void> {
    await this.#hands.press(this.page.getByRole('button', { name: this.t(label) }))
  }

  async #at(title: `checkout.${Step}Title`): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: this.t(title) }).waitFor()
  }

  async #look(): Promise<void> {
    await look(this.page, this.language, { scripted: this.#scripted })
  }
}
