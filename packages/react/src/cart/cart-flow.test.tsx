import { getCart } from '@selvage/core/cart'
import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { inShop, openShop } from '../testing/open-shop.tsx'
import { CartFlow } from './cart-flow.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

async function read() {
  const designId = SAMPLE_DESIGNS[0]?.id ?? 1
  const item = { designId, fabric: 'CREPE_DE_CHINE', size: 'YARD', quantity: 2 } as const
  const { shop, gateway } = openShop({ items: [item] })
  const cart = await shop.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const crumbs = { action: '/en/cart', checkoutHref: '/en/checkout', shopHref: '/en/shop' }
  const page = inShop(shop, <CartFlow cart={cart} {...crumbs} />)
  return { gateway, page }
}

/** A browser on Enter: it presses the form's first submit button; without one it sends the form. */
function pressEnter(field: HTMLInputElement): void {
  const button = [...(field.form?.elements ?? [])].find(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  )
  if (button instanceof HTMLButtonElement) button.click()
  else field.form?.requestSubmit()
}

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })

async function typeQuantity(typed: string) {
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), typed)
}

test('Enter in the quantity field keeps the line, and the typed number is saved once', async () => {
  const { gateway, page } = await read()
  const sent = () => gateway.requests.filter(({ call }) => /^cart\.(?:patch|remove)$/.test(call))
  render(page)
  await typeQuantity('5')
  pressEnter(quantity())
  const saved = { call: 'cart.patch', body: { quantity: 5 }, status: 200 }
  await waitFor(() => expect(sent().at(-1)).toMatchObject(saved))
  pressEnter(quantity())
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  expect(sent()).toHaveLength(1)
  expect(quantity().value).toBe('5')
})

test('Enter sends a number again that could not be saved', async () => {
  const { gateway, page } = await read()
  render(page)
  gateway.play('down')
  await typeQuantity('4')
  await screen.findByRole('button', { name: 'Try again' })
  gateway.play('ok')
  pressEnter(quantity())
  const saved = { call: 'cart.patch', body: { quantity: 4 }, status: 200 }
  await waitFor(() => expect(gateway.requests.at(-1)).toMatchObject(saved))
})

test('updates on Enter without a script, with a separate form for Remove', async () => {
  const { page } = await read()
  document.body.innerHTML = renderToString(page)
  const { form } = quantity()
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['item', 'version', 'quantity'])
  const buttons = [...(form?.elements ?? [])].filter(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  )
  expect(buttons.map(({ value }) => value)).toEqual(['update'])
  const removal = screen.getByRole<HTMLButtonElement>('button', { name: /^Remove / }).form
  expect([...new FormData(removal ?? undefined).keys()]).toEqual(['item', 'version'])
})
