import type { MeasurementSystem } from '@selvage/core/locale'
import { formatNumber } from '@selvage/i18n/format'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messagesOf, openCanvas, present } from '../support/find.ts'
import type { StoryContext } from '../support/find.ts'
import { loadedShop } from '../support/shop.ts'
import { announced, inlineStyles } from '../support/unseen.ts'
import { calculatorParts } from './calculator-parts.ts'
import { calculatorMeta, expectNeed, metricWall, wall, withSettings } from './calculator-story.tsx'
import type { Read, Story } from './calculator-story.tsx'

const meta = {
  ...calculatorMeta,
  title: 'Shop/Wallpaper calculator',
  component: WallpaperCalculator,
} as Meta<typeof WallpaperCalculator>
export default meta

const focused = (): HTMLElement => present(document.activeElement as HTMLElement | null)

/** The button that takes a whole length over, such as 108 in for 9 ft. */
const offerOf = (context: StoryContext, length: number, system?: MeasurementSystem) => {
  const { canvas, t } = openCanvas(context)
  const { locale, measurement } = messagesOf(context)
  const unit = (system ?? measurement) === 'imperial' ? 'inch' : 'centimeter'
  const written = formatNumber(length, locale, { style: 'unit', unit, unitDisplay: 'short' })
  const exact = written.replaceAll(' ', '\u00a0')
  return canvas.getByRole('button', { name: t('wall.takeOffer', { length: exact }) })
}

/** Nothing is typed yet. */
export const Empty: Story = {
  play: async (context) => {
    const { canvasElement, height, need } = calculatorParts(context)
    await expect(height()).toHaveValue('')
    await expect(need()).toBeUndefined()
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** The whole purchase by keyboard: typing, count, price, announcement and cart. */
export const Typing: Story = {
  parameters: withSettings({}),
  play: async (context) => {
    const { canvasElement, height, widths, imperial, pieces, buy, cartLink } =
      calculatorParts(context)
    await userEvent.click(imperial())
    height().focus()
    await userEvent.keyboard('96')
    widths()[0]?.focus()
    await userEvent.keyboard('140')
    await waitFor(() => expect(pieces()).toBe(6))
    await waitFor(() => expect(buy()).toBeEnabled())
    await waitFor(() => expect(buy()).not.toHaveAttribute('aria-disabled'))
    await waitFor(() => expect(announced(canvasElement)).toMatch(/6\b/))
    buy()?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cartLink()).toBeVisible())
    const { test, shop } = loadedShop<Read>(context)
    await expect(test.requests.filter(({ call }) => call === 'wallpaper.add')).toHaveLength(1)
    await expect(shop.cart.get().cart?.items[0]).toMatchObject({
      quantity: 6,
      wallpaper: { code: 'SMOOTH', size: 'PANEL_9_FT' },
    })
    // The gateway is asked after a pause in typing, not at each key.
    await expect(
      test.requests.filter(({ call }) => call === 'wallpaper.compare').length,
    ).toBeLessThan(4)
  },
}

/** Letters and decimals show an error at their field, and the summary links to it. */
export const TypingErrors: Story = {
  play: async (context) => {
    const { height, widths, check } = calculatorParts(context)
    await userEvent.type(height(), 'tall')
    await userEvent.type(present(widths()[0]), '10.5')
    await expect(height()).toBeInvalid()
    await userEvent.click(check())
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'group'))
    await expect(within(focused()).getAllByRole('link')).toHaveLength(2)
    await userEvent.click(offerOf(context, 11))
    await expect(widths()[0]).toHaveValue('11')
    await expect(widths()[0]).toHaveFocus()
    await expect(height()).toHaveValue('tall')
  },
}

/** An empty form that was sent shows two missing lengths. */
export const Required: Story = {
  play: async (context) => {
    await userEvent.click(calculatorParts(context).check())
    await waitFor(() => expect(within(focused()).getAllByRole('link')).toHaveLength(2))
  },
}

