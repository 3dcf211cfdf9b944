import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openShop, readProduct, renderInShop } from '../testing/open-shop.tsx'
import { FabricProduct } from './fabric-product.tsx'
import type { FabricProductProps } from './fabric-product.tsx'

afterEach(cleanup)

async function open(
  options: Parameters<typeof openShop>[0] = {},
  start: FabricProductProps['start'] = {},
) {
  const opened = openShop(options)
  const product = await readProduct(opened)
  renderInShop(
    opened.shop,
    <FabricProduct {...product} start={start} action="/en/fabric/1" cartHref="/en/cart" />,
  )
  return { ...opened, ...product }
}

test('adds a yard of another fabric once and announces it', async () => {
  const { gateway, design } = await open()
  await userEvent.click(screen.getByRole('radio', { name: /Linen cotton canvas/ }))
  await userEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
  await screen.findByRole('button', { name: /^Added/ })
  const adds = gateway.requests.filter(({ call }) => call === 'cart.add')
  expect(adds).toHaveLength(1)
  expect(adds[0]?.body).toMatchObject({
    fabric: 'LINEN_COTTON_CANVAS',
    fabric_size: 'YARD',
    quantity: 1,
    design: { id: design.id },
  })
  await waitFor(() =>
    expect(
      screen.getAllByRole('status').some(({ textContent }) => textContent?.includes(design.title)),
    ).toBe(true),
  )
  expect(screen.getByRole('link', { name: 'Go to cart' })).toBeDefined()
})

test('shows and announces an error while the gateway is down and retries with the same key', async () => {
  const { gateway } = await open({ user: 'guest' })
  gateway.play('down')
  await userEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toMatch(/^We could not do that just now\./)
  gateway.play('ok')
  await userEvent.click(again)
  await screen.findByRole('button', { name: /^Added/ })
  const keys = gateway.requests
    .filter(({ call }) => call === 'cart.add')
    .map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test.each(['METER', 'FAT_QUARTER_METER', 'TEST_SWATCH_METER'])(
  'the size %s of an address is chosen in a shop that measures in inches',
  async (size) => {
    await open({}, { size })
    const sizes = screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ name }) => name === 'fabric_size')
    expect(sizes.map(({ value }) => value)).toEqual([
      'TEST_SWATCH_YARD',
      'FAT_QUARTER_YARD',
      'YARD',
      size,
    ])
    expect(sizes.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([size])
    const form = sizes[0]?.form
    expect(form && new FormData(form).get('fabric_size')).toBe(size)
  },
)

test('finds fabrics by name and shows a message when none is found', async () => {
  await open()
  await userEvent.click(screen.getByText(/compared/))
  const search = screen.getByRole('searchbox', { name: 'Find a fabric' })
  await userEvent.type(search, 'velvet sofas')
  expect(within(search.closest('details') ?? document.body).getAllByRole('radio')).toHaveLength(1)
  await userEvent.clear(search)
  await userEvent.type(search, 'papier')
  expect(screen.getByText('No fabric matches “papier”.')).toBeDefined()
})
