import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { present } from '../support/find.ts'
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
  play: async (context) => {
    const { canvas, pieces, trace } = calculatorParts(context)
    await waitFor(() => expect(pieces()).toBe(5))
    await userEvent.click(present(trace()))
    const [opened] = canvas.getAllByRole('group').filter((group) => group.contains(trace()))
    await expect(within(present(opened)).getAllByRole('listitem')).toHaveLength(5)
  },
}

const expectRejected: NonNullable<Story['play']> = async (context) => {
  const { need, buy, notice, rows } = calculatorParts(context)
  await waitFor(() => expect(notice('attention')).toBeVisible())
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
  play: async (context) => {
    const { mail, buy } = calculatorParts(context)
    await waitFor(() => expect(mail()).toHaveAttribute('href', 'mailto:help@selvage.example'))
    await expect(buy()).toBeNull()
  },
}

/** A wall that needs one panel less when it is an inch narrower. */
export const NearMiss: Story = {
  parameters: withSettings({ props: { start: { ...wall, widths: [121] } } }),
  play: async (context) => {
    const { canvas, t } = calculatorParts(context)
    await waitFor(() =>
      expect(canvas.getByText(t('wall.nearTitle')).parentElement).toHaveTextContent('5'),
    )
  },
}

/** Without a design: plain paper, the prices of the shop, and a link to the designs. */
export const PlainPaper: Story = {
  parameters: withSettings({ plain: true, props: { start: wall } }),
  play: async (context) => {
    const { canvas, t, total } = calculatorParts(context)
    await waitFor(() => expect(total()).toBeVisible())
    await expect(canvas.getByRole('link', { name: t('wall.chooseDesign') })).toHaveAttribute(
      'href',
      '#designs',
    )
  },
}

/** A wallpaper type that is out of stock, shown before the shopper tries to add it. */
export const OutOfStock: Story = {
  parameters: withSettings({ props: { start: wall, wallpaper: 'ISOBAR' } }),
  play: async (context) => {
    const { notice } = calculatorParts(context)
    await waitFor(() => expect(notice('attention')).toBeVisible())
  },
}

export const NotForSale: Story = {
  parameters: withSettings({ design: { forSale: false }, props: { start: wall } }),
}
