import type { DesignDetail } from '@selvage/core/design'
import type { TestGatewayOptions } from '@selvage/core/testing'
import type { Wall } from '@selvage/core/wallpaper'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { WallpaperCalculatorProps } from '@selvage/react/wallpaper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readProduct } from '../support/read.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'
import { calculatorParts } from './calculator-parts.ts'
import * as css from './wallpaper-calculator-story.css.ts'

/** The data that the loader reads for a story. */
export interface Read {
  readonly design: DesignDetail
}
/** The settings of a story, in its parameter `calculator`. */
export interface Settings {
  readonly at?: number
  readonly gateway?: TestGatewayOptions
  /** The scenario of the gateway after the data was read. */
  readonly then?: TestGatewayOptions['scenario']
  readonly design?: Partial<DesignDetail>
  readonly plain?: boolean
  readonly narrow?: boolean
  readonly printed?: boolean
  readonly props?: Partial<WallpaperCalculatorProps>
}

/** Index of a half-drop design with three columns in a panel, 8 in high. */
export const HALF_DROP = 1
export const wall = { system: 'imperial', height: 96, widths: [140] } as const satisfies Wall
export const metricWall = { system: 'metric', height: 244, widths: [305] } as const satisfies Wall

export type Story = StoryObj<typeof WallpaperCalculator>

/** The loader and the rendering that all stories of the calculator share. */
export const calculatorMeta = {
  loaders: [
    async ({ globals, parameters }) => {
      const { at = 4, gateway, then } = (parameters['calculator'] ?? {}) as Settings
      const story = openStoryShop(globals, gateway)
      const read = await readProduct(at)(story)
      if (then !== undefined) story.test.play(then)
      return { story: { ...story, ...read } }
    },
  ],
  render: (_, context) => {
    const { design } = loadedShop<Read>(context)
    const {
      design: changed,
      plain,
      narrow,
      printed,
      props,
    } = (context.parameters['calculator'] ?? {}) as Settings
    const calculator = (
      <WallpaperCalculator
        {...(!plain && { design: { ...design, ...changed } })}
        contactEmail="help@selvage.example"
        cartHref="#cart"
        designsHref="#designs"
        linkHref={(query) => `#plan?${query}`}
        {...props}
      />
    )
    return narrow || printed ? (
      <div className={narrow ? css.narrow : css.paper}>{calculator}</div>
    ) : (
      calculator
    )
  },
} as Meta<typeof WallpaperCalculator>

/** Returns the parameters of a story with these settings. */
export const withSettings = (settings: Settings): { readonly calculator: Settings } => ({
  calculator: settings,
})

/** Returns a play function that expects this many pieces and a price. */
export const expectNeed =
  (count: number): NonNullable<Story['play']> =>
  async (context) => {
    const { canvasElement, pieces, total } = calculatorParts(context)
    await waitFor(() => expect(pieces()).toBe(count))
    await waitFor(() => expect(total()).toBeVisible())
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  }
