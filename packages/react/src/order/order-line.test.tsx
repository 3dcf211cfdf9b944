import type { OrderItem } from '@selvage/core/cart'
import { readLayoutCode } from '@selvage/core/fill-a-yard'
import { SAMPLE_DESIGNS, SAMPLE_LAYOUTS } from '@selvage/core/testing'
import type { TestItem } from '@selvage/core/testing'
import { catalogue as english } from '@selvage/i18n/messages/en'
import { catalogue as german } from '@selvage/i18n/messages/de'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.tsx'
import { createMessages, MessagesProvider } from '../messages/index.ts'
import { SelvageProvider } from '../provider/index.ts'
import type { MessagesOptions } from '../messages/index.ts'
import { AmountLine } from './amount-line.tsx'
import { OrderLine } from './order-line.tsx'
import { amountKey, lineTitle } from './line-text.ts'

afterEach(cleanup)

const [design] = SAMPLE_DESIGNS
const inEnglish: MessagesOptions = { lang: 'en', catalogue: english }
const inGerman: MessagesOptions = { lang: 'de', catalogue: german, measurement: 'metric' }

function sample(templateId: keyof typeof SAMPLE_LAYOUTS) {
  const layout = readLayoutCode(SAMPLE_LAYOUTS[templateId].code)
  if (!layout) throw new Error(`The sample of template ${templateId} is no layout.`)
  return layout
}

async function lineOf(item: TestItem): Promise<OrderItem> {
  const cart = await openShop({ items: [item] }).shop.cart.load()
  const [line] = cart?.items ?? []
  if (!line) throw new Error('The cart has no line.')
  return line
}

const paper = (size: 'SWATCH' | 'PANEL_9_FT' | 'ROLL_27_FT', quantity: number): TestItem => ({
  designId: design?.id ?? 0,
  wallpaper: size === 'ROLL_27_FT' ? 'GRASSCLOTH' : 'SMOOTH',
  size,
  quantity,
})

const plain = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

async function amount(item: TestItem, messages: MessagesOptions): Promise<string> {
  const line = await lineOf(item)
  const { container, unmount } = render(
    <MessagesProvider {...messages}>
      <AmountLine item={line} />
    </MessagesProvider>,
  )
  const text = plain(container.textContent)
  unmount()
  return text
}

test.each([
  ['5 panels, 9 ft, Prepasted smooth', '5 Bahnen, 274 cm, ', paper('PANEL_9_FT', 5)],
  ['1 roll, 27 ft, Grasscloth', '1 Rolle, 823 cm, ', paper('ROLL_27_FT', 1)],
  ['2 swatches, 24 × 12 in, Prepasted smooth', '2 Tapetenmuster, 61 × 30 cm, ', paper('SWATCH', 2)],
  ['2 pieces, 2 yards, Organic sateen', '2 Stück, 2 Yards, ', { layout: sample(5), quantity: 2 }],
  [
    '2 yards, Belgian linen',
    '2 Yards, ',
    { designId: design?.id ?? 0, fabric: 'BELGIAN_LINEN', size: 'YARD', quantity: 2 },
  ],
] as const)('says %s, and %s in German with metric lengths', async (en, de, item) => {
  expect(await amount(item, inEnglish)).toBe(en)
  expect(await amount(item, inGerman)).toMatch(new RegExp(`^${de}\\p{Lu}`, 'u'))
})

test.each(['cart', 'order', 'summary'] as const)(
  'a gift certificate says who gets it and what its buyer wrote, in the look of a %s',
  async (look) => {
    const recipient = { email: 'carol@example.com', message: 'Happy birthday!\n<b>Ada</b>' }
    const line = await lineOf({ stock: 'GIFT_CERTIFICATE', size: '50', quantity: 1, recipient })
    render(
      <SelvageProvider gatewayUrl="https://g.test" {...inEnglish}>
        <OrderLine item={line} look={look} />
      </SelvageProvider>,
    )
    expect(screen.getByText('For carol@example.com')).toBeDefined()
    const message = screen.getByText(/^Happy birthday/)
    expect([message.tagName, message.textContent]).toEqual(['Q', recipient.message])
  },
)

