import type { CartItemInput } from '@selvage/core/cart'
import { SavedSection } from '@selvage/react/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ANY, like, openCanvas } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
import { designId } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { cartLoader, CartPage } from './cart-story.tsx'
import type { CartRead } from './cart-story.tsx'

const meta = {
  title: 'Shop/Saved for later',
  component: SavedSection,
  loaders: [cartLoader],
  render: (_, context) => <CartPage story={loadedShop<CartRead>(context)} />,
} as Meta<typeof SavedSection>
export default meta
type Story = StoryObj<typeof SavedSection>

const parts = (context: StoryContext) => {
  const opened = openCanvas(context)
  const { canvas, t } = opened
  const section = () => within(canvas.getByRole('region', { name: t('cart.savedTitle') }))
  return {
    ...opened,
    section,
    lines: () => section().queryAllByRole('article'),
    save: () => canvas.getAllByRole('button', { name: like(t('cart.saveTitle', { title: ANY })) }),
    move: () =>
      section().getAllByRole('button', { name: like(t('cart.moveTitle', { title: ANY })) }),
    remove: () =>
      section().getAllByRole('button', { name: like(t('cart.unsaveTitle', { title: ANY })) }),
  }
}

/** A line is saved for later and moved back; the focus follows it both times. */
export const SavedAndBack: Story = {
  parameters: { cart: { mixed: true, saved: 1 } },
  play: async (context) => {
    const { save, move, lines } = parts(context)
    await expect(lines()).toHaveLength(1)
    await userEvent.click(save()[0] as HTMLElement)
    await waitFor(() => expect(lines()).toHaveLength(2))
    await waitFor(() => expect(move()[0]).toHaveFocus())
    await waitFor(() => expect(save()).toHaveLength(1))
    await userEvent.click(move()[0] as HTMLElement)
    await waitFor(() => expect(lines()).toHaveLength(1))
    await waitFor(() => expect(save()).toHaveLength(2))
  },
}

/** Removed lines are gone for good, and the focus stays with the list. */
export const Removed: Story = {
  parameters: { cart: { mixed: true, saved: 2 } },
  play: async (context) => {
    const { canvas, remove, lines, section, t } = parts(context)
    await userEvent.click(remove()[0] as HTMLElement)
    await waitFor(() => expect(lines()).toHaveLength(1))
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: t('cart.savedTitle') })).toHaveFocus(),
    )
    await userEvent.click(remove()[0] as HTMLElement)
    await waitFor(() => expect(section().getByText(t('cart.savedNone'))).toBeVisible())
  },
}

/** A line that cannot be bought any more says so, and cannot be moved. */
export const NoLongerForSale: Story = {
  parameters: {
    cart: {
      saved: 1,
      gateway: {
        items: [
          { designId: designId(2), fabric: 'BELGIAN_LINEN', size: 'YARD', quantity: 1 },
          { designId: designId(5), fabric: 'CREPE_DE_CHINE', size: 'YARD', quantity: 1 },
        ] satisfies CartItemInput[],
      },
    },
  },
  play: async (context) => {
    const { section, remove, t } = parts(context)
    await expect(
      section().queryByRole('button', { name: like(t('cart.moveTitle', { title: ANY })) }),
    ).toBeNull()
    await expect(section().getByText(t('cart.unavailable_fabric_unavailable'))).toBeVisible()
    await expect(remove()).toHaveLength(1)
  },
}

/** A cart whose lines are all saved for later. */
export const AllSaved: Story = { parameters: { cart: { saved: 9 } } }

/** The list could not be loaded in time: the advice, and the cart works. */
export const TooSlow: Story = {
  parameters: { cart: { saved: 'unread' } },
  play: async (context) => {
    const { section, lines, t } = parts(context)
    await expect(section().getByText(t('errors.ORDER_SAVED_TIMEOUT_ERROR'))).toBeVisible()
    await userEvent.click(await section().findByRole('button', { name: t('common.tryAgain') }))
    await waitFor(() => expect(section().getByText(t('cart.savedNone'))).toBeVisible())
    await expect(lines()).toHaveLength(0)
  },
}
