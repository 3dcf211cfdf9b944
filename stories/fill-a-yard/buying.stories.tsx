import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleLayout } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { startsWith } from '../support/find.ts'
import { announced, inlineStyles } from '../support/unseen.ts'
import { yardParts } from './yard-parts.ts'
import { adds, layoutOf, renderYard, yardLoader } from './yard-story.tsx'
import type { YardRead } from './yard-story.tsx'

const meta = {
  title: 'Shop/Fill-A-Yard/Buying',
  component: FillAYardFlow,
  loaders: [yardLoader],
  render: (_, context) => renderYard(context),
} as Meta<typeof FillAYardFlow>
export default meta
type Story = StoryObj<typeof FillAYardFlow>

/** The fabric is out of stock: it can be viewed but not bought, and another one can be chosen. */
export const OutOfStock: Story = {
  parameters: { yard: { start: { layout: layoutOf(4, 'CREPE_DE_CHINE', 12) } } },
  play: async (context) => {
    const yard = yardParts(context)
    await userEvent.click(yard.buy())
    await expect(yard.canvas.getByText(yard.t('errors.FABRIC_OUT_OF_STOCK'))).toBeVisible()
    await expect(adds(context)).toHaveLength(0)
    await userEvent.selectOptions(yard.cloth(), 'petal_signature_cotton')
    await waitFor(() => expect(yard.queryNotice('attention')).toBeNull())
  },
}

/**
 * The gateway counts other cells than the page: its count is used, a message explains it, and
 * nothing is added.
 */
export const GatewayDisagrees: Story = {
  parameters: { yard: { gateway: { disagrees: true }, start: { layout: sampleLayout(4) } } },
  play: async (context) => {
    const yard = yardParts(context)
    await expect(yard.notice('attention')).toHaveTextContent('41')
    await userEvent.click(yard.buy())
    await expect(adds(context)).toHaveLength(0)
  },
}

/**
 * Added once, with an idempotency key; a live region announces it and a link to the cart appears.
 */
export const Adding: Story = {
  parameters: { yard: { start: { layout: sampleLayout(4) } } },
  play: async (context) => {
    const yard = yardParts(context)
    await userEvent.click(yard.buy())
    await waitFor(() => expect(yard.cartLink()).toBeVisible())
    await expect(adds(context)).toHaveLength(1)
    await expect(adds(context)[0]?.headers['idempotency-key']).toBeTruthy()
    await expect(adds(context)[0]?.body).toMatchObject({ quantity: 1 })
    await waitFor(() => expect(announced(yard.canvasElement)).not.toBe(''))
  },
}

/**
 * Ten squares are empty, which is asked about: a shopper may go back, have them filled, or buy the
 * yard as it is. The focus returns to the button.
 */
export const ManyEmptySquares: Story = {
  parameters: {
    yard: { start: { layout: layoutOf(4, 'PETAL_SIGNATURE_COTTON', 32) } },
  },
  play: async (context) => {
    const yard = yardParts(context)
    const { t } = yard
    const title = t('fill-a-yard.askTitle', { count: 10 })
    // A closed dialog is answered a task later: until then it is on the page, but hidden.
    const question = () => yard.canvas.queryByRole('dialog', { hidden: true })
    const ask = async () => {
      yard.buy().focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(yard.canvas.getByRole('heading', { name: title })).toHaveFocus(), {
        timeout: 10_000,
      })
    }
    const answer = (key: 'askAdd' | 'askFill' | 'askBack') =>
      userEvent.click(
        within(yard.canvas.getByRole('dialog')).getByRole('button', {
          name: startsWith(t(`fill-a-yard.${key}`)),
        }),
      )
    await ask()
    await answer('askBack')
    await waitFor(() => expect(question()).toBeNull(), { timeout: 10_000 })
    await expect(yard.buy()).toHaveFocus()
    await expect(yard.filled()).toBe(32)

    await ask()
    await answer('askFill')
    await waitFor(() => expect(yard.filled()).toBe(42), { timeout: 10_000 })
    await expect(question()).toBeNull()
    await expect(adds(context)).toHaveLength(0)

    await userEvent.click(yard.step('undo'))
    await ask()
    await answer('askAdd')
    await waitFor(() => expect(yard.cartLink()).toBeVisible())
    await expect(adds(context)).toHaveLength(1)
  },
}

