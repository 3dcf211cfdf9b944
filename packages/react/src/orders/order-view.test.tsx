import { getOrder } from '@selvage/core/orders'
import { formatDate, formatTime } from '@selvage/i18n/format'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { renderInShop } from '../testing/open-shop.tsx'
import { OrderView } from './order-view.tsx'

afterEach(cleanup)

test('says until when an order can be canceled, with the reader’s time zone', async () => {
  const { shop, invoice } = await buy()
  const { orderNumber } = invoice
  const order = await shop.gateway.send(getOrder, { params: { orderNumber } })
  const until = order.cancelableUntil ?? ''
  renderInShop(shop, <OrderView order={order} cancelHref="#cancel" />)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const time = document.querySelector(`time[datetime="${until}"]`)
  expect([time?.textContent, time?.getAttribute('datetime')]).toEqual([
    formatTime(until, 'en_US', timeZone),
    until,
  ])
  expect(time?.parentElement?.textContent).toBe(
    `You can cancel this order until ${time?.textContent}.`,
  )
})

test('names every day of an order in the reader’s zone, as the deadline is', async () => {
  const { shop, invoice } = await buy()
  const { orderNumber } = invoice
  const order = await shop.gateway.send(getOrder, { params: { orderNumber } })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  // Late in the evening of one zone is the next day of another.
  for (const placedAt of ['2026-11-27T02:24:00Z', '2026-11-26T22:24:00Z']) {
    const { unmount } = renderInShop(shop, <OrderView order={{ ...order, placedAt }} />)
    const days = [...document.querySelectorAll(`time[datetime="${placedAt}"]`)]
    expect(days.map(({ textContent }) => textContent)).toEqual([
      formatDate(placedAt, 'en_US', 'long', timeZone),
      formatDate(placedAt, 'en_US', 'medium', timeZone),
      formatDate(placedAt, 'en_US', 'long', timeZone),
    ])
    for (const day of days) expect(day.getAttribute('data-day')).toMatch(/^(?:long|medium)$/)
    unmount()
  }
})
