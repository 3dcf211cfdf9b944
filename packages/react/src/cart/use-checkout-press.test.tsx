import { getCart } from '@selvage/core/cart'
import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inShop, openShop } from '../testing/open-shop.tsx'
import { CartDialog } from './cart-dialog.tsx'
import type { CartDialogProps } from './cart-dialog.tsx'
import { CartFlow } from './cart-flow.tsx'
import type { CartFlowProps } from './cart-flow.tsx'
import { CartPopover } from './cart-popover.tsx'

/** The addresses that were left for. */
const left: string[] = []
const leave = (event: MouseEvent): void => {
  const link = (event.target as Element).closest('a')
  if (link && !event.defaultPrevented) left.push(link.pathname)
  event.preventDefault()
}
beforeEach(() => {
  left.length = 0
  document.addEventListener('click', leave)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  cleanup()
  document.removeEventListener('click', leave)
  vi.unstubAllGlobals()
})

type CheckoutTarget = Pick<CartFlowProps, 'checkoutHref' | 'storefront'>

async function openCart(
  leadsTo: CheckoutTarget = { checkoutHref: '/en/checkout' },
  inPage: (page: ReactNode) => ReactNode = (page) => page,
) {
  const designId = SAMPLE_DESIGNS[0]?.id ?? 1
  const item = { designId, fabric: 'PETAL_SIGNATURE_COTTON', size: 'YARD', quantity: 2 } as const
  const { shop, gateway } = openShop({ items: [item], slowMs: 1500 })
  const cart = await shop.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  render(inShop(shop, inPage(<CartFlow cart={cart} shopHref="/en/shop" {...leadsTo} />)))
  return gateway
}

function OpenedPanel(addresses: Omit<CartDialogProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <CartDialog open={open} onOpenChange={setOpen} {...addresses} />
    </>
  )
}

const checkout = () => screen.getByRole('link', { name: 'Checkout' })
const quantity = () => screen.getByRole('spinbutton', { name: /^Quantity of / })
const isSettled = () => expect(document.querySelector('[aria-busy]')).toBeNull()

test('Checkout leads on at once where no change is on its way', async () => {
  await openCart()
  await userEvent.click(checkout())
  expect(left).toEqual(['/en/checkout'])
})

test.each([
  ['a number that was typed', async () => userEvent.type(quantity(), '{Backspace}5'), 'cart.patch'],
  [
    'a press of more',
    async () => userEvent.click(screen.getByRole('button', { name: /^One more/ })),
    'cart.patch',
  ],
])('Checkout waits for %s, and then leads on once', async (_, change, call) => {
  const gateway = await openCart()
  gateway.play('slow')
  await change()
  await userEvent.click(checkout())
  await userEvent.click(checkout())
  expect(left).toEqual([])
  expect(checkout().closest('[aria-busy]')).not.toBeNull()
  gateway.play('ok')
  await waitFor(() => expect(left).toEqual(['/en/checkout']))
  expect(gateway.requests.at(-1)).toMatchObject({ call, status: 200 })
  await waitFor(isSettled)
})

test('Checkout waits for the last of several changes of a line', async () => {
  const gateway = await openCart()
  gateway.play('slow')
  const more = screen.getByRole('button', { name: /^One more/ })
  for (let press = 0; press < 3; press += 1) await userEvent.click(more)
  await userEvent.click(checkout())
  gateway.play('ok')
  await waitFor(() => expect(left).toEqual(['/en/checkout']))
  expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.patch', status: 200 })
  expect(gateway.requests.filter(({ call }) => call === 'cart.patch')).toHaveLength(2)
})

test('Another link of the page to the checkout waits too, and leads on itself', async () => {
  const gateway = await openCart()
  const header = document.body.appendChild(document.createElement('a'))
  header.href = '/en/checkout'
  gateway.play('slow')
  await userEvent.type(quantity(), '{Backspace}5')
  await userEvent.click(header)
  expect(left).toEqual([])
  gateway.play('ok')
  await waitFor(() => expect(left).toEqual(['/en/checkout']))
  header.remove()
})

