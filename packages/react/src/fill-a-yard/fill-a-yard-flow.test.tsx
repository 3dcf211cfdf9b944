import { getCollection } from '@selvage/core/collection'
import { emptyLayout, fillAll, getTemplates, readLayoutCode } from '@selvage/core/fill-a-yard'
import { SAMPLE_LAYOUTS } from '@selvage/core/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inShop, openShop, renderInShop } from '../testing/open-shop.tsx'
import { CuttingGuide } from './cutting/cutting-guide.tsx'
import { FillAYardFlow } from './fill-a-yard-flow.tsx'
import type { FillAYardFlowProps } from './fill-a-yard-flow.tsx'

afterEach(cleanup)

async function read(options: Parameters<typeof openShop>[0] = {}) {
  const opened = openShop(options)
  const { shop } = opened
  const [collection, templates] = await Promise.all([
    shop.gateway.send(getCollection, { params: { id: 174 }, query: {} }),
    shop.gateway.send(getTemplates, { query: { collectionId: 174 } }),
  ])
  return { ...opened, collection, templates }
}

async function open(start: FillAYardFlowProps['start'], more: Partial<FillAYardFlowProps> = {}) {
  const { shop, gateway, collection, templates } = await read()
  renderInShop(
    shop,
    <FillAYardFlow
      collectionId={174}
      collection={collection}
      templates={templates}
      start={start}
      cartHref="/en/cart"
      {...more}
    />,
  )
  return { shop, gateway }
}

const cells = () => screen.getAllByRole('gridcell')
const cell = (row: number, column: number) => {
  const found = cells().find(
    ({ ariaColIndex, parentElement }) =>
      ariaColIndex === String(column) && parentElement?.ariaRowIndex === String(row),
  )
  if (found === undefined) throw new Error('The grid has no such cell.')
  return found
}
const focused = () => {
  const { activeElement: at } = document
  return `${at?.parentElement?.ariaRowIndex}, ${at?.ariaColIndex}: ${at?.ariaLabel}`
}

test('within a page that has a heading its own is of the second level', async () => {
  await open({ step: 'canvas', templateId: 4 }, { level: 2 })
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Lay out your yard')
  expect(screen.queryByRole('banner')).toBeNull()
})

test('options that stay as they were lead to the yard with their names', async () => {
  await open({ templateId: 4 })
  await userEvent.click(screen.getByRole('button', { name: 'Next: apply designs' }))
  expect(cells()).toHaveLength(42)
  expect(document.body.textContent).not.toContain('Nothing changed')
})

test('one Tab enters the grid and one leaves it; arrows, Home, End and their Ctrl forms move', async () => {
  await open({ step: 'canvas', templateId: 4 })
  expect(cells()).toHaveLength(42)
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  cell(1, 1).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('3, 2: plain fabric')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(focused()).toBe('3, 7: plain fabric')
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}')
  expect(focused()).toBe('6, 7: plain fabric')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(focused()).toBe('1, 1: plain fabric')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false)
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('2, 1: plain fabric')
})

test('Enter and Space fill, Delete and Backspace clear, and each is announced with the filled count', async () => {
  await open({ step: 'canvas', templateId: 4 })
  const [first] = screen.getAllByRole('radio')
  expect((first as HTMLInputElement).checked).toBe(true)
  cell(1, 1).focus()
  await userEvent.keyboard('{Enter}')
  const announcement = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  expect(announcement()).toMatch(/in row 1, column 1\. 1 of 42 squares filled\./)
  await userEvent.keyboard('{ArrowRight} {Delete}')
  expect(announcement()).toMatch(/Row 1, column 2 is plain fabric\. 1 of 42 squares filled\./)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(announcement()).toMatch(/Undone\. 2 of 42 squares filled\./)
  expect(cells().filter(({ ariaLabel }) => !ariaLabel?.endsWith('plain fabric'))).toHaveLength(2)
})

test('the row tool fills a row, reports the layout and counts the design in the palette', async () => {
  const onAdded = vi.fn()
  await open({ step: 'canvas', templateId: 4 }, { onLayout: onAdded })
  // Without styles a browser hides the tools, which a small screen shows over the page.
  await userEvent.click(screen.getByRole('button', { name: 'Row', hidden: true }))
  const radio = screen.getAllByRole('radio')[2] as HTMLInputElement
  await userEvent.click(radio)
  await userEvent.click(cell(2, 5))
  expect(screen.getByText(/Used 7 times\./)).toBeDefined()
  expect(
    readLayoutCode(onAdded.mock.lastCall?.[0])?.cells.filter(
      (each) => each === Number(radio.value),
    ),
  ).toHaveLength(7)
})

test('a layout from an address can be edited, and it replaces its line of the cart', async () => {
  const { gateway } = await open({ layout: readLayoutCode(SAMPLE_LAYOUTS[10].code) })
  await userEvent.click(screen.getByRole('button', { name: /^Add yard to cart/ }))
  await screen.findByRole('link', { name: 'Go to cart' })
  expect(
    gateway.requests.filter(({ call }) => call === 'fill-a-yard.add').map(({ body }) => body),
  ).toMatchObject([{ fill_a_yard: { layout: SAMPLE_LAYOUTS[10].code }, quantity: 1 }])
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .some(({ textContent }) => textContent?.includes('in your cart')),
    ).toBe(true),
  )
})

