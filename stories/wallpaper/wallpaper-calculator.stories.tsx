import type { DesignDetail } from '@selvage/core/design'
import type { TestGatewayOptions } from '@selvage/core/testing'
import type { Wall } from '@selvage/core/wallpaper'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { WallpaperCalculatorProps } from '@selvage/react/wallpaper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { readProduct } from '../support/read.ts'
import { printMedia } from '../support/print-media.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'
import { calculatorParts } from './calculator-parts.ts'
import * as css from './wallpaper-calculator-story.css.ts'

interface Read {
  readonly design: DesignDetail
}
interface Settings {
  readonly at?: number
  readonly gateway?: TestGatewayOptions
  /** Played once the page was read. */
  readonly then?: TestGatewayOptions['scenario']
  readonly design?: Partial<DesignDetail>
  readonly plain?: boolean
  readonly narrow?: boolean
  readonly printed?: boolean
  readonly props?: Partial<WallpaperCalculatorProps>
}

/** Place of a half-drop design with three columns in a panel, 8 in high. */
const HALF_DROP = 1
const wall = { system: 'imperial', height: 96, widths: [140] } as const satisfies Wall
const metricWall = { system: 'metric', height: 244, widths: [305] } as const satisfies Wall

const meta = {
  title: 'Shop/Wallpaper calculator',
  component: WallpaperCalculator,
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
    const { shop, gatewayUrl, design } = loadedShop<Read>(context)
    const {
      design: changed,
      plain,
      narrow,
      printed,
      props,
    } = (context.parameters['calculator'] ?? {}) as Settings
    const calculator = (
      <WallpaperCalculator
        shop={shop}
        gatewayUrl={gatewayUrl}
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
export default meta
type Story = StoryObj<typeof WallpaperCalculator>
const withSettings = (settings: Settings) => ({ calculator: settings })

/** Nothing is typed: where the wall will be, and what to do. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { height, need } = calculatorParts(canvasElement)
    await expect(height()).toHaveValue('')
    await expect(need()).toBeUndefined()
    await expect(canvasElement.querySelectorAll('[style]')).toHaveLength(0)
  },
}

/**
 * Typed by keyboard alone: counted at once, priced by the gateway, spoken once, put in the cart.
 */
export const Typing: Story = {
  parameters: withSettings({}),
  play: async (context) => {
    const { canvasElement } = context
    const { height, widths, imperial, pieces, buy, cartLink } = calculatorParts(canvasElement)
    await userEvent.click(imperial())
    height().focus()
    await userEvent.keyboard('96')
    widths()[0]?.focus()
    await userEvent.keyboard('140')
    await waitFor(() => expect(pieces()).toBe(6))
    await waitFor(() => expect(buy()).toBeEnabled())
    await waitFor(() => expect(buy()).not.toHaveAttribute('aria-disabled'))
    await waitFor(() =>
      expect(canvasElement.querySelector('[role=status]')?.textContent).toMatch(/6\b/),
    )
    buy()?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cartLink()).toBeVisible())
    const { test, shop } = loadedShop<Read>(context)
    await expect(test.requests.filter(({ call }) => call === 'wallpaper.add')).toHaveLength(1)
    await expect(shop.cart.get().cart?.items[0]).toMatchObject({
      quantity: 6,
      wallpaper: { code: 'SMOOTH', size: 'PANEL_9_FT' },
    })
    // Typing is asked of the gateway when it rests, not at each key.
    await expect(
      test.requests.filter(({ call }) => call === 'wallpaper.compare').length,
    ).toBeLessThan(4)
  },
}

/**
 * Letters and decimals: each fault with its field, the decimal with its way out, and the summary
 * leads there.
 */
export const TypingErrors: Story = {
  play: async ({ canvasElement }) => {
    const { height, widths, check } = calculatorParts(canvasElement)
    await userEvent.type(height(), 'tall')
    await userEvent.type(widths()[0] ?? canvasElement, '10.5')
    await expect(height()).toBeInvalid()
    await userEvent.click(check())
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'group'))
    await expect(document.activeElement?.querySelectorAll('a')).toHaveLength(2)
    const offer = height().form?.querySelector<HTMLButtonElement>('p button')
    await userEvent.click(offer ?? canvasElement)
    await expect(widths()[0]).toHaveValue('11')
    await expect(widths()[0]).toHaveFocus()
    await expect(height()).toHaveValue('tall')
  },
}

