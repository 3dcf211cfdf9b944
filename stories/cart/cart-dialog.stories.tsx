import { Button } from '@selvage/react/button'
import { CartDialog } from '@selvage/react/cart'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ANY, like, openCanvas } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
import type { StoryGlobals } from '../support/globals.ts'
import { mixedLinesFor } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'

interface Settings {
  readonly empty?: true
  readonly down?: true
}

/** A button opens the panel. */
function Opened() {
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('navigation.cart')}</Button>
      <CartDialog
        open={open}
        onOpenChange={setOpen}
        cartHref="#cart"
        checkoutHref="#checkout"
        shopHref="#shop"
      />
    </>
  )
}

const open = async (context: StoryContext) => {
  const { canvas, t } = openCanvas(context)
  const opener = canvas.getByRole('button', { name: t('navigation.cart') })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: t('cart.title') })
  return { dialog, opener, panel: within(dialog), t }
}

const meta = {
  title: 'Shop/Cart dialog',
  component: CartDialog,
  loaders: [
    async ({ globals, parameters }) => {
      const { empty, down } = (parameters['cart'] ?? {}) as Settings
      const set = { measurement: 'imperial', ...globals } as StoryGlobals
      const items = empty ? [] : mixedLinesFor(set)
      return { story: openStoryShop(globals, { items, ...(down && { scenario: 'down' }) }) }
    },
  ],
  render: () => <Opened />,
} as Meta<typeof CartDialog>
export default meta
type Story = StoryObj<typeof CartDialog>

/** The focus stays inside, and goes back to the control that opened the panel. */
export const Filled: Story = {
  play: async (context) => {
    const { dialog, opener, panel, t } = await open(context)
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(3))
    await expect(panel.getByRole('link', { name: t('cart.checkout') })).toBeVisible()
    await expect(panel.getByRole('link', { name: t('cart.viewCart') })).toBeVisible()
    for (let presses = 0; presses < 16; presses += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A removed line leaves its place to the button that puts it back, which takes the focus. */
export const Removed: Story = {
  play: async (context) => {
    const { panel, t } = await open(context)
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(3))
    const second = within(panel.getAllByRole('listitem')[1] as HTMLElement)
    const title = second.getByRole('heading').textContent
    await userEvent.click(
      second.getByRole('button', { name: like(t('cart.removeTitle', { title: ANY })) }),
    )
    const back = await panel.findByRole('button', { name: t('cart.undo') })
    await waitFor(() => expect(back).toHaveFocus())
    await expect(panel.getAllByRole('listitem')[1]).toContainElement(back)
    await userEvent.click(back)
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(3))
    await expect(panel.getAllByRole('heading', { level: 3 })[1]).toHaveTextContent(title)
  },
}

/** As wide as a narrow phone. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { dialog, panel } = await open(context)
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(3))
    // It has slid in.
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0))
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}

export const Empty: Story = {
  parameters: { cart: { empty: true } },
  play: async (context) => {
    const { panel, t } = await open(context)
    await expect(await panel.findByRole('link', { name: t('cart.browse') })).toBeVisible()
  },
}

/** The cart could not be loaded; trying again loads it. */
export const LoadFailed: Story = {
  parameters: { cart: { down: true } },
  play: async (context) => {
    const { panel, t } = await open(context)
    const again = await panel.findByRole('button', { name: t('common.tryAgain') })
    loadedShop<object>(context).test.play('ok')
    await userEvent.click(again)
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(3))
  },
}