const beside = (other: ReactNode) => (page: ReactNode) => (
  <>
    {page}
    {other}
  </>
)

test('Checkout of the panel waits for a change of the page beneath it, and leads on once', async () => {
  const addresses = { cartHref: '/en/cart', shopHref: '/en/shop', checkoutHref: '/en/checkout' }
  const gateway = await openCart(addresses, beside(<OpenedPanel {...addresses} />))
  gateway.play('slow')
  await userEvent.type(quantity(), '{Backspace}5')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.getByRole('spinbutton')).toHaveProperty('value', '5')
  await userEvent.click(panel.getByRole('link', { name: 'Checkout' }))
  expect(left).toEqual([])
  gateway.play('ok')
  await waitFor(() => expect(left).toEqual(['/en/checkout']))
  expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.patch', status: 200 })
  await waitFor(isSettled)
  expect(left).toEqual(['/en/checkout'])
})

test('Checkout of a popover hands the cart over once the change of the page is saved', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  const storefront = 'https://www.example.com'
  const gateway = await openCart(
    { storefront },
    beside(<CartPopover count={2} cartHref="/en/cart" storefront={storefront} />),
  )
  const open = () => userEvent.click(screen.getByRole('button', { name: /^Cart/ }))
  const popover = () => within(screen.getByLabelText('Your cart'))
  await open()
  await popover().findByRole('link', { hidden: true, name: 'Checkout' })
  gateway.play('slow')
  await userEvent.type(quantity(), '{Backspace}5')
  await open()
  await userEvent.click(popover().getByRole('link', { hidden: true, name: 'Checkout' }))
  await popover().findByRole('link', { hidden: true, name: /^One moment/ })
  gateway.play('down')
  await popover().findByRole('button', { hidden: true, name: 'Try again' })
  expect(opened).not.toHaveBeenCalled()
  gateway.play('ok')
  await userEvent.click(popover().getByRole('button', { hidden: true, name: 'Try again' }))
  await waitFor(() => expect(opened).toHaveBeenCalledOnce())
  const sent = gateway.requests.filter(({ status }) => status && status < 300)
  expect(sent.slice(-2).map(({ call }) => call)).toEqual(['cart.patch', 'cart.handover'])
  opened.mockRestore()
})

test('A link to another page waits for the changes that are on their way', async () => {
  const gateway = await openCart()
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '/en/shop'
  gateway.play('slow')
  const more = screen.getByRole('button', { name: /^One more/ })
  for (let press = 0; press < 3; press += 1) await userEvent.click(more)
  await userEvent.click(link)
  expect(left).toEqual([])
  fireEvent.click(link, { ctrlKey: true })
  expect(left).toEqual(['/en/shop'])
  gateway.play('ok')
  await waitFor(() => expect(left).toEqual(['/en/shop', '/en/shop']))
  expect(gateway.requests.filter(({ call }) => call === 'cart.patch').at(-1)).toMatchObject({
    body: { quantity: 5 },
    status: 200,
  })
  link.remove()
})

test('A press of what is no link is never taken, also where another origin checks out', async () => {
  const gateway = await openCart({ storefront: 'https://www.example.com' })
  gateway.play('slow')
  await userEvent.type(quantity(), '{Backspace}5')
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  const taken = vi.fn()
  document.body.addEventListener('click', taken, { once: true })
  document.body.dispatchEvent(event)
  expect(taken).toHaveBeenCalled()
})

test('Checkout stays where the change failed, and tries it again at the next press', async () => {
  const gateway = await openCart()
  gateway.play('slow')
  await userEvent.type(quantity(), '{Backspace}5')
  await userEvent.click(checkout())
  gateway.play('down')
  const notice = () =>
    screen.findByText(/Your cart still has 2\./, { selector: '[data-severity] *' })
  await notice()
  await waitFor(isSettled)
  expect(left).toEqual([])
  await userEvent.click(checkout())
  await notice()
  expect(left).toEqual([])
  gateway.play('ok')
  await userEvent.click(checkout())
  await waitFor(() => expect(left).toEqual(['/en/checkout']))
  expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.patch', status: 200 })
})
