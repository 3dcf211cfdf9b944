import { getCart } from '@selvage/core/cart'
import type { OrderItem } from '@selvage/core/cart'
import { searchDesigns } from '@selvage/core/search'
import { SAMPLE_DESIGNS, SAMPLE_LAYOUTS } from '@selvage/core/testing'
import { readLayoutCode } from '@selvage/core/fill-a-yard'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Invoice } from '@selvage/core/invoice'
import { CartFlow } from '../cart/index.ts'
import { ConfirmationScreen } from '../checkout/index.ts'
import { DesignGrid, DesignShelf } from '../design/index.ts'
import { lineLinks } from '../order/line-links.ts'
import { Pager } from '../pager/index.ts'
import { inShop, openShop } from '../testing/open-shop.tsx'
import { hrefOf, hrefWith } from './href.ts'

afterEach(cleanup)

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('a template names fields of an entry, which are written as a URL needs them', () => {
  const entry = { id: 12, slug: 'a/b & c' }
  expect(hrefOf('/en/{id}?name={slug}', entry)).toBe('/en/12?name=a%2Fb%20%26%20c')
  expect(hrefOf(({ id }) => `/de/${id}`, entry)).toBe('/de/12')
})

test.each(['{slog}', '{toString}', '{repeat}'])('a template that names %s throws', (name) => {
  const entry = { id: 12, slug: 'a', repeat: {} }
  expect(() => hrefOf(`/en/${name}`, entry)).toThrow(/so they lead nowhere.+ id, slug, /)
})

test('an address that is left out throws, and says what to write', () => {
  const missing = undefined as unknown as string
  const sentence = /^A list got undefined for the addresses of its links, .+ hrefFor="/
  expect(() => hrefOf(missing, { id: 12 })).toThrow(sentence)
  expect(() => hrefWith(missing as '{step}', '{step}', 'delivery')).toThrow(sentence)
})

test('the address for one value is a function of it, or a template with its name', () => {
  expect(hrefWith('/checkout/{step}', '{step}', 'delivery')).toBe('/checkout/delivery')
  expect(hrefWith((offset: number) => `?at=${offset}`, '{offset}', 84)).toBe('?at=84')
  // @ts-expect-error A template without the name would lead every value to one page.
  hrefWith('/checkout/{stage}', '{step}', 'delivery')
})

test('a grid and a shelf of designs take a template', async () => {
  const { shop } = openShop()
  const { results } = await shop.gateway.send(searchDesigns, { query: {} })
  for (const List of [DesignGrid, DesignShelf]) {
    render(inShop(shop, <List designs={results} hrefFor="/en/fabric/{id}" />))
    expect(hrefs()).toEqual(results.map(({ id }) => `/en/fabric/${id}`))
    cleanup()
  }
  // @ts-expect-error A template without a field would lead every design to one page.
  inShop(shop, <DesignGrid designs={results} hrefFor="/en/fabric" />)
  // @ts-expect-error A design has no such field.
  inShop(shop, <DesignShelf designs={results} hrefFor="/en/fabric/{idd}" />)
})

test('a pager takes a template with the offset', () => {
  const { shop } = openShop()
  render(inShop(shop, <Pager total={250} offset={0} pageSize={84} hrefFor="?at={offset}" />))
  expect(hrefs()).toEqual(['?at=84', '?at=168', '?at=84'])
})

const layout = SAMPLE_LAYOUTS[4].code
const templates = {
  fabric: { page: '/en/fabric/{designId}' },
  'fill-a-yard': { edit: '/en/canvas?layout={layout}&line={id}' },
} as const

async function openCart() {
  const designId = SAMPLE_DESIGNS[0]?.id ?? 1
  const parsed = readLayoutCode(layout)
  if (!parsed) throw new Error('The sample is no layout.')
  const { shop } = openShop({
    items: [
      { designId, fabric: 'SATIN', size: 'YARD', quantity: 1 },
      { layout: parsed, quantity: 1 },
    ],
  })
  const cart = await shop.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  return { shop, cart, designId }
}

test('the lines of a cart take templates for each kind', async () => {
  const { shop, cart, designId } = await openCart()
  const addresses = { action: '/cart', checkoutHref: '/checkout', shopHref: '/shop' }
  render(inShop(shop, <CartFlow cart={cart} hrefFor={templates} {...addresses} />))
  const id = cart?.items[1]?.id ?? ''
  expect(hrefs()).toEqual([
    `/en/fabric/${designId}`,
    `/en/canvas?layout=${encodeURIComponent(layout)}&line=${id}`,
    '/checkout',
  ])
})

test('a line without what its template names has no link', async () => {
  const { cart } = await openCart()
  const line = { ...cart?.items[0], design: null } as OrderItem
  expect(lineLinks(templates, line)).toEqual({})
  expect(lineLinks(undefined, line)).toEqual({})
  expect(lineLinks({ fabric: { page: '/en/{fabric}', edit: '/en/{misspelt}' } }, line)).toEqual({})
})

test('a confirmation takes the addresses of its links as data', async () => {
  const { shop, cart } = await openCart()
  const paid = { credits: [], due: cart?.pricing.total, payment: null }
  const known = { order: cart, orderNumber: 'R123456789012', email: null, ...paid }
  const invoice = known as unknown as Invoice
  const addresses = { invoiceHref: '/invoice/R123456789012', shopHref: '/shop' }
  render(inShop(shop, <ConfirmationScreen invoice={invoice} {...addresses} />))
  expect(hrefs()).toContain('/invoice/R123456789012')
})
