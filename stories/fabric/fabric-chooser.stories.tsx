import type { DesignDetail } from '@selvage/core/design'
import { designImageUrl } from '@selvage/core/design'
import { FABRIC_CODES, sizeIn } from '@selvage/core/fabric'
import type { FabricOffer } from '@selvage/core/fabric'
import { FabricChooser, SizeChooser } from '@selvage/react/fabric'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import { readProduct } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import * as css from './fabric-story.css.ts'

interface Read {
  readonly design: DesignDetail
  readonly offers: readonly FabricOffer[]
}

const meta = {
  title: 'Shop/Fabric chooser',
  component: FabricChooser,
  loaders: [shopLoader({}, readProduct(4))],
  args: { onChange: fn() },
  render: (args, context) => {
    const { offers, design, gatewayUrl, shop } = loadedShop<Read>(context)
    return (
      <div className={css.panel}>
        <FabricChooser
          {...args}
          offers={offers}
          size={sizeIn(shop.measurement, 'length')}
          defaultValue={args.defaultValue ?? 'LINEN_COTTON_CANVAS'}
          pictureUrl={designImageUrl(gatewayUrl, {
            id: design.id,
            view: 'card',
            width: 300,
            format: 'webp',
          })}
        />
      </div>
    )
  },
} as Meta<typeof FabricChooser>
export default meta
type Story = StoryObj<typeof FabricChooser>

/** Four that suit the design; all others below, by what they are made of. */
export const Featured: Story = {
  play: async ({ args, canvasElement }) => {
    const [, another] = within(canvasElement).getAllByRole('radio')
    await userEvent.click(another ?? canvasElement)
    await expect(args.onChange).toHaveBeenCalled()
  },
}

/** Every fabric of the table, searched and sorted. */
export const EveryFabric: Story = {
  tags: ['every-fabric'],
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await userEvent.click(canvas.getByText(t('fabric.compare', { count: FABRIC_CODES.length })))
    await expect(canvas.getAllByRole('radio')).toHaveLength(FABRIC_CODES.length)
    await userEvent.type(canvas.getByRole('searchbox'), 'lycra')
    await expect(canvas.getAllByRole('radio').length).toBeLessThan(8)
    await userEvent.clear(canvas.getByRole('searchbox'))
  },
}

/** Nothing of that name: the four above stay. */
export const NoneMatch: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await userEvent.click(canvas.getByText(t('fabric.compare', { count: FABRIC_CODES.length })))
    await userEvent.type(canvas.getByRole('searchbox'), 'corduroy')
    await expect(context.canvasElement).toHaveTextContent('corduroy')
  },
}

export const Missing: Story = { args: { error: 'Choose a fabric' } }

/** Swatch, fat quarter, and yard or meter, each with its share of the cloth. */
export const Sizes: Story = {
  render: (_, context) => {
    const [offer] = loadedShop<Read>(context).offers
    return offer === undefined ? (
      <></>
    ) : (
      <div className={css.panel}>
        <SizeChooser fabric={offer.code} offer={offer} />
      </div>
    )
  },
}
