import type { DesignDetail } from '@selvage/core/design'
import { designImageUrl } from '@selvage/core/design'
import { FABRIC_CODES, sizeIn } from '@selvage/core/fabric'
import type { FabricOffer } from '@selvage/core/fabric'
import { FabricChooser, SizeChooser } from '@selvage/react/fabric'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { openCanvas, startsWith } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
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

/** Four that suit the design; all of them are compared in a sheet. */
export const Featured: Story = {
  play: async ({ args, canvasElement }) => {
    const [, another] = within(canvasElement).getAllByRole('radio')
    await userEvent.click(another ?? canvasElement)
    await expect(args.onChange).toHaveBeenCalled()
  },
}

const openSheet = async (context: StoryContext) => {
  const { canvas, t } = openCanvas(context)
  await userEvent.click(canvas.getByText(t('fabric.compare', { count: FABRIC_CODES.length })))
  const title = t('fabric.compareTitle', { count: FABRIC_CODES.length })
  return { t, sheet: within(await screen.findByRole('dialog', { name: title })) }
}

/** Every fabric of the table, compared: hand, uses, width, weight and price. */
export const EveryFabric: Story = {
  tags: ['every-fabric'],
  play: async (context) => {
    const { sheet } = await openSheet(context)
    await expect(sheet.getAllByRole('rowheader')).toHaveLength(FABRIC_CODES.length)
  },
}

/** The fabrics for one use; the chosen one is none of them. */
export const OneUse: Story = {
  play: async (context) => {
    const { sheet, t } = await openSheet(context)
    const uses = within(sheet.getByRole('group', { name: t('fabric.useLabel') }))
    const sport = uses.getByRole('button', { name: startsWith(t('fabric.use_sport')) })
    await userEvent.click(sport)
    await expect(sport).toHaveAttribute('aria-pressed', 'true')
    await expect(sheet.getAllByRole('rowheader').length).toBeLessThan(8)
  },
}

/** A fabric that is chosen in the sheet leads the four, and the sheet closes. */
export const ChosenInTheSheet: Story = {
  play: async (context) => {
    const { sheet, t } = await openSheet(context)
    const name = t('fabric.chooseNamed', { fabric: t('fabric.FABRIC_VELVET') })
    await userEvent.click(sheet.getByRole('button', { name }))
    await expect(context.args.onChange).toHaveBeenCalledWith('VELVET')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { canvas } = openCanvas(context)
    await expect(
      canvas.getByRole('radio', { name: startsWith(t('fabric.FABRIC_VELVET')) }),
    ).toBeChecked()
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