test('a wallpaper line has its paper, its cut with the price of one, its size and the repeat as it is printed', async () => {
  const line = await lineOf(paper('PANEL_9_FT', 5))
  render(
    <SelvageProvider gatewayUrl="https://g.test" {...inEnglish}>
      <OrderLine item={line} links={{ page: '/w', edit: '/w?order_item_id=1' }} />
    </SelvageProvider>,
  )
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Print', 'Cut', 'Style', 'Total size'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual([
    '8 × 7.5 in, centered',
    'Panel, 9 ft, US$67.50 each',
    'Prepasted smooth',
    '5 × 24 × 108 in',
  ])
  expect(screen.getByRole('link', { name: design?.title ?? '' }).getAttribute('href')).toBe('/w')
  expect(
    screen
      .getByRole('link', { name: new RegExp(`^Edit ${design?.title} \\(`) })
      .getAttribute('href'),
  ).toBe('/w?order_item_id=1')
})

test('a line of a placed order begins with its quantity, which a cart has in a field', async () => {
  const line = await lineOf({
    designId: design?.id ?? 0,
    fabric: 'BELGIAN_LINEN',
    size: 'YARD',
    quantity: 7,
  })
  const factsIn = (look: 'cart' | 'order', messages: MessagesOptions) => {
    const { unmount } = render(
      <SelvageProvider gatewayUrl="https://g.test" {...messages}>
        <OrderLine item={line} look={look} />
      </SelvageProvider>,
    )
    const [first] = screen.getAllByRole('term')
    const text = plain(first?.parentElement?.textContent)
    unmount()
    return text
  }
  expect(factsIn('order', inEnglish)).toBe('Quantity7 yards')
  expect(factsIn('order', inGerman)).toBe('Menge7 Yards')
  expect(factsIn('cart', inEnglish)).toMatch(/^Print/)
})

test('a filled yard shows the whole cloth at its proportions, and leads to its canvas and its cutting guide', async () => {
  const line = await lineOf({ layout: sample(4), quantity: 1 })
  const title = 'The Orchard Year, Fill-A-Yard: '
  const { container } = render(
    <SelvageProvider gatewayUrl="https://g.test" {...inEnglish}>
      <OrderLine item={line} links={{ edit: '/canvas', cuttingGuide: '/guide' }} />
    </SelvageProvider>,
  )
  const picture = container.querySelector('img')
  expect(picture?.getAttribute('src')).toBe(
    `https://g.test/images/layouts/${SAMPLE_LAYOUTS[4].image}/300.webp`,
  )
  expect(
    Number(picture?.getAttribute('width')) / Number(picture?.getAttribute('height')),
  ).toBeCloseTo(42 / 36, 2)
  const article = within(screen.getByRole('article'))
  expect(article.getByRole('heading').textContent).toContain(title)
  expect(
    article.getByRole('link', { name: new RegExp(`^Edit ${title}`) }).getAttribute('href'),
  ).toBe('/canvas')
  expect(
    article
      .getByRole('link', { name: new RegExp(`^Cutting guide for ${title}`) })
      .getAttribute('href'),
  ).toBe('/guide')
  expect(screen.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual(
    expect.arrayContaining(['Petal Signature Cotton', '1 yard, US$19.00 each', '42 × 36 in']),
  )
  expect(container.querySelectorAll('[style]')).toHaveLength(0)
})

test('a layout that a later version wrote is named by what is known of it', async () => {
  const line = await lineOf({ layout: sample(8), quantity: 1 })
  const strange: OrderItem = {
    ...line,
    fillAYard: line.fillAYard && { ...line.fillAYard, layout: '2.99' },
  }
  const messages = createMessages(inEnglish)
  expect(lineTitle(strange, messages)).toBe(`The Orchard Year, Fill-A-Yard: ${line.sku}`)
  expect(messages.t(amountKey(strange), { count: 2 })).toBe('2 pieces')
  render(
    <SelvageProvider gatewayUrl="https://g.test" {...inEnglish}>
      <OrderLine item={strange} />
    </SelvageProvider>,
  )
  expect(screen.getByRole('article').textContent).toContain('The Orchard Year')
})

test('a line of a kind that is not known has its title, its pieces and the labels of its data', async () => {
  const line = await lineOf({
    designId: design?.id ?? 0,
    fabric: 'BELGIAN_LINEN',
    size: 'YARD',
    quantity: 2,
  })
  const { container } = render(
    <SelvageProvider gatewayUrl="https://g.test" {...inEnglish}>
      <OrderLine item={{ ...line, type: 'solid' }} />
      <AmountLine item={{ ...line, type: 'solid' }} />
    </SelvageProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe(design?.title)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Print',
    'Price',
  ])
  expect(container.textContent).toContain('2 pieces')
  expect(container.textContent).not.toContain('linen')
})
