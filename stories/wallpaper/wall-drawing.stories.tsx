import type { DesignDetail } from '@selvage/core/design'
import type { MeasurementSystem } from '@selvage/core/locale'
import { planWall, wallRepeat } from '@selvage/core/wallpaper'
import type { Opening, WallpaperKind } from '@selvage/core/wallpaper'
import { WallDrawing } from '@selvage/react/wallpaper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { readProduct } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { drawnParts, inlineStyles } from '../support/unseen.ts'
import * as css from './wallpaper-story.css.ts'

interface Read {
  readonly design: DesignDetail
}
interface Args {
  readonly at: number
  readonly printed: boolean
  readonly system: MeasurementSystem
  readonly height: number
  readonly widths: readonly number[]
  readonly kind: WallpaperKind
  readonly openings: readonly Opening[]
}

const meta = {
  title: 'Shop/Wall drawing',
  component: WallDrawing,
  args: {
    at: 4,
    printed: true,
    system: 'imperial',
    height: 96,
    widths: [140],
    kind: 'panel',
    openings: [],
  },
  argTypes: {
    system: { control: 'select', options: ['imperial', 'metric'] },
    kind: { control: 'select', options: ['panel', 'roll'] },
  },
  loaders: [
    async ({ globals, args }) => {
      const story = openStoryShop(globals)
      return { story: { ...story, ...(await readProduct(args.at)(story)) } }
    },
  ],
  render: ({ printed, openings, ...wall }, context) => {
    const { design } = loadedShop<Read>(context)
    const plan = planWall({
      ...wall,
      ...(printed && { repeat: wallRepeat(design.repeat, wall.system) }),
    })
    if (!plan.ok)
      throw new Error(`This wall cannot be drawn: ${plan.error}. Give the story a lower one.`)
    return (
      <div className={css.drawing}>
        <WallDrawing
          plan={plan}
          design={printed ? design : undefined}
          openings={openings}
          wallWidths={wall.widths}
        />
      </div>
    )
  },
} as Meta<Args & ComponentProps<typeof WallDrawing>>
export default meta
type Story = StoryObj<Args>

const expectDrawn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const picture = within(canvasElement).getByRole('img')
  await expect(picture).toHaveAccessibleName()
  await expect(picture).toHaveAccessibleDescription()
  await expect(inlineStyles(canvasElement)).toHaveLength(0)
}

/** Six panels with their seams, what is cut off, and a window. */
export const Wall: Story = {
  args: { openings: [{ kind: 'window', left: 84, bottom: 34, width: 34, height: 40 }] },
  play: expectDrawn,
}

/** Each second panel hangs half a repeat higher, so that the columns meet. */
export const HalfDrop: Story = {
  args: { at: 1, widths: [120] },
  play: expectDrawn,
}

/** Two walls and the corner between them, with a door. */
export const Corner: Story = {
  args: {
    at: 6,
    widths: [120, 96],
    kind: 'roll',
    openings: [{ kind: 'door', left: 30, bottom: 0, width: 36, height: 80 }],
  },
  play: expectDrawn,
}

export const Centimeters: Story = {
  args: { system: 'metric', height: 244, widths: [305] },
  play: expectDrawn,
}

/** Unprinted, for a wall without a design. */
export const PlainPaper: Story = { args: { printed: false }, play: expectDrawn }

/** As high as a roll is long. */
export const Stairwell: Story = {
  args: { kind: 'roll', height: 324, widths: [48], printed: false },
  play: expectDrawn,
}

/** As many panels as a cart takes: numbers and seams thin out, the print stays. */
export const NinetyNinePanels: Story = {
  args: { widths: [2376] },
  play: async (context) => {
    await expectDrawn(context)
    await expect(drawnParts(within(context.canvasElement).getByRole('img')).length).toBeLessThan(
      400,
    )
  },
}

/** The widest that may be asked for. */
export const Street: Story = { args: { widths: [100_000] }, play: expectDrawn }

/** On dark cloth seams are still seen. */
export const DarkCloth: Story = { args: { at: 3 }, play: expectDrawn }
