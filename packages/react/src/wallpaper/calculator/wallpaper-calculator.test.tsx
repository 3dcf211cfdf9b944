import { compareWallpapers, DEFAULT_WALLPAPER, readWallQuery } from '@selvage/core/wallpaper'
import type { TypedWall } from '@selvage/machines/wallpaper'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { inShop, openShop, readProduct, renderInShop } from '../../testing/open-shop.tsx'
import { WallpaperCalculator } from './wallpaper-calculator.tsx'
import type { WallpaperCalculatorProps } from './wallpaper-calculator.tsx'

afterEach(cleanup)

const fixed = {
  contactEmail: 'help@selvage.example',
  cartHref: '/en/cart',
  linkHref: (query: string) => `/en/wallpaper-calculator?${query}`,
}
async function open({
  options,
  ...props
}: { options?: Parameters<typeof openShop>[0] } & Partial<WallpaperCalculatorProps> = {}) {
  const opened = openShop(options)
  const { design } = await readProduct(opened)
  const all = { design, ...fixed, ...props }
  renderInShop(opened.shop, <WallpaperCalculator {...all} />)
  return { ...opened, all }
}
const wall = { system: 'imperial', height: 96, widths: [120] } as const
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const need = () => document.querySelector('output')?.textContent

test('a typed wall is counted, priced, announced once and added to the cart', async () => {
  const { gateway, shop } = await open()
  await userEvent.type(field(/^Wall height/), '96')
  await userEvent.type(field(/^Wall width/), '120')
  await waitFor(() => expect(need()).toMatch(/^5 panels, /))
  const add = await screen.findByRole('button', { name: /^Add 5 panels to cart\s*US\$/ })
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .some(({ textContent }) => textContent?.includes('You need: 5 panels')),
    ).toBe(true),
  )
  await userEvent.click(add)
  await screen.findByRole('link', { name: 'Go to cart' })
  expect(
    gateway.requests.filter(({ call }) => call === 'wallpaper.add').map(({ body }) => body),
  ).toMatchObject([{ quantity: 5, merchandise: { wallpaper_item: { code: DEFAULT_WALLPAPER } } }])
  expect(shop.cart.get().cart?.items).toHaveLength(1)
})

