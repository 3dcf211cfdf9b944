import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { hudson } from './addresses.ts'
import { mouse } from './hands.ts'
import { join } from './join.ts'
import { messages, Shopper } from './shopper.ts'

const t = messages.en

/** Chooses a way to pay by its name, and goes on to the review. */
export async function choosePayment(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check({ force: true })
  await page.getByRole('button', { name: t('checkout.toReview') }).click()
  await page.getByRole('heading', { level: 1, name: t('checkout.reviewTitle') }).waitFor()
}

/** Puts two yards into the cart and opens the checkout. */
export async function openCheckout(page: Page, shopper: Shopper): Promise<void> {
  const { storefront } = inject('shop')
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await shopper.addTwo()
  await page.goto(storefront + localizePath('checkout', 'en'))
}

/** Goes on to the delivery of a checkout with an address. */
export async function toDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await page.getByRole('heading', { name: t('checkout.deliveryTitle') }).waitFor()
}

/**
 * Joins, buys with a new card that is saved, and buys again with the saved one, which is found by
 * its name.
 */
export async function payTwice(
  page: Page,
  { card, saved }: { readonly card: string; readonly saved: string | RegExp },
): Promise<Shopper> {
  await join(page, `${randomUUID()}@example.com`)
  const shopper = new Shopper(page, mouse(), 'en')
  await openCheckout(page, shopper)
  await shopper.fillAddress(undefined, hudson)
  await shopper.chooseDelivery()
  await page.getByLabel(t('checkout.saveCard')).check({ force: true })
  await shopper.fillCard(card)
  await shopper.place()
  await shopper.isConfirmed()
  await openCheckout(page, shopper)
  await toDelivery(page)
  await shopper.chooseDelivery()
  await choosePayment(page, saved)
  await shopper.place()
  await shopper.isConfirmed()
  return shopper
}
