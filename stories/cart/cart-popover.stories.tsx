import type { TestGatewayOptions } from '@selvage/core/testing'
import { CartPopover } from '@selvage/react/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
import type { StoryGlobals } from '../support/globals.ts'
import { linesFor, mixedLinesFor } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import * as css from './cart-story.css.ts'
import { takenFrom } from './cart-story.tsx'
import type { TakenCart } from './cart-story.tsx'

interface Settings {
  readonly gateway?: TestGatewayOptions
  readonly count?: number
  readonly mixed?: true
  readonly empty?: true
  readonly moved?: true
  readonly atStart?: true
}

/** Opens the popover and returns its panel, found by its name. */
const open = async (context: StoryContext) => {
  const { canvas, t } = openCanvas(context)
  await userEvent.click(canvas.getByRole('button'))
  return { canvas, panel: within(canvas.getByRole('region', { name: t('cart.title') })), t }
}

/** Loads the lines and expects all of the panel in the viewport, and all of a line in it. */
const expectInView = async (context: StoryContext) => {
  const { canvas, t } = await open(context)
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
  const panel = canvas.getByRole('region', { name: t('cart.title') })
  const { left, right, top, bottom } = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  await expect({ left, top }).toSatisfy(() => left >= 0 && top >= 0)
  await expect({ right, bottom }).toSatisfy(() => right <= clientWidth && bottom <= clientHeight)
  const { getAllByRole } = within(panel)
  for (const part of [panel, ...getAllByRole('list'), ...getAllByRole('article')])
    await expect(part.scrollWidth).toBe(part.clientWidth)
  for (const link of getAllByRole('link'))
    await expect(link.getBoundingClientRect().right).toBeLessThan(right)
}

const meta = {
  title: 'Shop/Cart popover',
  component: CartPopover,
  loaders: [
    async ({ globals, parameters }) => {
      const { gateway, mixed, empty, moved } = (parameters['cart'] ?? {}) as Settings
      const set = { measurement: 'imperial', ...globals } as StoryGlobals
      const story = openStoryShop(globals, {
        ...(!empty && { items: mixed ? mixedLinesFor(set) : linesFor(set) }),
        ...gateway,
      })
      return { story: { ...story, ...(moved && takenFrom(story)) } }
    },
  ],
  render: (_, context) => {
    const { storefront } = loadedShop<TakenCart>(context)
    const { count = 3, atStart } = (context.parameters['cart'] ?? {}) as Settings
    return (
      <div className={atStart ? css.start : css.corner}>
        <CartPopover
          count={count}
          cartHref="#cart"
          {...(storefront === undefined ? { checkoutHref: '#checkout' } : { storefront })}
        />
      </div>
    )
  },
} as Meta<typeof CartPopover>
export default meta
type Story = StoryObj<typeof CartPopover>

/** The header's summary of the cart. It is loaded when it is first opened. */
export const Filled: Story = {
  play: async (context) => {
    const { canvas } = await open(context)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** Fabric, wallpaper and a filled yard. */
export const ThreeKinds: Story = {
  parameters: { cart: { mixed: true, count: 8 } },
  play: async (context) => {
    const { canvas } = await open(context)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
  },
}

/** As wide as a narrow phone, with all of each price and of both buttons. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: expectInView,
}

/** A button at the start of a page, where a panel that ends with it would leave the page. */
export const AtTheStart: Story = { parameters: { cart: { atStart: true } }, play: expectInView }

export const Empty: Story = {
  parameters: { cart: { empty: true, count: 0 } },
  play: async (context) => {
    const { panel, t } = await open(context)
    await waitFor(() => expect(panel.queryByRole('status')).toBeNull())
    await expect(panel.getByText(t('cart.empty'))).toBeVisible()
  },
}

/** The cart was taken to a storefront on another origin, and the panel leads there. */
export const AtTheStorefront: Story = {
  parameters: { cart: { empty: true, moved: true, count: 0 } },
  play: async (context) => {
    const { panel, t } = await open(context)
    await expect(await panel.findByRole('link', { name: t('cart.openMoved') })).toBeVisible()
  },
}

export const OnItsWay: Story = {
  parameters: { cart: { gateway: { scenario: 'slow', slowMs: 60_000 } } },
  play: async (context) => {
    const { panel } = await open(context)
    await expect(panel.getByRole('status')).toBeVisible()
  },
}

/** The cart could not be loaded; trying again loads it. */
export const LoadFailed: Story = {
  parameters: { cart: { gateway: { scenario: 'down' } } },
  play: async (context) => {
    const { canvas, panel, t } = await open(context)
    const again = await panel.findByRole('button', { name: t('common.tryAgain') })
    loadedShop<object>(context).test.play('ok')
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
  },
}
