import { getCart, removeItem } from '@selvage/core/cart'
import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inShop, openShop, renderInShop } from '../testing/open-shop.tsx'
import { CartFlow } from './cart-flow.tsx'
import { CartPanel } from './cart-panel.tsx'
import { CheckoutLink } from './checkout-link.tsx'

const STOREFRONT = 'https://www.example.com'
const HANDOVER = /^https:\/\/www\.example\.com\/en\/cart\/handover\?code=handover_\w+$/
const opened = vi.spyOn(window, 'open').mockReturnValue(window)
const link = () => screen.getByRole('link', { name: 'Checkout' })

afterEach(() => {
  cleanup()
  opened.mockClear()
  sessionStorage.clear()
})

async function openCart() {
  const designId = SAMPLE_DESIGNS[0]?.id ?? 1
  const item = { designId, fabric: 'SATIN', size: 'YARD', quantity: 1 } as const
  const { shop, gateway } = openShop({ items: [item] })
  const cart = await shop.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  return { shop, gateway, cart }
}

test('a press hands the cart over once and opens the storefront with it', async () => {
  const { shop, gateway } = await openCart()
  renderInShop(shop, <CheckoutLink storefront={`${STOREFRONT}/`} />)
  const pressed = link()
  fireEvent.click(pressed)
  fireEvent.click(pressed)
  await waitFor(() => expect(opened).toHaveBeenCalledWith(expect.stringMatching(HANDOVER), '_top'))
  expect(gateway.requests.filter(({ call }) => call === 'cart.handover')).toHaveLength(1)
})

test('a press for another tab opens one, and the link can be pressed again', async () => {
  const { shop } = await openCart()
  renderInShop(shop, <CheckoutLink storefront={STOREFRONT} />)
  fireEvent.click(link(), { ctrlKey: true })
  const blank = [expect.stringMatching(HANDOVER), '_blank']
  await waitFor(() => expect(opened).toHaveBeenCalledWith(...blank))
  expect(link().getAttribute('aria-busy')).toBeNull()
})

test('a cart that another tab took to the storefront is there on the next press', async () => {
  const { shop, cart } = await openCart()
  if (cart === null) throw new Error('The shop has no cart.')
  renderInShop(shop, <CartFlow cart={cart} shopHref="/" storefront={STOREFRONT} />)
  fireEvent.click(link(), { ctrlKey: true })
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  // The storefront in the other tab has moved the lines into its visitor's cart.
  for (const { id } of cart.items)
    await shop.gateway.send(removeItem, { params: { id } }, { version: cart.version })
  fireEvent.click(link())
  const moved = await screen.findByRole('link', { name: en['cart.openMoved'] ?? '' })
  expect(moved.getAttribute('href')).toBe(`${STOREFRONT}/en/cart`)
  expect(screen.queryByText(en['errors.ORDER_CONTAINS_NO_ITEMS'] ?? '')).toBeNull()
})

test('a failure is shown and announced, and the next press tries again', async () => {
  const { shop, gateway } = await openCart()
  renderInShop(shop, <CheckoutLink storefront={STOREFRONT} />)
  gateway.play('code:SERVER_ERROR@cart.handover')
  fireEvent.click(link())
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(opened).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/\w/))
  gateway.play('ok')
  await userEvent.click(again)
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
})

test('a frame whose sandbox keeps it from leaving opens a new tab', async () => {
  const { shop } = await openCart()
  renderInShop(shop, <CheckoutLink storefront={STOREFRONT} />)
  opened.mockReturnValueOnce(null)
  fireEvent.click(link())
  await waitFor(() =>
    expect(opened.mock.calls.map(([, target]) => target)).toEqual(['_top', '_blank']),
  )
})

test('a page that is shown again reads its cart and takes presses', async () => {
  const { shop, gateway } = await openCart()
  renderInShop(shop, <CheckoutLink storefront={STOREFRONT} />)
  fireEvent.click(link())
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.get' }))
  expect(link().getAttribute('aria-busy')).toBeNull()
})

test('cart page and cart panel lead to the storefront that they are given', async () => {
  const { shop, cart } = await openCart()
  const pages = [
    <CartFlow cart={cart} action="" shopHref="/" storefront={STOREFRONT} />,
    <CartPanel cart={cart} cartHref="/cart" storefront={STOREFRONT} />,
  ]
  for (const page of pages) {
    renderInShop(shop, page)
    expect(link().getAttribute('href')).toBe(`${STOREFRONT}/en`)
    cleanup()
  }
})

test.each(['', '/cart', 'www.example.com', 'javascript:alert(1)'])(
  'the storefront %j is rejected with what to write',
  (storefront) => {
    const { shop } = openShop()
    const draw = () => renderToString(inShop(shop, <CheckoutLink storefront={storefront} />))
    expect(draw).toThrow(/which is no address.+Write for example storefront="https/)
  },
)

test('an empty cart that was handed over is at the storefront, and not lost', async () => {
  const { shop } = await openCart()
  const page = (
    <>
      <CartFlow cart={null} shopHref="/" storefront={STOREFRONT} />
      <CartPanel cart={null} cartHref="/cart" movedHref={`${STOREFRONT}/en/cart`} />
    </>
  )
  renderInShop(shop, page)
  expect(screen.getByRole('heading').textContent).toBe('Your cart is empty')
  cleanup()
  renderInShop(shop, <CheckoutLink storefront={STOREFRONT} />)
  fireEvent.click(link())
  await waitFor(() => expect(opened).toHaveBeenCalled())
  cleanup()
  renderInShop(shop, page)
  expect(screen.getByRole('heading').textContent).toBe('Your cart is now at Selvage')
  for (const open of screen.getAllByRole('link', { name: 'Open the cart at Selvage' }))
    expect(open.getAttribute('href')).toBe(`${STOREFRONT}/en/cart`)
})
