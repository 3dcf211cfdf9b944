import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import { createShop } from '@selvage/machines/shop'
import type { Shop } from '@selvage/machines/shop'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { inShop, openShop } from '../testing/open-shop.tsx'
import { useCart } from './use-cart.ts'

afterEach(cleanup)

const Count = ({ shop }: { readonly shop: Shop }) => inShop(shop, <Counted />)

function Counted() {
  const { view, send } = useCart()
  const id = view.lines[0]?.item.id ?? ''
  return (
    <button onClick={() => send({ type: 'TYPE_QUANTITY', id, typed: '5' })}>
      {view.status} {view.count}
    </button>
  )
}

const shopWith = (quantity: number) => {
  const designId = SAMPLE_DESIGNS[0]?.id ?? 1
  return openShop({
    items: [{ designId, fabric: 'SATIN', size: 'YARD', quantity }],
    slowMs: 60_000,
  })
}

test('loads and changes the cart, in strict mode too', async () => {
  const { shop, gateway } = shopWith(2)
  render(
    <StrictMode>
      <Count shop={shop} />
    </StrictMode>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'filled 2' }))
  await screen.findByRole('button', { name: 'filled 5' })
  expect(gateway.requests.filter(({ call }) => call === 'cart.patch')).toHaveLength(1)
})

test('shows the cart of another shop when it is given one', async () => {
  const [one, two] = [shopWith(2), shopWith(3)]
  const { rerender } = render(<Count shop={one.shop} />)
  await screen.findByRole('button', { name: 'filled 2' })
  rerender(<Count shop={two.shop} />)
  await screen.findByRole('button', { name: 'filled 3' })
})

test('aborts pending requests when the component unmounts', async () => {
  const signals: AbortSignal[] = []
  const { gateway } = shopWith(2)
  gateway.play('slow')
  const shop = createShop({
    gatewayUrl: gateway.url,
    storefrontOrigins: [location.origin],
    locale: 'en_US',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
    fetch: async (input, init) => {
      if (init?.signal) signals.push(init.signal)
      return gateway.fetch(input, init)
    },
  })
  const { unmount } = render(<Count shop={shop} />)
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([false]))
  unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
