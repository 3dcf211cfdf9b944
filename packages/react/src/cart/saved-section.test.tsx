import { getCart, listSaved, saveItem } from '@selvage/core/cart'
import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { inShop, openShop } from '../testing/open-shop.tsx'
import { CartFlow } from './cart-flow.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

async function read({ isRead = true, saves = 0 } = {}) {
  const designId = SAMPLE_DESIGNS[0]?.id ?? 1
  const sizes = ['YARD', 'FAT_QUARTER_YARD'] as const
  const items = sizes.map((size) => ({
    designId,
    fabric: 'BELGIAN_LINEN' as const,
    size,
    quantity: 2,
  }))
  const { shop, gateway } = openShop({ items })
  const pending = () => shop.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  for (let left = saves; left > 0; left -= 1) {
    const cart = await pending()
    const id = cart?.items[0]?.id ?? ''
    await shop.gateway.send(saveItem, { params: { id } }, { version: cart?.version ?? 0 })
  }
  const saved = isRead ? await shop.gateway.send(listSaved, { query: {} }) : null
  const hrefs = { action: '/en/cart', checkoutHref: '/en/checkout', shopHref: '/en/shop' }
  const page = inShop(shop, <CartFlow cart={await pending()} saved={saved} {...hrefs} />)
  return { gateway, page }
}

const section = () => within(screen.getByRole('region', { name: 'Saved for later' }))
const savedLines = () => section().queryAllByRole('article').length
const allLines = () => screen.queryAllByRole('article').length
const heard = () => screen.getByRole('status').textContent

test('a saved line is in the section at once, with the focus on its way back', async () => {
  const { page, gateway } = await read()
  render(page)
  const [save] = screen.getAllByRole('button', { name: /^Save for later: / })
  if (!save) throw new Error('There is no Save for later.')
  await userEvent.click(save)
  expect([savedLines(), allLines()]).toEqual([1, 2])
  const move = () => section().getByRole('button', { name: /^Move to cart: / })
  expect(document.activeElement).toBe(move())
  expect(heard()).toMatch(/is saved for later/)
  await waitFor(() =>
    expect(gateway.requests.map(({ call, status }) => `${call} ${status}`)).toContain(
      'cart.save 200',
    ),
  )
  await userEvent.click(move())
  await waitFor(() => expect(savedLines()).toBe(0))
  expect(allLines()).toBe(2)
  await waitFor(() => expect(heard()).toMatch(/2 items were moved to your cart/))
  await waitFor(() => expect(document.activeElement?.getAttribute('value')).toBe('remove'))
})

test('a removed line leaves the focus with the list, which says that it is empty', async () => {
  const { page } = await read({ saves: 1 })
  render(page)
  await userEvent.click(section().getByRole('button', { name: /^Remove .* from Saved/ }))
  await waitFor(() => expect(savedLines()).toBe(0))
  expect(section().getByText(/^Nothing is saved for later/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.id).toBe('saved'))
})

test('a list that cannot be loaded gives the advice, and the cart works beside it', async () => {
  const { page } = await read({ isRead: false })
  render(page)
  expect(section().getByText(/favorite them instead/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Checkout/ })).toBeTruthy()
  await userEvent.click(section().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(section().getByText(/^Nothing is saved for later/)).toBeTruthy())
})

test('each act is a form of the page before any script', async () => {
  const { page } = await read({ saves: 1 })
  const drawn = document.createElement('div')
  drawn.innerHTML = renderToString(page)
  const intents = [
    ...drawn.querySelectorAll<HTMLButtonElement>('form[method="post"] [name="intent"]'),
  ]
  expect(intents.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['save', 'move', 'unsave']),
  )
})
