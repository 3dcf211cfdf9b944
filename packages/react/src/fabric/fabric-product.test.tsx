import { listFabrics } from '@selvage/core/fabric'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inShop, openShop, readProduct, renderInShop } from '../testing/open-shop.tsx'
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

test('says which fabric and size are chosen, but not the first ones', async () => {
  const opened = openShop()
  const product = await readProduct(opened)
  const onChoice = vi.fn()
  renderInShop(opened.shop, <FabricProduct {...product} onChoice={onChoice} cartHref="/en/cart" />)
  expect(onChoice).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: /Linen cotton canvas/ }))
  await userEvent.click(screen.getByRole('radio', { name: /Fat quarter/ }))
  expect(onChoice.mock.calls).toEqual([
    ['LINEN_COTTON_CANVAS', 'YARD'],
    ['LINEN_COTTON_CANVAS', 'FAT_QUARTER_YARD'],
  ])
})

test('says beside the price that tax is in it, where it is', async () => {
  const opened = openShop()
  const product = await readProduct(opened)
  const inEurope = await opened.shop.gateway.send(listFabrics, { query: { country: 'DE' } })
  renderInShop(opened.shop, <FabricProduct {...product} cartHref="/en/cart" />)
  expect(screen.queryByText('tax included')).toBeNull()
  cleanup()
  renderInShop(opened.shop, <FabricProduct {...product} offers={inEurope} cartHref="/en/cart" />)
  expect(screen.getByText('per yard').parentElement?.textContent).toContain('tax included')
})

test('shows and announces an error while the gateway is down and retries with the same key', async () => {
  const { gateway } = await open({ user: 'guest' })
  gateway.play('down')
  await userEvent.click(screen.getByRole('button', { name: /Add to cart/ }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toMatch(/^We could not do that right now\./)
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

const sheet = () => screen.findByRole('dialog', { name: 'All 33 fabrics, compared' })
const rowsIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.split('.')[0])

test('compares all fabrics in a sheet, by use and price, the chosen one first', async () => {
  const { offers } = await open()
  await userEvent.click(screen.getByText(/compared/))
  const dialog = await sheet()
  expect(rowsIn(dialog)).toHaveLength(offers.length)
  await userEvent.click(within(dialog).getByRole('button', { name: /^Sport 4/ }))
  expect(rowsIn(dialog)).toEqual([
    expect.stringMatching(/^Modern jersey/),
    expect.stringMatching(/^Performance piqué/),
    expect.stringMatching(/^Sport Lycra/),
    expect.stringMatching(/^Sport stretch woven/),
  ])
  await userEvent.click(within(dialog).getByRole('button', { name: /^All/ }))
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'price')
  const [first, ...others] = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => Number(/US\$([\d.]+)/.exec(textContent ?? '')?.[1]))
  expect(first).toBe(19)
  expect(others).toEqual(others.toSorted((a, b) => a - b))
})

test('a fabric chosen in the sheet leads the four, and the focus returns', async () => {
  await open()
  const opener = screen.getByText(/compared/)
  await userEvent.click(opener)
  await userEvent.click(
    within(await sheet()).getByRole('button', { name: 'Choose Performance velvet' }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  const fabrics = () =>
    screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'fabric')
  expect(fabrics().map(({ value }) => value)).toEqual([
    'PERFORMANCE_VELVET',
    'PETAL_SIGNATURE_COTTON',
    'LINEN_COTTON_CANVAS',
    'ORGANIC_SATEEN',
  ])
  expect(fabrics().find(({ checked }) => checked)?.value).toBe('PERFORMANCE_VELVET')
  // It stays among the four when another one of them is chosen.
  await userEvent.click(screen.getByRole('radio', { name: /Organic sateen/ }))
  expect(fabrics().map(({ value }) => value)).toContain('PERFORMANCE_VELVET')
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

test('a sold-out fabric is compared and cannot be chosen', async () => {
  await open()
  await userEvent.click(screen.getByText(/compared/))
  const dialog = await sheet()
  expect(within(dialog).getByRole('row', { name: /Crêpe de chine.*Out of stock/ })).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: /Crêpe de chine/ })).toBeNull()
})

test('the price, the total and the button agree from the server on', async () => {
  const opened = openShop({})
  const product = await readProduct(opened)
  const html = renderToString(
    inShop(
      opened.shop,
      <FabricProduct {...product} start={{ quantity: '3' }} cartHref="/en/cart" />,
    ),
  )
  document.body.innerHTML = html
  const texts = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(texts).toContain('US$57.003 yards, cut as one length')
  expect(screen.getByRole('button', { name: /^Add to cart/ }).textContent).toBe(
    'Add to cartUS$57.00',
  )
  expect(screen.getByText('per yard').previousElementSibling?.textContent).toBe('US$19.00')
  // Without a script every fabric can be chosen from the list.
  const values = screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ name }) => name === 'fabric')
  expect(new Set(values.map(({ value }) => value)).size).toBe(product.offers.length)
})
