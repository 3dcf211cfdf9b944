import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { present } from '../support/find.ts'
import { loadedShop } from '../support/shop.ts'
import { calculatorParts } from './calculator-parts.ts'
import { calculatorMeta, wall, withSettings } from './calculator-story.tsx'
import type { Read, Story } from './calculator-story.tsx'

const meta = {
  ...calculatorMeta,
  title: 'Shop/Wallpaper calculator/Gateway',
  component: WallpaperCalculator,
} as Meta<typeof WallpaperCalculator>
export default meta

/** A slow gateway; our own count is shown until the price arrives. */
export const GatewaySlow: Story = {
  parameters: withSettings({ gateway: { slowMs: 60_000 }, then: 'slow', props: { start: wall } }),
  play: async (context) => {
    const { pieces, buy, total } = calculatorParts(context)
    await expect(pieces()).toBe(6)
    await expect(total()).toBeNull()
    await expect(buy()).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A gateway that is down; the plan stays, and a retry loads the price. */
export const GatewayDown: Story = {
  parameters: withSettings({ then: 'down', props: { start: wall } }),
  play: async (context) => {
    const { pieces, retry, total } = calculatorParts(context)
    await waitFor(() => expect(retry()).toBeVisible(), { timeout: 30_000 })
    await expect(pieces()).toBe(6)
    loadedShop<Read>(context).test.play('ok')
    await userEvent.click(present(retry()))
    await waitFor(() => expect(total()).toBeVisible())
  },
}

/** A gateway with another count; its count and price are shown with a notice. */
export const GatewayDisagrees: Story = {
  parameters: withSettings({ gateway: { disagrees: true }, props: { start: wall } }),
  play: async (context) => {
    const { notice, pieces, trace } = calculatorParts(context)
    await waitFor(() => expect(pieces()).toBe(7))
    await expect(notice('attention')).toBeVisible()
    await expect(trace()).toBeNull()
  },
}

/** A line that could not be added shows an error, and the typed wall stays. */
export const CartFull: Story = {
  parameters: withSettings({ props: { start: wall } }),
  play: async (context) => {
    const { buy, height, notice } = calculatorParts(context)
    await waitFor(() => expect(buy()).not.toHaveAttribute('aria-disabled'))
    loadedShop<Read>(context).test.play('code:ORDER_ITEMS_FOR_ORDER_AT_LIMIT')
    await userEvent.click(present(buy()))
    await waitFor(() => expect(notice('attention')).toHaveTextContent('50'))
    await expect(height()).toHaveValue('96')
  },
}
