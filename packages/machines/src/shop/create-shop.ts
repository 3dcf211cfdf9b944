import { DeveloperError } from '@selvage/core/contract'
import type { PagePlace, ShopError } from '@selvage/core/contract'
import type { Gateway } from '@selvage/core/gateway'
import { isCountry, isCurrency, isLocale, isMeasurementSystem } from '@selvage/core/locale'
import type { Currency, Locale, MeasurementSystem } from '@selvage/core/locale'
import {
  createCartToken,
  createGuestSession,
  handedOverKey,
  randomKey,
} from '@selvage/core/session'
import type { PreferencesChange } from '@selvage/core/session'
import { createFlash } from '../flash/flash.ts'
import type { Flash } from '../flash/flash.ts'
import { createCartStore } from './cart-store.ts'
import type { CartStore } from './cart-store.ts'
import { createLazyGateway, loadCalls } from './lazy-gateway.ts'
import type { SafeRedirect } from './lazy-gateway.ts'
import { credentialsFor, pageStorage } from './page-place.ts'
import type { ShopSettings } from './preferences.ts'
import { createSession } from './session.ts'
import type { Session } from './session.ts'
import type { Destination, ShopOptions } from './shop-options.ts'
import { safeStorage } from './storage.ts'
import type { ShopStorage } from './storage.ts'

/**
 * Everything that the widgets of one page share of one gateway. Nothing in it is global: two shops
 * never meet.
 */
export interface Shop {
  /** The gateway's address; pictures stand under it. */
  readonly gatewayUrl: string
  readonly gateway: Gateway
  readonly session: Session
  readonly cart: CartStore
  readonly flash: Flash
  /** Stores what outlasts the tab, such as the yards that a shopper saves. */
  readonly storage: ShopStorage
  /** Stores what ends with the tab: a checkout's typed forms, and the steps of a yard. */
  readonly tabStorage: ShopStorage
  readonly locale: Locale
  readonly country: string
  readonly currency: Currency
  readonly measurement: MeasurementSystem
  /** An unguessable key for a write. */
  makeKey(): string
  navigate(destination: Destination): void
  report(error: unknown, where: string): void
  /**
   * Stores the country, the currency, the measures or the language that the shopper chose, which
   * price the cart and the order of their session, and reads the cart again. Without a session
   * nothing is stored: the guest is made with them. The shop itself shows what it was made with, so
   * make another one with the change. Rejects with a ShopError.
   */
  savePreferences(change: PreferencesChange): Promise<void>
  /**
   * A one-time code that carries an embed's cart over to the storefront, with the country and the
   * currency that the page names, which are the shop's where none are given. Changes of the cart
   * that are open are waited for. Rejects with a ShopError, as when one of them fails.
   */
  handOver(named?: PagePlace): Promise<string>
  /**
   * True once this tab's cart was taken to the storefront: an empty cart is there, and not lost.
   */
  wasHandedOver(): boolean
  /** Fetches what talks to the gateway ahead of the first call. */
  prepare(): void
}

/**
 * Errors of browser extensions, by their scripts' addresses or the name of one that was reloaded;
 * they say nothing about us.
 * @source spec 1 §8
 */
const EXTENSION = /-extension:|Extension context invalidated/

/**
 * Assembles a shop: the gateway's client, the session, the cart and the messages. Give it to
 * `createCartEditor`, `lineAdder` and `provideCheckout`, which talk to its gateway.
 */
