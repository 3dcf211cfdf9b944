import { getCart } from '@selvage/core/cart'
import type { FabricCode } from '@selvage/core/fabric'
import { SAMPLE_DESIGNS, SAMPLE_PROMO } from '@selvage/core/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { inShop, openShop } from '../testing/open-shop.tsx'
import { CartFlow } from './cart-flow.tsx'
import type { CartFlowProps } from './cart-flow.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

async function read(
  fabric: FabricCode = 'CREPE_DE_CHINE',
  rejectedPromo?: CartFlowProps['rejectedPromo'],
) {
  const designId = SAMPLE_DESIGNS[0]?.id ?? 1
  const item = { designId, fabric, size: 'YARD', quantity: 2 } as const
  const { shop, gateway } = openShop({ items: [item] })
  const cart = await shop.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const crumbs = { action: '/en/cart', checkoutHref: '/en/checkout', shopHref: '/en/shop' }
  const page = inShop(shop, <CartFlow cart={cart} rejectedPromo={rejectedPromo} {...crumbs} />)
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

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Quantity of / })

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

const heard = () => screen.getByRole('status').textContent

test('a removal is heard once and its sentence stays; what is brought back is heard as an update', async () => {
  const { gateway, page } = await read()
  render(page)
  await userEvent.click(screen.getByRole('button', { name: /^Remove / }))
  await waitFor(() => expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.remove' }))
  const undo = await screen.findByRole('button', { name: 'Put it back' })
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  expect(heard()).toMatch(/was removed from your cart$/)
  await userEvent.click(undo)
  await waitFor(() => expect(heard()).toMatch(/was removed from your cartYour cart was updated$/))
})

test('the notes of removed lines are dismissed one by one, and the focus goes on at what is left', async () => {
  const { gateway, page } = await read()
  render(page)
  const removes = () => screen.queryAllByRole('button', { name: /^Remove / })
  await userEvent.click(removes()[0] ?? document.body)
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  await waitFor(() => expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.forget' }))
  const left = removes().length > 0 ? '[data-line]' : '[tabindex="-1"]'
  expect(document.activeElement?.closest(left)).not.toBeNull()
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull()
})

test('a line that is put back while its removal is on its way keeps the focus to the end', async () => {
  const { gateway, page } = await read()
  render(page)
  gateway.play('slow')
  await userEvent.click(screen.getByRole('button', { name: /^Remove / }))
  const undo = await screen.findByRole('button', { name: 'Put it back' })
  expect(document.activeElement).toBe(undo)
  await userEvent.click(undo)
  const remove = () => screen.getByRole('button', { name: /^Remove / })
  expect(document.activeElement).toBe(remove())
  gateway.play('ok')
  await waitFor(() => expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.restore' }))
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  expect(document.activeElement).toBe(remove())
})

test('the only line that is put back while its removal is on its way stays in sight, and is heard once it is back', async () => {
  const { gateway, page } = await read('PETAL_SIGNATURE_COTTON')
  render(page)
  gateway.play('slow')
  await userEvent.click(screen.getByRole('button', { name: /^Remove / }))
  await userEvent.click(await screen.findByRole('button', { name: 'Put it back' }))
  const seen: string[] = []
  const spoken: string[] = []
  const watch = new MutationObserver(() => {
    seen.push(document.body.textContent)
    const calls = gateway.requests.map(({ call }) => call)
    if (/updated/.test(heard()) && !calls.includes('cart.restore')) spoken.push('too early')
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  gateway.play('ok')
  await waitFor(() => expect(heard()).toMatch(/Your cart was updated$/))
  watch.disconnect()
  expect(gateway.requests.at(-1)).toMatchObject({ call: 'cart.restore', status: 200 })
  expect(spoken).toEqual([])
  expect(seen.filter((text) => /Your cart is empty|\D0\.00/.test(text))).toEqual([])
})

test('a code that is not taken is spoken at once, and the field keeps the focus', async () => {
  const { page } = await read()
  render(page)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
  await userEvent.type(field, 'NOTHING')
  field.form?.requestSubmit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(document.activeElement).toBe(field)
  expect(field.ariaInvalid ?? field.getAttribute('aria-invalid')).toBe('true')
})

test('Enter on a code that is taken leaves the focus on the button that takes it off', async () => {
  const { page } = await read('PETAL_SIGNATURE_COTTON')
  render(page)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
  await userEvent.type(field, SAMPLE_PROMO.code)
  field.form?.requestSubmit()
  const off = await screen.findByRole('button', { name: 'Remove code' })
  await waitFor(() => expect(document.activeElement).toBe(off))
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

test('a number that could not be saved stays in its field, and the page says what the cart has', async () => {
  const scrolledTo = vi.fn()
  Element.prototype.scrollIntoView = scrolledTo
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
  const { gateway, page } = await read()
  render(page)
  gateway.play('code:SERVER_ERROR@cart.patch')
  await typeQuantity('4')
  await screen.findByText(/Your cart still has 2\./, { selector: '[data-severity] *' })
  expect(scrolledTo).toHaveBeenCalledWith({ block: 'nearest' })
  const spoken = screen.getByRole('alert')
  await waitFor(() => expect(spoken.textContent).toMatch(/Your cart still has 2\.$/))
  expect(quantity().value).toBe('4')
  gateway.play('ok')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/Your cart still has/)).toBeNull())
  expect(quantity().value).toBe('4')
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

test('a code that a form without a script sent in vain stays in its field, beside its error', async () => {
  const { page } = await read(undefined, {
    typed: 'NOTHING',
    error: { code: 'PROMO_CODE_INVALID', severity: 'error' },
  })
  document.body.innerHTML = renderToString(page)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' })
  expect(field.value).toBe('NOTHING')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
