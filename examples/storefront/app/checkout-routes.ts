import { CHECKOUT_STEPS } from '@selvage/core/checkout'
import type { CheckoutStep } from '@selvage/core/checkout'
import type { Language } from '@selvage/core/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import type { CheckoutRoutes } from '@selvage/react/checkout'

/** Where the checkout's steps and what it leads to are, in one language. */
export function checkoutRoutes(language: Language, gatewayUrl: string): CheckoutRoutes {
  return {
    gatewayUrl,
    cartHref: localizePath('cart', language),
    shopHref: localizePath('shop', language),
    stepHref: (step) => localizePath(`checkout-${step}`, language),
    invoiceHref: (orderNumber) => localizePath('invoice', language, { orderNumber }),
  }
}

/** The page of a placed order. */
export function confirmationPath(language: Language, orderNumber: string): string {
  return localizePath('checkout-confirm', language, {}, { order: orderNumber })
}

/**
 * The step that a path names; undefined for the checkout's own address and for every other page.
 */
export function stepOfPath(path: string): CheckoutStep | undefined {
  const step = matchPath(path)?.route.replace(/^checkout-/, '')
  return (Object.keys(CHECKOUT_STEPS) as CheckoutStep[]).find((known) => known === step)
}
