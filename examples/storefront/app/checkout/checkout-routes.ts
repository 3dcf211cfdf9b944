import { isCheckoutStep } from '@selvage/core/checkout'
import type { CheckoutStep } from '@selvage/core/checkout'
import type { Language } from '@selvage/core/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import type { CheckoutRoutes } from '@selvage/react/checkout'

/** The addresses of the checkout's steps and of the pages that it leads to, in one language. */
export function checkoutRoutes(language: Language): CheckoutRoutes {
  return {
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

/** The step at a path; undefined at the checkout's own address and at every other page's. */
export function stepOfPath(path: string): CheckoutStep | undefined {
  const [, step] = /^checkout-(.+)$/.exec(matchPath(path)?.route ?? '') ?? []
  return isCheckoutStep(step) ? step : undefined
}
