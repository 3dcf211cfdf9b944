import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test, vi } from 'vitest'
import { mouse } from './support/hands.ts'
import { Shopper } from './support/shopper.ts'
import type { SeenSpan } from './support/span-receiver.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront, spans } = inject('shop')

/** From the page with the press to the provider and back. */
const PATH = [
  ['storefront', 'GET checkout'],
  ['gateway', 'POST checkout.place'],
  ['gateway', 'payment provider POST /charges'],
  ['payment-provider', 'POST /charges'],
  ['gateway', 'POST checkout.callback'],
] as const

async function spansOf(trace: string): Promise<readonly SeenSpan[]> {
  return (await (await fetch(`${spans}/${trace}`)).json()) as readonly SeenSpan[]
}

test('one trace leads from the page with the press over the gateway to the provider and back', async () => {
  const { page, leave } = await visit()
  const shopper = new Shopper(page, mouse(), 'en')
  await page.goto(storefront + localizePath('fabric', 'en', { designId: 12 }))
  await shopper.addTwo()
  await shopper.openCart()
  await shopper.checkOut()
  await shopper.fillAddress('trace@example.com', {
    name: 'June Harrow',
    line1: '418 Orchard Lane',
    city: 'Hudson',
    state: 'New York',
    zipcode: '12534',
    zipLabel: 'checkout.zipcodeUs',
    phone: '518 555 0101',
  })
  await shopper.chooseDelivery()
  await shopper.fillCard('4242424242424242')
  const placing = page.waitForRequest((request) => request.url().includes('/place'))
  await shopper.place()
  const { traceparent = '' } = (await placing).headers()
  await shopper.isConfirmed()

  const [, trace = '', pageSpan] = traceparent.split('-')
  const named = (seen: readonly SeenSpan[], service: string, name: string) =>
    seen.find((span) => span.service === service && span.name === name)
  // Each process sends its spans when it is ready to, so in no order.
  const seen = await vi.waitUntil(
    async () => {
      const all = await spansOf(trace)
      const isSeen = PATH.every(([service, name]) => named(all, service, name) !== undefined)
      return isSeen && all
    },
    { timeout: 10_000 },
  )
  const [shown, placed, asked, charged] = PATH.map(([service, name]) => named(seen, service, name))
  expect(shown?.spanId).toBe(pageSpan)
  expect(placed?.parentSpanId).toBe(pageSpan)
  expect(asked?.parentSpanId).toBe(placed?.spanId)
  expect(charged?.parentSpanId).toBe(asked?.spanId)
  expect(
    seen.filter(({ name, parentSpanId }) => {
      return name === 'database transaction' && parentSpanId === placed?.spanId
    }).length,
  ).toBeGreaterThan(1)
  await leave()
})
