import type { DesignDetail } from '@selvage/core/design'
import type { FabricOffer } from '@selvage/core/fabric'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { FabricProduct } from '@selvage/react/fabric'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { startsWith } from '../support/find.ts'
import { productParts } from '../support/product-parts.ts'
import { readProduct } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { announced, inlineStyles } from '../support/unseen.ts'

interface Read {
  readonly design: DesignDetail
  readonly offers: readonly FabricOffer[]
}
interface Settings {
  readonly at?: number
  readonly gateway?: TestGatewayOptions
  /** Played once the page was read. */
  readonly then?: TestGatewayOptions['scenario']
  readonly design?: Partial<DesignDetail>
  readonly start?: Parameters<typeof FabricProduct>[0]['start']
}

const meta = {
  title: 'Shop/Fabric product',
  component: FabricProduct,
  loaders: [
    async ({ globals, parameters }) => {
      const { at = 0, gateway, then } = (parameters['product'] ?? {}) as Settings
      const story = openStoryShop(globals, gateway)
      const read = await readProduct(at)(story)
      if (then !== undefined) story.test.play(then)
      return { story: { ...story, ...read } }
    },
  ],
  render: (_, context) => {
    const { design, offers } = loadedShop<Read>(context)
    const { design: changed, start } = (context.parameters['product'] ?? {}) as Settings
    return (
      <FabricProduct
        design={{ ...design, ...changed }}
        offers={offers}
        {...(start && { start })}
        action="#add"
        cartHref="#cart"
      />
    )
  },
} as Meta<typeof FabricProduct>
export default meta
type Story = StoryObj<typeof FabricProduct>

/** Cloth, cut and quantity beside the yard itself; one price, which follows each choice. */
export const Choosing: Story = {
  play: async (context) => {
    const { canvasElement, form, t, total } = productParts(context)
    const before = await waitFor(total)
    const swatch = form.getByRole('radio', { name: startsWith(t('fabric.size_TEST_SWATCH')) })
    await userEvent.click(swatch)
    await expect(swatch).toBeChecked()
    await expect(total()).not.toBe(before)
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** The print up close: at the smallest scale its button keeps the focus. */
export const LookingCloser: Story = {
  play: async (context) => {
    const { canvasElement, t } = productParts(context)
    await userEvent.click(
      await within(canvasElement).findByRole('link', { name: t('cloth.closer_open') }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    const smaller = dialog.getByRole('button', { name: t('cloth.closer_smaller') })
    await userEvent.click(smaller)
    await expect(smaller).toHaveAttribute('aria-disabled', 'true')
    await expect(smaller).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: t('cloth.closer_larger') }))
  },
}

/** Added: the button says so, a live region speaks, and the way to the cart appears. */
export const Adding: Story = {
  parameters: { product: { at: 4 } },
  play: async (context) => {
    const { buy, canvasElement, cartLink } = productParts(context)
    const { test } = loadedShop<Read>(context)
    await userEvent.click(buy())
    await waitFor(() => expect(cartLink()).toHaveAttribute('href', '#cart'))
    const added = test.requests.filter(({ call }) => call === 'cart.add')
    await expect(added).toHaveLength(1)
    // The add reached the gateway once, under a key, after a guest was made for the visitor.
    await expect(added[0]?.headers['idempotency-key']).toBeTruthy()
    await expect(test.requests.map(({ call }) => call)).toContain('session.createGuest')
    await waitFor(() => expect(announced(canvasElement)).not.toBe(''))
  },
}

/** Above 99 the quantity goes back to 1 and says which number was typed. */
export const QuantityReset: Story = {
  parameters: { product: { at: 1 } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '120')
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveValue('1'))
    await expect(canvasElement).toHaveTextContent('120')
  },
}

/** Nothing is sent while the quantity is none. */
export const QuantityMissing: Story = {
  parameters: { product: { at: 2 } },
  play: async (context) => {
    const { buy, quantity: box } = productParts(context)
    await userEvent.clear(box)
    await userEvent.click(buy())
    await expect(box).toBeInvalid()
    await expect(
      loadedShop<Read>(context).test.requests.some(({ call }) => call === 'cart.add'),
    ).toBe(false)
  },
}

/** A fabric that has just run out can be seen and not be bought. */
export const OutOfStock: Story = {
  parameters: { product: { at: 5, start: { fabric: 'CREPE_DE_CHINE' } } },
  play: async (context) => {
    const { buy, form, t } = productParts(context)
    await userEvent.click(buy())
    await expect(form.getByText(t('errors.FABRIC_OUT_OF_STOCK'))).toBeVisible()
    await expect(form.queryByText(t('fabric.outOfStock'))).toBeNull()
    await expect(
      loadedShop<Read>(context).test.requests.some(({ call }) => call === 'cart.add'),
    ).toBe(false)
  },
}

/** The designer keeps it to themselves. */
export const NotForSale: Story = { parameters: { product: { at: 6, design: { forSale: false } } } }

/** The cart is full: the sentence says how many lines a guest may have. */
export const GuestLimit: Story = {
  parameters: { product: { at: 7, then: 'code:ORDER_ITEMS_FOR_ORDER_AT_LIMIT' } },
  play: async (context) => {
    const { buy, notice } = productParts(context)
    await userEvent.click(buy())
    await waitFor(() => expect(notice('attention')).toHaveTextContent('50'))
  },
}

/** No answer came; trying again puts the line in once. */
export const GatewayDown: Story = {
  parameters: { product: { at: 8, gateway: { user: 'guest' }, then: 'down' } },
  play: async (context) => {
    const { buy, cartLink, notice } = productParts(context)
    const { test } = loadedShop<Read>(context)
    await userEvent.click(buy())
    await waitFor(() => expect(notice('error')).toBeVisible(), { timeout: 30_000 })
    test.play('ok')
    await userEvent.click(buy())
    await waitFor(() => expect(cartLink()).toHaveAttribute('href', '#cart'))
    await expect(loadedShop<Read>(context).shop.cart.get().cart?.items).toHaveLength(1)
  },
}

/** Something else answers in the gateway's place. */
export const GatewayRubbish: Story = {
  parameters: { product: { at: 9, gateway: { user: 'guest' }, then: 'rubbish' } },
  play: async (context) => {
    const { buy, notice } = productParts(context)
    await userEvent.click(buy())
    await waitFor(() => expect(notice('error')).toBeVisible(), { timeout: 30_000 })
  },
}

/**
 * While the answer takes its time the button keeps its place and its focus, and rejects a second
 * press.
 */
export const GatewaySlow: Story = {
  parameters: { product: { at: 10, gateway: { user: 'guest', slowMs: 60_000 }, then: 'slow' } },
  play: async (context) => {
    const button = productParts(context).buy()
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}

/** A line that is being changed, with what it is now. */
export const Changing: Story = {
  parameters: {
    product: {
      at: 11,
      start: {
        fabric: 'VELVET',
        size: 'FAT_QUARTER_YARD',
        quantity: 3,
        itemId: 'line-0123456789abcdef',
      },
    },
  },
}

/** Words that do not break, and a repeat wider than the cloth's fat quarter. */
export const LongText: Story = {
  parameters: {
    product: {
      at: 12,
      design: {
        title: 'Sommerblumenwiesenspaziergangserinnerungen',
        designer: {
          id: 1,
          name: 'Maria-Magdalena von Habsburg-Lothringen y de la Fuente',
          screenName: 'maria',
        },
        repeat: {
          type: 'mirrored',
          widthIn: 18,
          heightIn: 21,
          periodWidthIn: 36,
          periodHeightIn: 42,
        },
      },
    },
  },
}