/** Nothing typed and sent: both are missing. */
export const Required: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(calculatorParts(canvasElement).check())
    await waitFor(() => expect(document.activeElement?.querySelectorAll('a')).toHaveLength(2))
  },
}

/** Nine feet are taken as inches. */
export const Feet: Story = {
  play: async ({ canvasElement }) => {
    const { height, imperial } = calculatorParts(canvasElement)
    await userEvent.click(imperial())
    await userEvent.type(height(), '9 ft')
    await userEvent.click(
      height().form?.querySelector<HTMLButtonElement>('p button') ?? canvasElement,
    )
    await expect(height()).toHaveValue('108')
    await expect(height()).toHaveFocus()
  },
}

const expectNeed =
  (count: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { pieces, total } = calculatorParts(canvasElement)
    await waitFor(() => expect(pieces()).toBe(count))
    await waitFor(() => expect(total()).toBeVisible())
    await expect(canvasElement.querySelectorAll('[style]')).toHaveLength(0)
  }

/** Panels of the shortest length that does, with a window in the picture. */
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

/** Strips cut one after another from rolls. */
export const Rolls: Story = {
  parameters: withSettings({ props: { start: wall, wallpaper: 'GRASSCLOTH' } }),
  play: expectNeed(2),
}

/** Every second panel hangs half a repeat higher: a longer panel, and the trace says why. */
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

/** Higher than the longest panel: what fits is named. */
export const PanelHeight: Story = {
  parameters: withSettings({ props: { start: { ...wall, height: 145 } } }),
  play: expectRejected,
}
/** The height fits, but the print needs more. */
export const PanelRepeat: Story = {
  parameters: withSettings({ at: HALF_DROP, props: { start: { ...wall, height: 143 } } }),
  play: expectRejected,
}
/** Higher than the longest roll: nothing fits. */
export const RollHeight: Story = {
  parameters: withSettings({ props: { start: { ...wall, height: 325 }, wallpaper: 'VINYL' } }),
  play: expectRejected,
}
/** The height fits a roll, but no strip begins at its phase. */
export const RollRepeat: Story = {
  parameters: withSettings({
    at: HALF_DROP,
    props: { start: { ...wall, height: 323 }, wallpaper: 'VINYL' },
  }),
  play: expectRejected,
}

/** A hundred panels: sales is asked, nothing can be added. */
export const OverNinetyNine: Story = {
  parameters: withSettings({ props: { start: { ...wall, widths: [2400] } } }),
  play: async ({ canvasElement }) => {
    const { mail, buy } = calculatorParts(canvasElement)
    await waitFor(() => expect(mail()).toHaveAttribute('href', 'mailto:help@selvage.example'))
    await expect(buy()).toBeNull()
  },
}

/** An inch less would save a panel. */
export const NearMiss: Story = {
  parameters: withSettings({ props: { start: { ...wall, widths: [121] } } }),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-severity=info]')).toHaveTextContent('5'),
    )
  },
}

/** The gateway takes its time: our own count stands, and the price place says so. */
export const GatewaySlow: Story = {
  parameters: withSettings({ gateway: { slowMs: 60_000 }, then: 'slow', props: { start: wall } }),
  play: async ({ canvasElement }) => {
    const { pieces, buy, total } = calculatorParts(canvasElement)
    await expect(pieces()).toBe(6)
    await expect(total()).toBeNull()
    await expect(buy()).toHaveAttribute('aria-disabled', 'true')
  },
}

/** No answer: the plan stays, and asking again brings the price. */
export const GatewayDown: Story = {
  parameters: withSettings({ then: 'down', props: { start: wall } }),
  play: async (context) => {
    const { pieces, retry, total } = calculatorParts(context.canvasElement)
    await waitFor(() => expect(retry()).toBeVisible(), { timeout: 8_000 })
    await expect(pieces()).toBe(6)
    loadedShop<Read>(context).test.play('ok')
    await userEvent.click(retry() ?? context.canvasElement)
    await waitFor(() => expect(total()).toBeVisible())
  },
}

/** The gateway counts otherwise: its count and price hold, and that is said. */
export const GatewayDisagrees: Story = {
  parameters: withSettings({ gateway: { disagrees: true }, props: { start: wall } }),
  play: async ({ canvasElement }) => {
    const { pieces } = calculatorParts(canvasElement)
    await waitFor(() => expect(pieces()).toBe(7))
    await expect(canvasElement.querySelector('[data-severity=attention]')).toBeVisible()
    await expect(canvasElement.querySelector('details')).toBeNull()
  },
}

