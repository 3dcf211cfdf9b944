import { listWallpapers } from '@selvage/core/wallpaper'
import type { WallpaperCode } from '@selvage/core/wallpaper'
import { catalogue as german } from '@selvage/i18n/messages/de'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { MessagesProvider } from '../../messages/index.ts'
import { inShop, openShop, readProduct, renderInShop } from '../../testing/open-shop.tsx'
import { WallpaperCalculator } from '../calculator/wallpaper-calculator.tsx'
import { WallpaperProduct } from './wallpaper-product.tsx'
import type { WallpaperProductProps } from './wallpaper-product.tsx'

afterEach(cleanup)

async function read(options: Parameters<typeof openShop>[0] = {}) {
  const opened = openShop(options)
  const { design } = await readProduct(opened)
  const offers = await opened.shop.gateway.send(listWallpapers, { query: { currency: 'USD' } })
  const props: WallpaperProductProps = {
    design,
    offers,
    action: '/en/wallpaper/1',
    cartHref: '/en/cart',
  }
  return { ...opened, design, offers, props }
}

async function open(options?: Parameters<typeof openShop>[0]) {
  const all = await read(options)
  renderInShop(all.shop, <ProductWithCalculator {...all.props} />)
  return all
}
/** A product with its calculator below, each of which follows the other's paper. */
function ProductWithCalculator(props: WallpaperProductProps) {
  const [paper, choose] = useState<WallpaperCode>()
  return (
    <WallpaperProduct
      {...props}
      wallpaper={paper}
      onWallpaper={choose}
      calculator={
        <WallpaperCalculator
          {...props}
          wallpaper={paper}
          onWallpaper={choose}
          start={undefined}
          contactEmail="help@selvage.example"
          linkHref={(query) => `/en/wallpaper/1?${query}`}
        />
      }
    />
  )
}
const buyBox = () =>
  within(screen.getByRole('group', { name: 'Wallpaper' }).closest('form') ?? document.body)

test('adds three panels of another paper once, and announces it', async () => {
  const { gateway, design } = await open()
  await userEvent.click(buyBox().getByRole('radio', { name: /^Peel and stick woven/ }))
  await userEvent.click(buyBox().getByRole('radio', { name: /^Panel 6\sft/ }))
  const box = buyBox().getByRole('spinbutton', { name: 'Panels' })
  await userEvent.clear(box)
  await userEvent.type(box, '3')
  await userEvent.click(buyBox().getByRole('button', { name: /^Add \d panels? to cart/ }))
  await buyBox().findByRole('button', { name: /^Added/ })
  const adds = gateway.requests.filter(({ call }) => call === 'wallpaper.add')
  expect(adds).toHaveLength(1)
  expect(adds[0]?.body).toMatchObject({
    merchandise: { wallpaper_item: { code: 'PEEL_AND_STICK_WOVEN', size: 'PANEL_6_FT' } },
    quantity: 3,
    design: { id: design.id },
  })
  await waitFor(() =>
    expect(
      screen.getAllByRole('status').some(({ textContent }) => textContent?.includes(design.title)),
    ).toBe(true),
  )
})

test('the calculator below counts in the paper that is chosen above', async () => {
  await open()
  await userEvent.click(buyBox().getByRole('radio', { name: /^Grasscloth/ }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /Paper/ })).toHaveProperty('value', 'grasscloth'),
  )
  expect(buyBox().getByRole('radio', { name: /^Roll 27\sft/ })).toHaveProperty('checked', true)
})

test('the product follows the paper that is chosen in the calculator', async () => {
  await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Paper/ }), 'grasscloth')
  await waitFor(() =>
    expect(buyBox().getByRole('radio', { name: /^Grasscloth/ })).toHaveProperty('checked', true),
  )
})

test('a paper of the calculator that is none of the six leads them', async () => {
  await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Paper/ }), 'vinyl')
  await waitFor(() =>
    expect(buyBox().getByRole('radio', { name: /^Vinyl/ })).toHaveProperty('checked', true),
  )
  expect(buyBox().getAllByRole('radio', { name: /Panel \d|Roll \d/ }).length).toBeGreaterThan(5)
})

