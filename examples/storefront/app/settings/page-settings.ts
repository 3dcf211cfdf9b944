import type { Currency, Language, Locale, MeasurementSystem } from '@selvage/core/locale'

/**
 * How a page is shown, and the services that its islands call. Equal on the server and in the
 * browser.
 */
export interface PageSettings {
  readonly language: Language
  readonly locale: Locale
  readonly country: string
  readonly currency: Currency
  readonly measurement: MeasurementSystem
  /**
   * The settings of the page's address that differ from the visitor's own, as a query; empty for
   * none. Forms and the way to the cart repeat it, and it becomes the visitor's choice with the
   * first look at the cart or change of it.
   */
  readonly override: string
  /** The gateway's public URL. */
  readonly gatewayUrl: string
  readonly paymentUrl: string
  /** Origins whose pages share the gateway's cookies. */
  readonly storefrontOrigins: readonly string[]
  /** The request that the page was drawn for, which the page's changes carry on as one trace. */
  readonly traceparent?: string
}
