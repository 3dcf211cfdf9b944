import type { Currency, Language, Locale, MeasurementSystem } from '@selvage/core/locale'

/**
 * How a page is shown to its visitor, and whom its live parts talk to. The same on the server and
 * in the browser.
 */
export interface PageSettings {
  readonly language: Language
  readonly locale: Locale
  readonly country: string
  readonly currency: Currency
  readonly measurement: MeasurementSystem
  /**
   * What the page's address chooses otherwise than its visitor did before, as a query; empty for
   * nothing. Forms take it along, and it becomes the visitor's choice with the first thing that is
   * put into the cart.
   */
  readonly override: string
  /** The gateway as a browser reaches it. */
  readonly gatewayUrl: string
  readonly paymentUrl: string
  /** Origins whose pages share the gateway's cookies. */
  readonly storefrontOrigins: readonly string[]
}