test('offers a retry under the same key when the gateway is down', async () => {
  const { gateway } = await open({ user: 'guest' })
  gateway.play('down')
  await userEvent.click(buyBox().getByRole('button', { name: /^Add \d panels? to cart/ }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  gateway.play('ok')
  await userEvent.click(again)
  await buyBox().findByRole('button', { name: /^Added/ })
  const keys = gateway.requests
    .filter(({ call }) => call === 'wallpaper.add')
    .map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test('before any script it is a form that says all it sends, without styles of its own', async () => {
  const { shop, props } = await read()
  const html = renderToString(
    inShop(
      shop,
      <WallpaperProduct
        {...props}
        lineKey="line-key-0123456789"
        start={{ wallpaper: 'GRASSCLOTH', size: 'SWATCH', itemId: 'line-9' }}
      />,
    ),
  )
  expect(html).not.toContain(' style=')
  const page = new DOMParser().parseFromString(html, 'text/html')
  const form = page.querySelector<HTMLFormElement>('form[method=post]')
  expect(form?.getAttribute('action')).toBe('/en/wallpaper/1')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    order_item_id: 'line-9',
    line_key: 'line-key-0123456789',
    wallpaper: 'GRASSCLOTH',
    size: 'SWATCH',
    quantity: '1',
  })
})

test('a price that contains the tax of the country says so', async () => {
  const all = await read()
  const query = { currency: 'GBP', country: 'GB' } as const
  const offers = await all.shop.gateway.send(listWallpapers, { query })
  renderInShop(all.shop, <WallpaperProduct {...all.props} offers={offers} />)
  expect(screen.getByText('tax included')).toBeDefined()
  cleanup()
  renderInShop(all.shop, <WallpaperProduct {...all.props} />)
  expect(screen.queryByText('tax included')).toBeNull()
})

test('the price under the title is that of the chosen piece', async () => {
  await open()
  const price = () => screen.getByText(/^(?:Panel|Roll) \d+ ft$/, { selector: 'p > span' })
  expect(price().parentElement?.textContent).toMatch(/^US\$67\.50Panel 9\sft/)
  await userEvent.click(buyBox().getByRole('radio', { name: /^Panel 6\sft/ }))
  expect(price().parentElement?.textContent).toMatch(/^US\$\d+\.\d\dPanel 6\sft/)
})

test('names a swatch of paper as its size does, not as one of fabric', async () => {
  const { shop, props } = await read()
  const { container } = renderInShop(
    shop,
    <MessagesProvider lang="de" catalogue={german}>
      <WallpaperProduct {...props} />
    </MessagesProvider>,
  )
  expect(container.querySelector('header')?.textContent).toMatch(/Tapetenmuster \d/)
  expect(container.textContent).not.toContain('Stoffprobe')
})

test('a wall puts its panels into the form, and Enter in its fields adds nothing', async () => {
  const { gateway } = await open()
  await userEvent.type(buyBox().getByRole('textbox', { name: 'Height' }), '8 ft')
  await userEvent.type(buyBox().getByRole('textbox', { name: 'Width' }), '10 ft{Enter}')
  await buyBox().findByRole('button', { name: /^Add 5 panels to cart/ })
  expect(buyBox().getByText(/^5 panels, 9\sft$/)).toBeDefined()
  expect(screen.getByRole('img', { name: /120\sin wide and 96\sin high/ })).toBeDefined()
  await userEvent.click(buyBox().getByRole('radio', { name: /^Grasscloth/ }))
  await buyBox().findByRole('button', { name: /^Add 2 rolls to cart/ })
  expect(gateway.requests.filter(({ call }) => call === 'wallpaper.add')).toHaveLength(0)
})

test.each(['13 ft', 'abc', '0', ''])(
  'panels of an earlier wall are not sold for one of %s, which the paper does not cover',
  async (height) => {
    await open()
    const field = buyBox().getByRole('textbox', { name: 'Height' })
    await userEvent.type(field, '8 ft')
    await userEvent.type(buyBox().getByRole('textbox', { name: 'Width' }), '12 ft')
    await buyBox().findByRole('button', { name: /^Add 6 panels to cart/ })
    await userEvent.clear(field)
    if (height !== '') await userEvent.type(field, height)
    await buyBox().findByRole('button', { name: /^Add 1 panel to cart/ })
    expect(screen.queryByRole('img', { name: /144\sin wide/ })).toBeNull()
  },
)

test('a small wall is asked about, and the answer goes into its field', async () => {
  await open()
  const height = buyBox().getByRole('textbox', { name: 'Height' })
  await userEvent.type(height, '8')
  await userEvent.click(await buyBox().findByRole('button', { name: '8\u00a0feet' }))
  expect(height).toHaveProperty('value', '8\u00a0feet')
  expect(document.activeElement).toBe(height)
  expect(buyBox().getByText(/^8\sfeet = 96\sin$/)).toBeDefined()
})

test('a length that is no whole number of centimeters stands beside the one that is counted', async () => {
  const { shop, props } = await read()
  const typed: string[] = []
  renderInShop(
    shop,
    <MessagesProvider lang="de" catalogue={german} measurement="metric">
      <WallpaperProduct
        {...props}
        onWall={(...texts) => {
          typed.push(texts.join(' x '))
        }}
      />
    </MessagesProvider>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Höhe' }), '8')
  await userEvent.type(screen.getByRole('textbox', { name: 'Breite' }), '3 ft')
  await screen.findByText('3 ft = 91,44 cm, gerechnet mit 92 cm')
  expect(screen.getByRole('button', { name: '8\u00a0Meter' })).toBeDefined()
  expect(typed.at(-1)).toBe('8 x 3 ft')
})

test('a paper that is taken from the sheet of all leads the six', async () => {
  await open()
  expect(buyBox().queryByRole('radio', { name: /^Vinyl/ })).toBeNull()
  await userEvent.click(buyBox().getByText('All 9, compared'))
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Vinyl' }))
  expect(buyBox().getByRole('radio', { name: /^Vinyl/ })).toHaveProperty('checked', true)
})