/** Lengths are read as people write them, and the plan follows at once. */
export const Feet: Story = {
  play: async (context) => {
    const { canvas, height, widths, imperial, pieces } = calculatorParts(context)
    await userEvent.click(imperial())
    await userEvent.type(height(), '9 ft')
    await userEvent.type(present(widths()[0]), '10 1/2 ft')
    await userEvent.tab()
    // It is announced too.
    await expect(canvas.getAllByText(/9 ft = 108\s/, { ignore: '[role=status] *' })).toHaveLength(1)
    await waitFor(() => expect(pieces()).toBe(6))
  },
}

/** A number that is small for a wall is asked about, with both answers as buttons. */
export const Small: Story = {
  parameters: withSettings({ props: { start: { ...wall, height: 8 } } }),
  play: async (context) => {
    const { canvas, height, need } = calculatorParts(context)
    const question = canvas.getByRole('group', { name: /8.*8/ })
    const [, large] = within(question).getAllByRole('button')
    await userEvent.click(present(large))
    await expect(height()).toHaveFocus()
    await waitFor(() => expect(need()).toContain('9'))
  },
}

/** In German and in centimeters, with one panel more for the last 2 mm. */
export const Metric: Story = {
  globals: { language: 'de', measurement: 'metric', currency: 'EUR' },
  parameters: withSettings({ props: { start: metricWall } }),
  play: async (context) => {
    const { canvas, need, t, total } = calculatorParts(context)
    await waitFor(() => expect(total()).toBeVisible())
    await expect(need()).toMatch(/^6 Bahnen, 274\scm$/)
    await expect(canvas.getByText(t('wall.nearTitle')).parentElement).toHaveTextContent('0,2 cm')
  },
}

/** The walls of a stairwell in one plan; the focus follows added and removed walls. */
export const ManyWalls: Story = {
  parameters: withSettings({
    props: { start: { ...wall, widths: Array.from({ length: 12 }, (_, at) => 20 + at) } },
  }),
  play: async (context) => {
    const { widths, addWall, removeWall } = calculatorParts(context)
    await userEvent.click(await waitFor(addWall))
    await expect(widths()).toHaveLength(13)
    await expect(widths()[12]).toHaveFocus()
    await userEvent.click(removeWall(13))
    await expect(widths()[11]).toHaveFocus()
  },
}

/** Doors and windows change the drawing and never the count. */
export const Openings: Story = {
  parameters: withSettings({ props: { start: wall } }),
  play: async (context) => {
    const { canvas, need, addOpening, t } = calculatorParts(context)
    const before = await waitFor(need)
    await userEvent.click(await waitFor(() => addOpening('window')))
    await userEvent.click(addOpening('door'))
    await expect(need()).toBe(before)
    const openings = within(canvas.getByRole('group', { name: t('wall.openings') }))
    await expect(openings.getAllByRole('group')).toHaveLength(2)
  },
}

/** The links to the plan and to its sheet have only characters that are safe in a query. */
export const Keeping: Story = {
  parameters: withSettings({ props: { start: wall, printHref: '#sheet?{query}' } }),
  play: async (context) => {
    const { link, print } = calculatorParts(context)
    await expect(link().value).toMatch(/#plan\?[A-Za-z0-9=&%._-]+$/)
    await expect(print()).toHaveAttribute('href', expect.stringMatching(/^#sheet\?[\w=&%.-]+$/))
  },
}

/** The narrowest screen: only the table is wider than the page, and it scrolls on its own. */
export const Narrow: Story = {
  parameters: withSettings({
    narrow: true,
    props: {
      start: {
        ...wall,
        widths: [120, 96],
        openings: [{ kind: 'door', left: 10, bottom: 0, width: 32, height: 80 }],
      },
    },
  }),
  play: async (context) => {
    await expectNeed(9)(context)
    const box = present(context.canvasElement.firstElementChild)
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}
