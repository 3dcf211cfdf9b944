import type { DesignDetail } from '@selvage/core/design'
import { WALLPAPER_CODES } from '@selvage/core/wallpaper'
import type { WallpaperOffer } from '@selvage/core/wallpaper'
import {
  RoomPicture,
  WallpaperChooser,
  WallpaperPicture,
  WallpaperSizeChooser,
} from '@selvage/react/wallpaper-product'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { openCanvas } from '../support/find.ts'
import { readWallpaper } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'
import * as css from './wallpaper-story.css.ts'

interface Read {
  readonly design: DesignDetail
  readonly offers: readonly WallpaperOffer[]
}
/** An example, a narrow wall, a long one, and one that ends within a panel. */
const WALLS = [
  undefined,
  { width: 60, height: 96 },
  { width: 480, height: 96 },
  { width: 130, height: 120 },
]

const meta = {
  title: 'Shop/Every wallpaper',
  component: WallpaperChooser,
  loaders: [shopLoader({}, readWallpaper(6))],
  args: { onChange: fn() },
  render: (args, context) => (
    <div className={css.panel}>
      <WallpaperChooser {...args} offers={loadedShop<Read>(context).offers} defaultValue="SMOOTH" />
    </div>
  ),
} as Meta<typeof WallpaperChooser>
export default meta
type Story = StoryObj<typeof WallpaperChooser>

/** Six types, and a sheet with every one; what has run out says so and cannot be chosen. */
export const Types: Story = {
  tags: ['every-wallpaper'],
  play: async (context) => {
    const { args, canvasElement } = context
    const { canvas, t } = openCanvas(context)
    const radios = () => canvas.getAllByRole('radio')
    // The list of a page without a script goes when the script begins.
    await waitFor(() => expect(radios()).toHaveLength(6))
    await userEvent.click(radios()[1] ?? canvasElement)
    await expect(args.onChange).toHaveBeenCalled()
    await userEvent.click(
      canvas.getByText(t('wallpaper.compare', { count: WALLPAPER_CODES.length })),
    )
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getAllByRole('row')).toHaveLength(WALLPAPER_CODES.length + 1)
    // A key that has no words would stand there as itself.
    await expect(canvasElement).not.toHaveTextContent('wallpaper.')
  },
}

export const OutOfStock: Story = {
  render: (args, context) => {
    const offers = loadedShop<Read>(context).offers.map((offer, at): WallpaperOffer =>
      at % 2 === 1 ? { ...offer, status: 'out_of_stock' } : offer,
    )
    return (
      <div className={css.panel}>
        <WallpaperChooser {...args} offers={offers} defaultValue="SMOOTH" />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement)
          .getAllByRole('radio')
          .filter((radio) => radio.matches(':disabled')),
      ).toHaveLength(3),
    )
  },
}

export const Missing: Story = { args: { error: 'Choose a wallpaper' } }

function Named({ offer }: { readonly offer: WallpaperOffer }) {
  const { t } = useMessages()
  return t(`wallpaper.WALLPAPER_${offer.code}_name`)
}

/** Each type at the size that it begins with, and the sizes that it is sold in. */
export const Sizes: Story = {
  render: (_, context) => {
    const { offers, design } = loadedShop<Read>(context)
    return (
      <ul className={css.every}>
        {offers.map((offer) => (
          <li key={offer.code} id={offer.code}>
            <h2 className={css.name}>
              <Named offer={offer} />
            </h2>
            <WallpaperPicture design={design} wallpaper={offer.code} size={offer.defaultSize} />
            <form>
              <WallpaperSizeChooser offer={offer} />
            </form>
          </li>
        ))}
      </ul>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(WALLPAPER_CODES.length)
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** Walls of several sizes in their rooms, each with the furniture that it has room for. */
export const Rooms: Story = {
  render: (_, context) => {
    const { design } = loadedShop<Read>(context)
    return (
      <ul className={css.every}>
        {WALLS.map((wall) => (
          <li key={wall?.width ?? 0}>
            <RoomPicture design={design} wallpaper="SMOOTH" wall={wall} />
          </li>
        ))}
      </ul>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(WALLS.length)
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}
