import type { DesignDetail } from '@selvage/core/design'
import type { MeasurementSystem } from '@selvage/core/locale'
import { planWall, wallRepeat } from '@selvage/core/wallpaper'
import type { WallpaperKind } from '@selvage/core/wallpaper'
import { CutPlan } from '@selvage/react/wallpaper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { readProduct } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'
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
}

const meta = {
  title: 'Shop/Cut plan',
  component: CutPlan,
  args: { at: 4, printed: true, system: 'imperial', height: 96, widths: [120], kind: 'roll' },
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
  render: ({ printed, ...wall }, context) => {
    const { design } = loadedShop<Read>(context)
    const plan = planWall({
      ...wall,
      ...(printed && { repeat: wallRepeat(design.repeat, wall.system) }),
    })
    if (!plan.ok)
      throw new Error(`This wall cannot be cut: ${plan.error}. Give the story a lower one.`)
    return (
      <div className={css.drawing}>
        <CutPlan plan={plan} design={printed ? design : undefined} />
      </div>
    )
  },
} as Meta<Args & ComponentProps<typeof CutPlan>>
export default meta
type Story = StoryObj<Args>

/** Drops one after another from each roll, and what is left of it. */
export const Rolls: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(0)
    await expect(within(canvasElement).queryAllByRole('img')).toHaveLength(0)
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** Drops begin where the print has their phase: paper is left between them. */
export const HalfDrop: Story = {
  args: { at: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Panels: Story = { args: { kind: 'panel' } }

export const Centimeters: Story = {
  args: { system: 'metric', height: 244, widths: [305], kind: 'panel' },
}

/** Ninety-nine panels that are cut alike are one drawing. */
export const NinetyNinePanels: Story = {
  args: { kind: 'panel', widths: [2376] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1)
    await expect(canvasElement).toHaveTextContent('99')
  },
}

export const PlainPaper: Story = { args: { printed: false, widths: [300] } }