test('without a script the options are a GET form with names that the canvas reads', async () => {
  const { shop, collection, templates } = await read()
  const draw = (start: FillAYardFlowProps['start']) =>
    renderToString(
      inShop(
        shop,
        <FillAYardFlow
          collectionId={174}
          collection={collection}
          templates={templates}
          start={start}
          optionsAction="/en/fill-a-yard/canvas"
          cartHref="/en/cart"
        />,
      ),
    )
  const options = draw({ step: 'options' })
  const form = /<form[^>]*>/.exec(options)?.[0]
  expect(form).toContain('method="get"')
  expect(form).toContain('action="/en/fill-a-yard/canvas"')
  expect(options).toContain('name="collection_id" value="174"')
  expect(options.match(/name="template"/g)).toHaveLength(6)
  expect(options).toMatch(/<select[^>]*name="fabric"/)
  const canvas = draw({ layout: readLayoutCode(SAMPLE_LAYOUTS[4].code) })
  expect(canvas.match(/role="gridcell"/g)).toHaveLength(42)
  expect(canvas).toContain('aria-readonly="true"')
  for (const html of [options, canvas]) {
    expect(html).not.toMatch(/ style=| on[a-z]+=/)
    expect(html).not.toMatch(/>(fill-a-yard|fabric|form|common)\.[a-zA-Z]+</)
  }
})

test('collection and templates load with a message each, and can be loaded again after an error', async () => {
  const { shop, gateway } = openShop()
  gateway.play('down')
  renderInShop(shop, <FillAYardFlow collectionId={174} cartHref="/en/cart" />)
  expect(screen.getByText('Loading the collection…')).toBeDefined()
  expect(screen.getByText('Loading the templates…')).toBeDefined()
  await screen.findByText('The collection could not be loaded.')
  gateway.play('ok')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(
    within(await screen.findByRole('group', { name: 'Template' })).getAllByRole('radio'),
  ).toHaveLength(6)
})

test('the cutting guide prints on a page of its own, which needs no script', async () => {
  const { shop, collection } = await read()
  const plain = emptyLayout(4, 'PETAL_SIGNATURE_COTTON', 174)
  const layout = fillAll(plain, collection.designs[0]?.id ?? null)
  const draw = (options: { printHref?: string; linesOnly?: boolean }) =>
    renderToString(
      inShop(shop, <CuttingGuide layout={layout} designs={collection.designs} {...options} />),
    )
  expect(draw({ printHref: '/guide?paper=a4' })).toContain('href="/guide?paper=a4"')
  expect(draw({})).not.toContain('<button')
  const print = /fill="url\([^)]*d\d+\)"/
  expect([print.test(draw({})), print.test(draw({ linesOnly: true }))]).toEqual([true, false])
})

test('the cutting guide is drawn when its disclosure is opened', async () => {
  await open({ step: 'canvas', templateId: 4 })
  expect(screen.queryByRole('table')).toBeNull()
  await userEvent.click(screen.getByText('Cutting guide', { selector: 'summary' }))
  expect(await screen.findByRole('heading', { name: 'Cutting guide' })).toBeDefined()
  expect(screen.getByRole('table')).toBeDefined()
})

test('the link to a layout is a complete address, also of a template', async () => {
  await open({ step: 'canvas', templateId: 4 }, { layoutHref: '/en/canvas?layout={layout}' })
  const link = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .find(({ value }) => value.includes('/en/canvas?layout='))
  const url = new URL(link?.value ?? '')
  expect(url.origin).toBe(location.origin)
  expect(readLayoutCode(url.searchParams.get('layout') ?? '')).toMatchObject({ templateId: 4 })
})

test('a yard’s price that contains the tax of the country says so, from the options on', async () => {
  const { shop, collection } = await read()
  const query = { collectionId: 174, country: 'GB' }
  const templates = await shop.gateway.send(getTemplates, { query })
  const own = { collectionId: 174, collection, templates, cartHref: '/en/cart' }
  renderInShop(shop, <FillAYardFlow {...own} />)
  expect((await screen.findAllByText(/tax included\)/)).length).toBe(1)
  cleanup()
  renderInShop(shop, <FillAYardFlow {...own} start={{ step: 'canvas', templateId: 4 }} />)
  expect(await screen.findByText('tax included')).toBeDefined()
})

test('a full yard does not offer to fill it', async () => {
  await open({
    step: 'canvas',
    templateId: 4,
    layout: emptyLayout(4, 'PETAL_SIGNATURE_COTTON', 174),
  })
  const fill = screen.getByRole('button', { name: 'Fill it for me' })
  const isOffered = () => fill.getAttribute('aria-disabled') !== 'true'
  expect(isOffered()).toBe(true)
  await userEvent.click(fill)
  expect(isOffered()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(isOffered()).toBe(true)
})
