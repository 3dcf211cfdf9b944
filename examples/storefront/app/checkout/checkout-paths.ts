import { CHECKOUT_STEPS } from '@selvage/core/checkout'
import type { CheckoutStep } from '@selvage/core/checkout'
import type { Language } from '@selvage/core/locale'
import { localizePath, routePatterns } from '@selvage/i18n/routes'
import { accountPath } from '../account/account-paths.ts'

/**
 * The pages of the checkout and those that it leads to. The server names them, so that the island
 * does not load all routes.
 */
export interface CheckoutPaths {
  readonly cart: string
  readonly shop: string
  readonly logIn: string
  /** The page of an invoice, with `:orderNumber`. */
  readonly invoice: string
  readonly steps: Readonly<Record<CheckoutStep, string>>
}

/** Returns the steps of the checkout in a language by their paths. */
export const stepsByPath = (lang: Language): Readonly<Record<string, CheckoutStep>> =>
  Object.fromEntries(
    (Object.keys(CHECKOUT_STEPS) as CheckoutStep[]).map((step) => [
      localizePath(`checkout-${step}`, lang),
      step,
    ]),
  )

/** Returns the pages of the checkout in a language. */
export function checkoutPaths(lang: Language): CheckoutPaths {
  const steps = Object.fromEntries(
    Object.entries(stepsByPath(lang)).map(([path, step]) => [step, path]),
  ) as CheckoutPaths['steps']
  return {
    cart: localizePath('cart', lang),
    shop: localizePath('shop', lang),
    logIn: accountPath('login', lang, steps.shipping),
    invoice: routePatterns('invoice', lang)[0] ?? '',
    steps,
  }
}
