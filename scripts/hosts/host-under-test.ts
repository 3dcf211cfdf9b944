import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { mouse } from '../../examples/storefront/journeys/support/hands.ts'
import { bookedOnce } from '../../examples/storefront/journeys/support/records.ts'
import type { BookedLine } from '../../examples/storefront/journeys/support/records.ts'
import { hudson } from '../../examples/storefront/journeys/support/addresses.ts'
import { Shopper } from '../../examples/storefront/journeys/support/shopper.ts'
import { prepareVisitors } from '../../examples/storefront/journeys/support/visitor.ts'
import type { HostName } from './hosts.table.ts'
import type { RunningHost } from './start-hosts.ts'

/** Opens visitors as most browsers are: third-party cookies are blocked. */
export const prepareHostVisitors = () => prepareVisitors(['--test-third-party-cookie-phaseout'])

/** Polls what a page shows. */
export function soon<T>(read: () => Promise<T>): ReturnType<typeof expect.poll<Promise<T>>> {
  return expect.poll(read)
}

/** Returns the hosts of this run among those named. */
export function hostsOfRun(...names: readonly HostName[]): readonly RunningHost[] {
  return inject('hosts').filter(({ name }) => names.includes(name))
}

/** Fails with the output of the host's tools when it could not be installed, checked and built. */
export function mustBeMade({ problem }: RunningHost): void {
  expect(problem).toBe('')
}

/** Returns a new email address for a shopper, so that a second try finds its order alone. */
export function newEmail(host: string): string {
  return `${host}-${randomUUID()}@example.com`
}

/**
 * Checks out with the sandbox's test card what a host handed over to the storefront. Returns the
 * lines of the order.
 */
export async function payAtStorefront(page: Page, email: string): Promise<readonly BookedLine[]> {
  const { storefront } = inject('shop')
  await page.waitForURL((url) => url.origin === storefront && !url.search.includes('code='))
  if (!page.url().includes('/checkout')) await new Shopper(page, mouse(), 'en').checkOut()
  return payInFiveSteps(page, email)
}

/** Goes through the checkout that a page shows. Returns the lines of the order. */
export async function payInFiveSteps(page: Page, email: string): Promise<readonly BookedLine[]> {
  const shopper = new Shopper(page, mouse(), 'en')
  await shopper.fillAddress(email, hudson)
  await shopper.chooseDelivery()
  await shopper.fillCard('4242424242424242')
  await shopper.place()
  await page.getByRole('heading', { name: shopper.t('checkout.confirmTitle') }).waitFor()
  const { order } = await bookedOnce(email)
  await page.getByText(order.number).first().waitFor()
  return order.lines
}
