import type { Page } from 'playwright-core'
import { hudson } from './addresses.ts'
import { mouse } from './hands.ts'
import { Shopper } from './shopper.ts'

const CARD = '4242424242424242'

/** Buys two yards as a guest, up to the confirmation, and returns the order's number. */
export async function buyAsGuest(page: Page, email: string): Promise<string> {
  const shopper = new Shopper(page, mouse(), 'en')
  await shopper.arrive()
  await shopper.search('check')
  await shopper.openFirst()
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress(email, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard(CARD)
  await shopper.place()
  return shopper.isConfirmed()
}