/** A line that could not be added is said, and the wall stays as it was typed. */
export const CartFull: Story = {
  parameters: withSettings({ props: { start: wall } }),
  play: async (context) => {
    const { canvasElement } = context
    const { buy, height } = calculatorParts(canvasElement)
    await waitFor(() => expect(buy()).not.toHaveAttribute('aria-disabled'))
    loadedShop<Read>(context).test.play('code:ORDER_ITEMS_FOR_ORDER_AT_LIMIT')
    await userEvent.click(buy() ?? canvasElement)
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-severity=attention]')).toHaveTextContent('50'),
    )
    await expect(height()).toHaveValue('96')
  },
}

/** In German, in centimetres, a panel for 2 mm: the sum shows why. */
export const Metric: Story = {
  globals: { language: 'de', measurement: 'metric', currency: 'EUR' },
  parameters: withSettings({ props: { start: metricWall } }),
  play: async ({ canvasElement }) => {
    const { need, total } = calculatorParts(canvasElement)
    await waitFor(() => expect(total()).toBeVisible())
    await expect(need()).toBe('6 Bahnen, 274 cm')
    await expect(canvasElement.querySelector('[data-severity=info]')).toHaveTextContent('0,2 cm')
  },
}

/** A stairwell's walls in one plan; the focus goes with what comes and goes. */
export const ManyWalls: Story = {
  parameters: withSettings({
    props: { start: { ...wall, widths: Array.from({ length: 12 }, (_, at) => 20 + at) } },
  }),
  play: async ({ canvasElement }) => {
    const { widths, addWall, removeWalls } = calculatorParts(canvasElement)
    await userEvent.click(addWall())
    await expect(widths()).toHaveLength(13)
    await expect(widths()[12]).toHaveFocus()
    await userEvent.click(removeWalls()[12] ?? canvasElement)
    await expect(widths()[11]).toHaveFocus()
  },
}

/** Doors and windows change the picture and never the count. */
export const Openings: Story = {
  parameters: withSettings({ props: { start: wall } }),
  play: async ({ canvasElement }) => {
    const { need, addOpening } = calculatorParts(canvasElement)
    const before = need()
    await userEvent.click(addOpening('window'))
    await userEvent.click(addOpening('door'))
    await expect(need()).toBe(before)
    await expect(canvasElement.querySelectorAll('[data-opening]')).toHaveLength(2)
  },
}

/** Without a design: plain paper, the shop's prices, and the way to a design. */
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

/** Out of stock: the shop says so before it is tried. */
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

/**
 * The link reopens the plan and has only characters that every search takes; printing is the
 * browser's.
 */
export const Keeping: Story = {
  parameters: withSettings({ props: { start: wall, onPrint: fn() } }),
  play: async (context) => {
    const { link, print } = calculatorParts(context.canvasElement)
    await expect(link().value).toMatch(/#plan\?[A-Za-z0-9=&%._-]+$/)
    await userEvent.click(print())
    await expect((context.parameters['calculator'] as Settings).props?.onPrint).toHaveBeenCalled()
  },
}

/** What a printer gets: the plan without what is only for the screen. */
export const Printed: Story = {
  parameters: withSettings({
    printed: true,
    props: { start: { ...wall, height: 100 }, wallpaper: 'GRASSCLOTH' },
  }),
  beforeEach: () => {
    let restore = (): void => {}
    const frame = requestAnimationFrame(() => {
      restore = printMedia()
    })
    return () => {
      cancelAnimationFrame(frame)
      restore()
    }
  },
  play: async ({ canvasElement }) => {
    const { need, check } = calculatorParts(canvasElement)
    await waitFor(() => expect(check()).not.toBeVisible())
    await expect(need()).toBeDefined()
    await expect(canvasElement.querySelector('ol')).toBeVisible()
  },
}

/**
 * On the narrowest screen nothing is wider than the page but the table, which scrolls by itself.
 */
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
    const box = context.canvasElement.querySelector<HTMLElement>('[data-narrow], div')
    await expect(box?.scrollWidth ?? 0).toBeLessThanOrEqual(box?.clientWidth ?? 0)
  },
}
