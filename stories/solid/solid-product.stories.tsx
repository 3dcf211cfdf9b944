import { SOLID_COLOR_CODES } from '@selvage/core/solid'
import type { SolidOffer } from '@selvage/core/solid'
import { SolidLinks, SolidProduct } from '@selvage/react/solid'
import type { SolidProductProps } from '@selvage/react/solid'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { openCanvas, startsWith } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
import { productParts } from '../support/product-parts.ts'
import { readSolids } from '../support/read-items.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'

interface Read {
  readonly offers: readonly SolidOffer[]
}

const meta = {
  title: 'Shop/Solid product',
  component: SolidProduct,
  loaders: [shopLoader({}, readSolids)],
  render: (_, context) => (
    <SolidProduct
      offers={loadedShop<Read>(context).offers}
      start={(context.parameters['start'] as SolidProductProps['start']) ?? { color: 'NAVY' }}
      action="#add"
      cartHref="#cart"
    />
  ),
} as Meta<typeof SolidProduct>
export default meta
type Story = StoryObj<typeof SolidProduct>

/** The color, three that go with it, and one price for a length in whole yards or meters. */
export const Choosing: Story = {
  play: async (context) => {
    const { canvas, canvasElement, form, t, total } = productParts(context)
    const before = await waitFor(total)
    await userEvent.click(
      form.getByRole('radio', { name: startsWith(t('fabric.size_TEST_SWATCH')) }),
    )
    await expect(total()).not.toBe(before)
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('solid.color_NAVY') }),
    ).toBeVisible()
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** Added under a key of its own; the way to the cart appears. */
export const Adding: Story = {
  play: async (context) => {
    const { buy, cartLink } = productParts(context)
    const { test } = loadedShop<Read>(context)
    await userEvent.click(buy())
    await waitFor(() => expect(cartLink()).toBeVisible())
    const added = test.requests.filter(({ call }) => call === 'solid.add')
    await expect(added).toHaveLength(1)
    await expect(JSON.stringify(added[0]?.body)).toContain('"NAVY"')
  },
}

const openPicker = async (context: StoryContext) => {
  const { canvas, t } = openCanvas(context)
  const title = t('solid.all', { count: SOLID_COLOR_CODES.length })
  await userEvent.click(canvas.getByText(title))
  return { canvas, t, sheet: within(await screen.findByRole('dialog', { name: title })) }
}

/** Every solid of the table, by families. */
export const EverySolid: Story = {
  tags: ['every-solid'],
  play: async (context) => {
    const { sheet, t } = await openPicker(context)
    await expect(sheet.getAllByRole('radio')).toHaveLength(SOLID_COLOR_CODES.length)
    await expect(sheet.getByRole('radio', { name: t('solid.color_NAVY') })).toBeChecked()
  },
}

/** A color that is pointed at is shown below; only what is used counts, and the sheet closes. */
export const ChosenInThePicker: Story = {
  play: async (context) => {
    const { canvas, sheet, t } = await openPicker(context)
    const sage = t('solid.color_SAGE')
    await userEvent.click(sheet.getByRole('radio', { name: sage }))
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('solid.color_NAVY'), hidden: true }),
    ).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: t('solid.use', { color: sage }) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1, name: sage })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: startsWith(sage) })).toBeChecked()
  },
}

/** Closed without a choice, the old color stays. */
export const LeftAsItWas: Story = {
  play: async (context) => {
    const { canvas, sheet, t } = await openPicker(context)
    await userEvent.click(sheet.getByRole('radio', { name: t('solid.color_SAGE') }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('solid.color_NAVY') }),
    ).toBeVisible()
  },
}

/** Found by a part of the name, in the reader's language. */
export const FoundByName: Story = {
  play: async (context) => {
    const { sheet, t } = await openPicker(context)
    const name = t('solid.color_TERRACOTTA')
    await userEvent.type(sheet.getByRole('searchbox'), name.slice(1, 6).toUpperCase())
    await waitFor(() => expect(sheet.getAllByRole('radio')).toHaveLength(1))
    await expect(sheet.getByRole('radio', { name })).toBeEnabled()
  },
}

/** No solid has the name: those nearest to the chosen one are offered. */
export const NotFound: Story = {
  play: async (context) => {
    const { sheet, t } = await openPicker(context)
    await userEvent.type(sheet.getByRole('searchbox'), 'xyz')
    await waitFor(() => expect(sheet.getAllByText(t('solid.noneFound'))[0]).toBeVisible())
    await expect(sheet.getAllByRole('radio')).toHaveLength(5)
  },
}

/** Up and down move by rows, left and right by colors, and Enter uses the color. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, sheet, t } = await openPicker(context)
    sheet.getByRole('radio', { name: t('solid.color_NAVY') }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const below = document.activeElement as HTMLInputElement
    await expect(below).toBeChecked()
    await expect(below.value).not.toBe('NAVY')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getAllByRole('radio', { checked: true })[0]).toBeVisible()
  },
}

/** A color that has run out cannot be bought, and the form says so. */
export const OutOfStock: Story = { parameters: { start: { color: 'LAGOON' } } }

/** A line of the cart that is being changed. */
export const Changing: Story = {
  parameters: {
    start: { color: 'SAGE', size: 'YARD', quantity: '7', itemId: 'line-0123456789abcdef' },
  },
}

/** Solids that match a print, each a link. */
export const Matching: Story = {
  render: () => (
    <SolidLinks colors={['NAVY', 'MUSTARD', 'SAGE', 'PETAL_WHITE']} hrefFor="#solid-{color}" />
  ),
}
