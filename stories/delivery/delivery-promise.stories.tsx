import { DeliveryPromise } from '@selvage/react/delivery'
import type { Meta, StoryObj } from '@storybook/react-vite'

const standard = {
  kind: 'standard',
  price: { minor: 695, currency: 'USD' },
  freeFrom: { minor: 7500, currency: 'USD' },
  arrivesFrom: '2026-12-09',
  arrivesUntil: '2026-12-15',
} as const

const meta = {
  title: 'Product/Delivery promise',
  component: DeliveryPromise,
  args: { estimates: [standard], country: 'US', changeHref: '#preferences' },
} satisfies Meta<typeof DeliveryPromise>
export default meta
type Story = StoryObj<typeof meta>

/** Free from an amount, as in the United States. */
export const FreeFromAnAmount: Story = {}
/** Never free, as in most countries. */
export const NeverFree: Story = {
  args: {
    country: 'AT',
    estimates: [{ ...standard, price: { minor: 1295, currency: 'EUR' }, freeFrom: null }],
  },
}
/** A product that ships free, such as a sample pack. */
export const ShipsFree: Story = { args: { shipsFree: true } }
/** A country that the shop does not ship to. */
export const NotShipped: Story = { args: { country: 'KP', estimates: [] } }