test('the focus moves to an added field, and to the neighbor of a removed one', async () => {
  await open({ start: wall })
  await userEvent.click(screen.getByRole('button', { name: 'Add another wall' }))
  expect(document.activeElement).toBe(field(/^Width of wall 2/))
  await userEvent.type(field(/^Width of wall 2/), '96')
  await waitFor(() => expect(need()).toMatch(/^9 panels/))
  await userEvent.click(screen.getByRole('button', { name: 'Remove wall 2' }))
  expect(document.activeElement).toBe(field(/^Wall width/))
  await userEvent.click(screen.getByRole('button', { name: 'Add a door' }))
  expect(document.activeElement).toBe(field(/^From the left/))
  await userEvent.click(screen.getByRole('button', { name: 'Remove door 1' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a door' }))
})

test('errors have the specification’s text, and typed text stays', async () => {
  await open()
  await userEvent.type(field(/^Wall height/), 'abc')
  await userEvent.type(field(/^Wall width/), '10.5')
  expect(screen.getByText('Numeric characters only')).toBeDefined()
  expect(screen.getByText('Round up to the nearest whole number')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Calculate my wall' }))
  expect(document.activeElement?.textContent).toContain('2 fields need your attention')
  expect(screen.getByRole('button', { name: 'Use 11\u00a0in' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Use 10.5\u00a0feet' }))
  expect(field(/^Wall width/)).toHaveProperty('value', '10.5\u00a0feet')
  expect(field(/^Wall height/)).toHaveProperty('value', 'abc')
})

test('a length is read as people write it, and what was understood stands below it', async () => {
  await open()
  const heard: (string | null)[] = []
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status]'))
      heard.push(textContent)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  await userEvent.type(field(/^Wall height/), '9 ft')
  await userEvent.tab()
  await waitFor(() =>
    expect(heard.some((text) => text?.startsWith('9 ft = 108\u00a0in'))).toBe(true),
  )
  await userEvent.type(field(/^Wall width/), '10 1/2 ft')
  expect(screen.queryByText('Numeric characters only')).toBeNull()
  expect(screen.getAllByText('9 ft = 108 in')).not.toEqual([])
  await waitFor(() => expect(need()).toMatch(/^6 panels, 9\sft/))
  await userEvent.click(screen.getByRole('button', { name: 'Calculate my wall' }))
  expect(document.activeElement?.textContent).toContain('6 panels')
  await userEvent.click(screen.getByRole('radio', { name: 'Centimeters' }))
  expect(screen.getAllByText('10 1/2 ft = 320.04 cm, counted as 321 cm')).not.toEqual([])
  await waitFor(() => expect(need()).toMatch(/^6 panels, 274\scm/))
})

test('a number that is small for a wall is asked about once, and answered by a press', async () => {
  await open()
  await userEvent.type(field(/^Wall height/), '8')
  expect(screen.queryByText('8\u00a0inches, or 8\u00a0feet?')).toBeNull()
  await userEvent.type(field(/^Wall width/), '10{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /8\sinches, or 8\sfeet/ }))
  await userEvent.click(screen.getByRole('button', { name: '8\u00a0feet' }))
  expect(field(/^Wall height/)).toHaveProperty('value', '8\u00a0feet')
  expect(document.activeElement).toBe(field(/^Wall height/))
  await userEvent.click(screen.getByRole('button', { name: '10\u00a0feet' }))
  expect(screen.queryByRole('group', { name: /, or / })).toBeNull()
  await waitFor(() => expect(need()).toMatch(/^5 panels, 9\sft/))
})

test('a small wall is planned when the question is passed by', async () => {
  await open({ start: { ...wall, height: 8 } })
  expect(screen.getByRole('group', { name: '8\u00a0inches, or 8\u00a0feet?' })).toBeDefined()
  const check = screen.getByRole('button', { name: 'Calculate my wall' })
  for (const each of [check, check]) await userEvent.click(each)
  expect(document.activeElement?.textContent).toContain('5 panels, 3\u00a0ft')
})

test('switching to centimeters and back adds no panel and loses nothing', async () => {
  await open({ start: { ...wall, height: 108 } })
  await userEvent.click(screen.getByRole('radio', { name: 'Centimeters' }))
  expect(field(/^Wall height/)).toHaveProperty('value', '274')
  expect(field(/^Wall width/)).toHaveProperty('value', '304')
  await waitFor(() => expect(need()).toMatch(/^5 panels, 274\scm/))
  await userEvent.click(screen.getByRole('radio', { name: 'Inches' }))
  expect(field(/^Wall height/)).toHaveProperty('value', '108')
})

test('one table lists every wallpaper, and a row is chosen by its radio', async () => {
  const chosen: string[] = []
  await open({ start: wall, onWallpaper: (code) => chosen.push(code) })
  const table = screen.getByRole('table')
  const radios = within(table).getAllByRole('radio')
  expect(radios).toHaveLength(9)
  await userEvent.click(within(table).getByRole('radio', { name: /grasscloth/i }))
  await waitFor(() => expect(need()).toMatch(/rolls?, 27\sft/))
  expect(chosen).toEqual(['GRASSCLOTH'])
})

test('when the gateway is down the plan stays, with a button that tries again', async () => {
  const { gateway } = await open({ options: { scenario: 'ok' }, start: { ...wall, height: 97 } })
  await waitFor(() => expect(screen.queryByRole('button', { name: /US\$/ })).not.toBeNull())
  gateway.play('down')
  await userEvent.type(field(/^Wall width/), '0')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(need()).toMatch(/^50 panels/)
  gateway.play('ok')
  await userEvent.click(retry)
  await screen.findByRole('button', { name: /^Add 50 panels to cart\s*US\$/ })
})

test('the gateway’s count overrides ours, with a note', async () => {
  await open({ options: { disagrees: true }, start: wall })
  await screen.findByText(/The shop’s count differs/)
  expect(need()).toMatch(/^6 panels/)
  expect(screen.queryByText('How it is cut')).toBeNull()
})

test('more than 99 items cannot be added, and the email address of sales is shown', async () => {
  await open({ start: { ...wall, widths: [2400] } })
  await screen.findByText(/This order is too large \(over 99 items\)/)
  expect(screen.getByRole('link', { name: 'help@selvage.example' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /to cart/ })).toBeNull()
})

test('a rejection names the wallpapers that fit', async () => {
  await open({ start: { ...wall, height: 145 } })
  expect(screen.getByText(/^For walls higher than 12 ft please select .+ or /)).toBeDefined()
})

test('without a script there is a form, and the plan of the address', async () => {
  const opened = openShop()
  const { design } = await readProduct(opened)
  const query = 'measurement_system=imperial&height=96&widths=120.96'
  const html = renderToString(
    inShop(
      opened.shop,
      <WallpaperCalculator
        design={design}
        start={readWallQuery(new URLSearchParams(query), 'imperial')}
        {...fixed}
      />,
    ),
  )
  expect(html).toContain('9 panels, ')
  expect(html).toContain('method="get"')
  expect(html).toContain('name="widths"')
  expect(html).not.toContain('style=')
  expect(html).toContain(`${query}&wallpaper=smooth`.replaceAll('&', '&amp;'))
})

test('the link to a plan is a template with the query of the plan', async () => {
  await open({ start: wall, linkHref: '/en/wallpaper/12?currency=EUR&{query}' })
  const link = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Link that reopens this plan',
  })
  const url = new URL(link.value)
  expect(url.pathname).toBe('/en/wallpaper/12')
  expect(url.searchParams.get('currency')).toBe('EUR')
  expect(readWallQuery(url.searchParams, 'imperial')).toMatchObject({ height: 96, widths: [120] })
})

test('without a script the count is what is bought, and every button sends the form', async () => {
  const opened = openShop()
  const { design } = await readProduct(opened)
  const estimates = await opened.shop.gateway.send(compareWallpapers, {
    query: { system: 'imperial', designId: design.id },
    body: { height: 96, widths: [120] },
  })
  const draw = (typed: TypedWall) =>
    renderToString(
      inShop(
        opened.shop,
        <WallpaperCalculator
          design={design}
          start={wall}
          typed={typed}
          estimates={estimates}
          buyForm={{ action: '/en/wallpaper/1', lineKey: 'key' }}
          {...fixed}
        />,
      ),
    )
  const html = draw({ system: 'imperial', height: '8 ft', widths: ['120'] })
  expect(html).toContain('8 ft = 96\u00a0in')
  expect(html).toContain('<form action="/en/wallpaper/1" method="post">')
  expect(html).toContain('name="size" value="PANEL_9_FT"')
  expect(html).toContain('name="quantity" value="5"')
  const asked = draw({ system: 'imperial', height: '8', widths: ['95.5'] })
  for (const value of ['0~8\u00a0inches', '0~8\u00a0feet', '1~96'])
    expect(asked).toContain(`value="${value}"`)
  expect(asked.match(/name="use"/g)).toHaveLength(3)
})

test('a wall’s price that contains the tax of the country says so', async () => {
  const { shop } = openShop()
  const asked = await shop.gateway.send(compareWallpapers, {
    query: { system: 'imperial', country: 'GB' },
    body: { height: 96, widths: [120] },
  })
  await open({ start: wall, estimates: asked })
  expect(screen.getByText('tax included')).toBeDefined()
})