/** The question, as it is first seen. */
export const Question: Story = {
  parameters: {
    yard: { start: { layout: layoutOf(4, 'PETAL_SIGNATURE_COTTON', 12) } },
  },
  play: async (context) => {
    const yard = yardParts(context)
    await userEvent.click(yard.buy())
    await expect(yard.canvas.getByRole('dialog')).toBeVisible()
    await expect(inlineStyles(yard.canvasElement)).toHaveLength(0)
  },
}

/**
 * While the answer is pending, the button keeps its place and its focus, and nothing can be
 * changed.
 */
export const AddingSlowly: Story = {
  parameters: {
    yard: {
      gateway: { user: 'guest', slowMs: 60_000 },
      then: 'slow',
      start: { layout: sampleLayout(4) },
    },
  },
  play: async (context) => {
    const yard = yardParts(context)
    const button = yard.buy()
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(button).toHaveFocus()
    await userEvent.click(yard.tool('clear-all'))
    await expect(yard.filled()).toBe(42)
  },
}

/** The answer was lost; trying again adds the yard once. */
export const GatewayDown: Story = {
  parameters: {
    yard: { gateway: { user: 'guest' }, then: 'down', start: { layout: sampleLayout(4) } },
  },
  play: async (context) => {
    const yard = yardParts(context)
    await userEvent.click(yard.buy())
    await waitFor(() => expect(yard.notice('error')).toBeVisible(), { timeout: 30_000 })
    loadedShop<YardRead>(context).test.play('ok')
    await userEvent.click(
      within(yard.notice('error')).getByRole('button', { name: yard.t('common.tryAgain') }),
    )
    await waitFor(() => expect(yard.cartLink()).toBeVisible())
    await expect(new Set(adds(context).map(({ headers }) => headers['idempotency-key'])).size).toBe(
      1,
    )
    await expect(loadedShop<YardRead>(context).shop.cart.get().cart?.items).toHaveLength(1)
  },
}

/** A design was withdrawn: the gateway rejects the yard, and the collection can be reloaded. */
export const DesignWithdrawn: Story = {
  parameters: {
    yard: {
      gateway: { user: 'guest' },
      then: 'code:DESIGN_NOT_FOR_SALE@fill-a-yard.add',
      start: { layout: sampleLayout(4) },
    },
  },
  play: async (context) => {
    const yard = yardParts(context)
    await userEvent.click(yard.buy())
    await waitFor(() => expect(yard.notice()).toBeVisible())
  },
}

/** The cart is full. */
export const CartFull: Story = {
  parameters: {
    yard: {
      then: 'code:ORDER_ITEMS_FOR_ORDER_AT_LIMIT@fill-a-yard.add',
      start: { layout: sampleLayout(8) },
    },
  },
  play: async (context) => {
    const yard = yardParts(context)
    await userEvent.click(yard.buy())
    await waitFor(() => expect(yard.notice('attention')).toHaveTextContent('50'))
  },
}

/** A line of the cart is edited: it is replaced and no line is added. */
export const UpdatingALine: Story = {
  parameters: {
    yard: {
      gateway: { items: [{ layout: sampleLayout(4), quantity: 2 }] },
      start: ({ itemId }: { readonly itemId: string }) => ({
        layout: sampleLayout(4),
        itemId,
        quantity: 2,
      }),
    },
  },
  play: async (context) => {
    const yard = yardParts(context)
    const { t } = yard
    await expect(yard.canvas.getByRole('spinbutton')).toHaveValue('2')
    const cancel = () => yard.canvas.queryByRole('link', { name: t('common.cancel') })
    await expect(cancel()).toHaveAttribute('href', '#cart')
    await userEvent.click(yard.swatch(2))
    await userEvent.click(yard.cell(0))
    await userEvent.click(yard.buy())
    await waitFor(() => expect(yard.cartLink()).toBeVisible())
    await expect(cancel()).toBeNull()
    await waitFor(() => expect(announced(yard.canvasElement)).toContain(t('fabric.updated')))
    await expect(adds(context).map(({ call }) => call)).toEqual(['fill-a-yard.replace'])
    await expect(loadedShop<YardRead>(context).shop.cart.get().cart?.items).toHaveLength(1)
  },
}
