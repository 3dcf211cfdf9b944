import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calculatorParts } from './calculator-parts.ts'
import { calculatorMeta, expectNeed, HALF_DROP, wall, withSettings } from './calculator-story.tsx'
import type { Story } from './calculator-story.tsx'

const meta = {
  ...calculatorMeta,
  title: 'Shop/Wallpaper calculator/Results',
  component: WallpaperCalculator,
} as Meta<typeof WallpaperCalculator>
export default meta

/** Panels of the shortest sufficient length, with a window in the drawing. */
export const Panels: Story = {
  parameters: withSettings({
    props: {
      start: {
        ...wall,
        openings: [{ kind: 'window', left: 84, bottom: 34, width: 34, height: 40 }],
      },
    },
  }),
  play: expectNeed(6),
}

/** Strips that are cut one after another from rolls. */
export const Rolls: Story = {
  parameters: withSettings({ props: { start: wall, wallpaper: 'GRASSCLOTH' } }),
  play: expectNeed(2),
}

/** Every second panel hangs half a repeat higher and needs more length; the trace explains it. */
export const HalfDrop: Story = {
  parameters: withSettings({
    at: HALF_DROP,
    props: { start: { ...wall, height: 106, widths: [120] } },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(calculatorParts(canvasElement).pieces()).toBe(5))
    await userEvent.click(canvasElement.querySelector('details > summary') ?? canvasElement)
    await expect(canvasElement.querySelector('details ol')?.children).toHaveLength(5)
  },
}

const expectRejected: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const { need, buy, rejected, rows } = calculatorParts(canvasElement)
  await waitFor(() => expect(rejected()).toBeVisible())
  await expect(need()).toBeUndefined()
  await expect(buy()).toBeNull()
  await expect(rows()).toHaveLength(9)
}

/** A wall higher than the longest panel; the types that fit are named. */
export const PanelHeight: Story = {
  parameters: withSettings({ props: { start: { ...wall, height: 145 } } }),
  play: expectRejected,
}

/** The height fits a panel, but the repeat of the design needs more. */
export const PanelRepeat: Story = {
  parameters: withSettings({ at: HALF_DROP, props: { start: { ...wall, height: 143 } } }),
  play: expectRejected,
}

/** A wall higher than the longest roll; no type fits. */
export const RollHeight: Story = {
  parameters: withSettings({ props: { start: { ...wall, height: 325 }, wallpaper: 'VINYL' } }),
  play: expectRejected,
}

/** The height fits a roll, but a strip with the right phase does not. */
export const RollRepeat: Story = {
  parameters: withSettings({
    at: HALF_DROP,
    props: { start: { ...wall, height: 323 }, wallpaper: 'VINYL' },
  }),
  play: expectRejected,
}

/** A hundred panels cannot be added; the shopper is referred to sales. */
export const OverNinetyNine: Story = {
  parameters: withSettings({ props: { start: { ...wall, widths: [2400] } } }),
  play: async ({ canvasElement }) => {
    const { mail, buy } = calculatorParts(canvasElement)
    await waitFor(() => expect(mail()).toHaveAttribute('href', 'mailto:help@selvage.example'))
    await expect(buy()).toBeNull()
  },
}

/** A wall that needs one panel less when it is an inch narrower. */
export const NearMiss: Story = {
  parameters: withSettings({ props: { start: { ...wall, widths: [121] } } }),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-severity=info]')).toHaveTextContent('5'),
    )
  },
}

/** Without a design: plain paper, the prices of the shop, and a link to the designs. */
export const PlainPaper: Story = {
  parameters: withSettings({ plain: true, props: { start: wall } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(calculatorParts(canvasElement).total()).toBeVisible())
    await expect(within(canvasElement).getAllByRole('link').at(-1)).toHaveAttribute(
      'href',
      '#designs',
    )
  },
}

/** A wallpaper type that is out of stock, shown before the shopper tries to add it. */
export const OutOfStock: Story = {
  parameters: withSettings({ props: { start: wall, wallpaper: 'ISOBAR' } }),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-severity=attention]')).toBeVisible(),
    )
  },
}

export const NotForSale: Story = {
  parameters: withSettings({ design: { forSale: false }, props: { start: wall } }),
}
