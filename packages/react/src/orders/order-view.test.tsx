import { getOrder } from '@selvage/core/orders'
import { formatTime } from '@selvage/i18n/format'
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
  const time = document.querySelector('time[data-locale="en-US"]')
  expect([time?.textContent, time?.getAttribute('datetime')]).toEqual([
    formatTime(until, 'en_US', timeZone),
    until,
  ])
  expect(time?.parentElement?.textContent).toBe(
    `You can cancel this order until ${time?.textContent}.`,
  )
})
