import type { CartItemInput } from '@selvage/core/cart'
import { ENDED_PROMO_CODE, MEMBERS_PROMO_CODE, SAMPLE_PROMO } from '@selvage/core/testing'
import { CartFlow } from '@selvage/react/cart'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
import { designId } from '../support/read.ts'
import { loadedShop } from '../support/shop.ts'
import { cartLoader, CartPage } from './cart-story.tsx'
import type { CartRead } from './cart-story.tsx'

const meta = {
  title: 'Shop/Cart/Promo code',
  component: CartFlow,
  loaders: [cartLoader],
  render: (_, context) => <CartPage story={loadedShop<CartRead>(context)} />,
} as Meta<typeof CartFlow>
export default meta
type Story = StoryObj<typeof CartFlow>

/** The field of the code and that of the line's quantity. */
const cartParts = (context: StoryContext) => {
  const { canvas, canvasElement, t } = openCanvas(context)
  return {
    canvas,
    canvasElement,
    t,
    promo: () => canvas.getByRole('textbox', { name: t('cart.promo') }),
    quantity: () => canvas.getByRole('spinbutton'),
  }
}

const swatches = (quantity: number): CartItemInput => ({
  designId: designId(2),
  fabric: 'COTTON_LAWN',
  size: 'TEST_SWATCH_YARD',
  quantity,
})

/** A valid promo code. */
export const PromoApplied: Story = {
  play: async (context) => {
    const { canvasElement, promo } = cartParts(context)
    await userEvent.type(promo(), `${SAMPLE_PROMO.code.toLowerCase()}{Enter}`)
    await waitFor(() => expect(canvasElement).toHaveTextContent(SAMPLE_PROMO.code))
  },
}

/** An unknown promo code stays in its field, and the error message is shown there. */
export const PromoUnknown: Story = {
  play: async (context) => {
    const box = cartParts(context).promo()
    await userEvent.type(box, 'FREECLOTH{Enter}')
    await waitFor(() => expect(box).toBeInvalid())
    await expect(box).toHaveValue('FREECLOTH')
  },
}

/** A code that has ended says so, and stays in its field. */
export const PromoEnded: Story = {
  play: async (context) => {
    const { canvas, promo, t } = cartParts(context)
    await userEvent.type(promo(), `${ENDED_PROMO_CODE}{Enter}`)
    await waitFor(() => expect(promo()).toBeInvalid())
    await expect(canvas.getAllByText(t('errors.PROMO_CODE_ENDED'))[0]).toBeVisible()
    await expect(promo()).toHaveValue(ENDED_PROMO_CODE)
  },
}

/** A code for members leads a guest to the login. */
export const PromoForMembers: Story = {
  play: async (context) => {
    const { canvas, promo, t } = cartParts(context)
    await userEvent.type(promo(), `${MEMBERS_PROMO_CODE}{Enter}`)
    await waitFor(() => expect(promo()).toBeInvalid())
    await expect(
      canvas.getAllByText(t('errors.PROMO_ORDER_DOES_NOT_QUALIFY_members_only'))[0],
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('cart.promoLogIn') })).toBeVisible()
    await expect(promo()).toHaveValue(MEMBERS_PROMO_CODE)
  },
}

export const PromoDoesNotQualify: Story = {
  parameters: { cart: { then: 'code:PROMO_ORDER_DOES_NOT_QUALIFY@cart.promo' } },
  play: async (context) => {
    const box = cartParts(context).promo()
    await userEvent.type(box, `${SAMPLE_PROMO.code}{Enter}`)
    await waitFor(() => expect(box).toBeInvalid())
  },
}

/** A code that counted until the order became too small: it says so, and can be taken off. */
export const PromoTooLittle: Story = {
  parameters: { cart: { gateway: { items: [swatches(4)] } } },
  play: async (context) => {
    const { canvas, promo, quantity, t } = cartParts(context)
    const off = () => canvas.getByRole('button', { name: t('cart.promoOff') })
    await userEvent.type(promo(), `${SAMPLE_PROMO.code}{Enter}`)
    await waitFor(() => expect(off()).toHaveFocus())
    await userEvent.clear(quantity())
    await userEvent.type(quantity(), '1')
    const why = () => canvas.queryByText(t('cart.unavailable_promo_not_applicable'))
    await waitFor(() => expect(why()).toBeVisible())
    await expect(promo()).toHaveValue('')
    await userEvent.click(off())
    await waitFor(() => expect(why()).toBeNull())
    await expect(canvas.getByRole('button', { name: t('cart.promoApply') })).toHaveFocus()
    await userEvent.clear(quantity())
    await userEvent.type(quantity(), '4')
    await userEvent.type(promo(), `${SAMPLE_PROMO.code}{Enter}`)
    await waitFor(() => expect(off()).toBeVisible())
    await userEvent.clear(quantity())
    await userEvent.type(quantity(), '2')
    await waitFor(() => expect(why()).toBeVisible())
  },
}
