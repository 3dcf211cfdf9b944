import type { DesignDetail } from '@selvage/core/design'
import { FABRIC_CODES, sizeIn } from '@selvage/core/fabric'
import type { FabricCode, FabricCut, FabricOffer } from '@selvage/core/fabric'
import { TrueSize, YardPreview } from '@selvage/react/fabric'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { readProduct } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'
import * as css from './fabric-story.css.ts'

interface Read {
  readonly design: DesignDetail
  readonly offers: readonly FabricOffer[]
}
interface Args {
  readonly at: number
  readonly fabric: FabricCode
  readonly cut: FabricCut
}

const meta = {
  title: 'Shop/Yard preview',
  component: YardPreview,
  subcomponents: { TrueSize },
  args: { at: 0, fabric: 'BELGIAN_LINEN', cut: 'length' },
  argTypes: {
    at: { control: { type: 'number', min: 0, max: 19 } },
    fabric: { control: 'select', options: FABRIC_CODES },
    cut: { control: 'select', options: ['length', 'fat-quarter', 'swatch'] },
  },
  loaders: [
    async ({ globals, args }) => {
      const story = openStoryShop(globals)
      return { story: { ...story, ...(await readProduct(args.at)(story)) } }
    },
  ],
  render: ({ fabric, cut }, context) => {
    const { design, shop } = loadedShop<Read>(context)
    return (
      <div className={css.yard}>
        <YardPreview design={design} fabric={fabric} size={sizeIn(shop.measurement, cut)} />
      </div>
    )
  },
} as Meta<Args & ComponentProps<typeof YardPreview>>
export default meta
type Story = StoryObj<Args>

/** One yard (or meter) at true scale, with a tape on two sides and the smaller cuts marked. */
export const Yard: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName()
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** Outlines are seen on dark cloth too. */
export const DarkCloth: Story = { args: { at: 3, cut: 'fat-quarter' } }

export const FatQuarterChosen: Story = {
  args: { at: 4, fabric: 'PETAL_SIGNATURE_COTTON', cut: 'fat-quarter' },
}

export const SwatchChosen: Story = {
  args: { at: 6, fabric: 'PETAL_SIGNATURE_COTTON', cut: 'swatch' },
}

/** The widest cloth there is. */
export const ExtraWide: Story = { args: { at: 10, fabric: 'LONGLEAF_SATEEN_GRAND' } }

/** A band at the screen's own inches. */
export const AtTrueSize: Story = {
  args: { at: 4 },
  parameters: { layout: 'fullscreen' },
  render: (_, context) => {
    const { design } = loadedShop<Read>(context)
    return <TrueSize design={design} />
  },
}

function Named({ code }: { readonly code: FabricCode }) {
  const { t } = useMessages()
  return t(`fabric.FABRIC_${code}`)
}

/** Every fabric of the table, each as wide as it is. */
export const EveryFabric: Story = {
  tags: ['every-fabric'],
  render: (_, context) => {
    const { design, shop } = loadedShop<Read>(context)
    return (
      <ul className={css.every}>
        {FABRIC_CODES.map((code) => (
          <li key={code} id={code}>
            <h2 className={css.name}>
              <Named code={code} />
            </h2>
            <YardPreview design={design} fabric={code} size={sizeIn(shop.measurement, 'length')} />
          </li>
        ))}
      </ul>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(FABRIC_CODES.length)
  },
}
