import type { DesignDetail } from '@selvage/core/design'
import type { FabricOffer } from '@selvage/core/fabric'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { FabricProduct } from '@selvage/react/fabric'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { readProduct } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'

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
    const { shop, gatewayUrl, design, offers } = loadedShop<Read>(context)
    const { design: changed, start } = (context.parameters['product'] ?? {}) as Settings
    return (
      <FabricProduct
        shop={shop}
        gatewayUrl={gatewayUrl}
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

const buyButton = (canvasElement: HTMLElement) => {
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
  if (button === null) throw new Error('The product has no button to buy it.')
  return button
}

/** Cloth, cut and quantity beside the yard itself; one price, which follows each choice. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const total = () => canvasElement.querySelector('output')?.textContent
    const before = total()
    const sizes = canvasElement.querySelectorAll<HTMLInputElement>('input[name=fabric_size]')
    await userEvent.click(sizes[0] ?? canvasElement)
    await expect(sizes[0]).toBeChecked()
    await expect(total()).not.toBe(before)
    await expect(canvasElement.querySelectorAll('[style]')).toHaveLength(0)
  },
}

/** Added: the button says so, a live region speaks, and the way to the cart appears. */
export const Adding: Story = {
  parameters: { product: { at: 4 } },
  play: async (context) => {
    const { canvasElement } = context
    const { test } = loadedShop<Read>(context)
    await userEvent.click(buyButton(canvasElement))
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#cart'),
    )
    const added = test.requests.filter(({ call }) => call === 'cart.add')
    await expect(added).toHaveLength(1)
    // The add reached the gateway once, under a key, after a guest was made for the visitor.
    await expect(added[0]?.headers['idempotency-key']).toBeTruthy()
    await expect(test.requests.map(({ call }) => call)).toContain('session.createGuest')
    await waitFor(() =>
      expect(canvasElement.querySelector('[role=status]')).not.toBeEmptyDOMElement(),
    )
  },
}

/** Above 99 the quantity goes back to 1 and says which number was typed. */
export const QuantityReset: Story = {
  parameters: { product: { at: 1 } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '120')
    await waitFor(() => expect(box).toHaveValue(1))
    await expect(canvasElement).toHaveTextContent('120')
  },
}

/** Nothing is sent while the quantity is none. */
export const QuantityMissing: Story = {
  parameters: { product: { at: 2 } },
  play: async (context) => {
    const { canvasElement } = context
    const box = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.click(buyButton(canvasElement))
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
    await userEvent.click(buyButton(context.canvasElement))
    await expect(context.canvasElement.querySelector('[data-severity=attention]')).toBeVisible()
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
  play: async ({ canvasElement }) => {
    await userEvent.click(buyButton(canvasElement))
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-severity=attention]')).toHaveTextContent('50'),
    )
  },
}

/** No answer came; trying again puts the line in once. */
export const GatewayDown: Story = {
  parameters: { product: { at: 8, gateway: { user: 'guest' }, then: 'down' } },
  play: async (context) => {
    const { canvasElement } = context
    const { test } = loadedShop<Read>(context)
    await userEvent.click(buyButton(canvasElement))
    await waitFor(
      () => expect(canvasElement.querySelector('[data-severity=error]')).toBeVisible(),
      { timeout: 8_000 },
    )
    test.play('ok')
    await userEvent.click(buyButton(canvasElement))
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#cart'),
    )
    await expect(loadedShop<Read>(context).shop.cart.get().cart?.items).toHaveLength(1)
  },
}

/** Something else answers in the gateway's place. */
export const GatewayRubbish: Story = {
  parameters: { product: { at: 9, gateway: { user: 'guest' }, then: 'rubbish' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(buyButton(canvasElement))
    await waitFor(
      () => expect(canvasElement.querySelector('[data-severity=error]')).toBeVisible(),
      { timeout: 8_000 },
    )
  },
}

/**
 * While the answer takes its time the button keeps its place and its focus, and rejects a second
 * press.
 */
export const GatewaySlow: Story = {
  parameters: { product: { at: 10, gateway: { user: 'guest', slowMs: 60_000 }, then: 'slow' } },
  play: async ({ canvasElement }) => {
    const button = buyButton(canvasElement)
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
