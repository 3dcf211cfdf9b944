import type { TestGatewayOptions } from '@selvage/core/testing'
import { CartPopover } from '@selvage/react/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { StoryGlobals } from '../support/globals.ts'
import { linesFor, mixedLinesFor } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import * as css from './cart-story.css.ts'

interface Settings {
  readonly gateway?: TestGatewayOptions
  readonly count?: number
  readonly mixed?: true
  readonly empty?: true
}

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  return within(canvasElement)
}

const meta = {
  title: 'Shop/Cart popover',
  component: CartPopover,
  loaders: [
    async ({ globals, parameters }) => {
      const { gateway, mixed, empty } = (parameters['cart'] ?? {}) as Settings
      const set = { measurement: 'imperial', ...globals } as StoryGlobals
      return {
        story: openStoryShop(globals, {
          ...(!empty && { items: mixed ? mixedLinesFor(set) : linesFor(set) }),
          ...gateway,
        }),
      }
    },
  ],
  render: (_, context) => {
    const { shop, gatewayUrl } = loadedShop<object>(context)
    const { count = 3 } = (context.parameters['cart'] ?? {}) as Settings
    return (
      <div className={css.corner}>
        <CartPopover
          shop={shop}
          count={count}
          gatewayUrl={gatewayUrl}
          cartHref="#cart"
          checkoutHref="#checkout"
        />
      </div>
    )
  },
} as Meta<typeof CartPopover>
export default meta
type Story = StoryObj<typeof CartPopover>

/** The header's summary of the cart. It is loaded when it is first opened. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** Fabric, wallpaper and a filled yard. */
export const ThreeKinds: Story = {
  parameters: { cart: { mixed: true, count: 8 } },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
  },
}

export const Empty: Story = {
  parameters: { cart: { empty: true, count: 0 } },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('section [role=status]')).toBeNull())
  },
}

export const OnItsWay: Story = {
  parameters: { cart: { gateway: { scenario: 'slow', slowMs: 60_000 } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(canvasElement.querySelector('section [role=status]')).toBeVisible()
  },
}

/** The cart could not be loaded; trying again loads it. */
export const LoadFailed: Story = {
  parameters: { cart: { gateway: { scenario: 'down' } } },
  play: async (context) => {
    const canvas = await open(context.canvasElement)
    const again = await waitFor(() => {
      const button = context.canvasElement.querySelector<HTMLButtonElement>('section button')
      if (button === null) throw new Error('There is no way to try again yet.')
      return button
    })
    loadedShop<object>(context).test.play('ok')
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
  },
}