export function createShop(options: ShopOptions): Shop {
  checkShopOptions(options)
  const settings: ShopSettings = { ...options }
  const { policy = {}, locale, country, currency, measurement } = options
  const place = { country, currency }
  const lasting = options.storage ?? pageStorage('localStorage')
  const ofPage = safeStorage(pageStorage('sessionStorage'))
  const tab = options.tabStorage ?? options.storage
  const handedOver = handedOverKey(options.gatewayUrl)
  const credentials = credentialsFor(options)
  const record = options.guest ?? {}
  const token =
    credentials === 'omit' ? createCartToken(options.gatewayUrl, lasting, record) : undefined
  const report = (error: unknown, where: string): void => {
    const { name, message, stack, filename } = (error ?? {}) as Record<string, unknown>
    if (!EXTENSION.test(`${[name, message, stack, filename]}`)) options.report?.(error, where)
  }
  const navigate = (destination: Destination): void => options.navigate?.(destination)

  function onSessionLost(error: ShopError, safeRedirect: SafeRedirect): void {
    const url =
      policy.origin === undefined
        ? undefined
        : safeRedirect(error.redirectUrl, policy.origin, policy.redirectOrigins)
    navigate(url === undefined ? { to: 'login', code: error.code } : { to: 'url', url })
  }

  const gateway = createLazyGateway({
    url: options.gatewayUrl,
    locale,
    credentials,
    onSessionLost,
    ...(options.onNoAnswer && { onNoAnswer: options.onNoAnswer }),
    ...(options.cartUrl !== undefined && { cartUrl: options.cartUrl }),
    ...(token && { token: token.get, place }),
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.headers && { headers: options.headers }),
    ...(options.windowId !== undefined && { windowId: options.windowId }),
    ...(policy.timeoutMs !== undefined && { timeoutMs: policy.timeoutMs }),
    ...(policy.loginCodes && { loginCodes: policy.loginCodes }),
  })
  const isAnonymous = (): boolean => token !== undefined && token.get() === undefined
  const cart = createCartStore({
    gateway,
    currency: () => settings.currency,
    report,
    isAnonymous,
    loadCalls,
  })
  const guest =
    token &&
    createGuestSession({
      token,
      record,
      makeGuest: async () =>
        (await loadCalls()).makeTokenGuest(gateway, settings, (problem) =>
          report(new DeveloperError(problem), 'shop.partner'),
        ),
      onForgotten: cart.clear,
    })
  const session = createSession({
    gateway,
    options: settings,
    guest,
    report,
    onNewGuest: cart.clear,
    onEnded: () => navigate({ to: 'login', code: 'EXPIRED_SESSION' }),
  })

  return {
    gatewayUrl: options.gatewayUrl,
    gateway,
    session,
    cart,
    storage: safeStorage(lasting),
    tabStorage: tab ? safeStorage(tab) : ofPage,
    locale,
    country,
    currency,
    measurement,
    navigate,
    report,
    flash: createFlash({ report }),
    makeKey: options.makeKey ?? randomKey,
    async savePreferences(change) {
      const { savePreferences } = await import('./preferences.ts')
      await savePreferences({ gateway, settings, session, guest }, change)
      place.country = settings.country
      place.currency = settings.currency
      if (cart.get().cart) await cart.load()
    },
    handOver: async (named = place) => {
      const { createHandover, settleCart } = await loadCalls()
      await settleCart(cart.editors)
      const { code } = await gateway.send(createHandover, { body: named })
      ofPage.setItem(handedOver, '1')
      return code
    },
    wasHandedOver: () => ofPage.getItem(handedOver) === '1',
    prepare: () => {
      loadCalls().catch((error: unknown) => report(error, 'shop.prepare'))
    },
  }
}

function checkShopOptions(options: ShopOptions): void {
  const { locale, country, currency, measurement, storefrontOrigins = [] } = options
  const wrong = (name: string, value: unknown, write: string): never => {
    throw new DeveloperError(
      `createShop got the ${name} ${JSON.stringify(value)}, which does not exist, so prices and words would be wrong. Write for example ${name}: ${write}.`,
    )
  }
  if (!isLocale(locale)) wrong('locale', locale, "'en_US'")
  if (!isCountry(country)) wrong('country', country, "'US'")
  if (!isCurrency(currency)) wrong('currency', currency, "'USD'")
  if (!isMeasurementSystem(measurement)) wrong('measurement', measurement, "'imperial'")
  for (const origin of storefrontOrigins) {
    if (!isOrigin(origin)) throw new DeveloperError(notAnOrigin(origin))
  }
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value
}

function notAnOrigin(value: string): string {
  return (
    `createShop got ${JSON.stringify(value)} among its storefrontOrigins, which is not ` +
    "an origin, so no page would be the storefront's. Write for example " +
    "storefrontOrigins: ['https://www.example.com'], without a slash at the end."
  )
}
