import { SAMPLE_COLLECTIONS, SAMPLE_DESIGNS } from '@selvage/core/testing'
import type { TestGateway, TestGatewayOptions } from '@selvage/core/testing'
import { defaultLocales } from '@selvage/i18n/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openEmbedPage } from '../support/embed-page.ts'
import type { Queries } from '../support/find.ts'
import { initialGlobals, pickedDesignId } from '../support/globals.ts'
import type { StoryGlobals } from '../support/globals.ts'
import { languageFor, widgetMessages } from '../support/story-messages.ts'
import { elementOf, shadowRootOf, themeIn } from '../support/unseen.ts'

interface Args {
  readonly tag: 'selvage-wallpaper-calculator' | 'selvage-fill-a-yard'
  readonly attributes: Readonly<Record<string, string>>
  readonly gateway: TestGatewayOptions
}

const collection = SAMPLE_COLLECTIONS[0]
const design = SAMPLE_DESIGNS[5]
const wall = {
  'design-id': String(design?.id),
  height: '96',
  widths: '120',
  measurement: 'imperial',
}
const yard = { 'collection-id': String(collection?.id), 'template-id': '4' }

const meta = {
  title: 'Embed/Large widgets',
  args: { tag: 'selvage-wallpaper-calculator', attributes: wall, gateway: {} },
  argTypes: { gateway: { control: false } },
  loaders: [
    async ({ args, globals }) => {
      const { language, currency, measurement } = { ...initialGlobals, ...globals } as StoryGlobals
      return {
        gateway: await openEmbedPage({
          locale: defaultLocales[languageFor(language)],
          currency,
          measurement,
          ...args.gateway,
        }),
      }
    },
  ],
  render: ({ tag, attributes }, { globals }) => {
    const { language, currency } = { ...initialGlobals, ...globals } as StoryGlobals
    const lang = languageFor(language)
    const picked = pickedDesignId(globals)
    const all = {
      ...attributes,
      ...('design-id' in attributes && picked && { 'design-id': String(picked) }),
    }
    return (
      <div lang={lang}>
        {createElement(tag, { ...all, lang, currency }, <a href="#shop">{design?.title}</a>)}
      </div>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** Waits until something is found in what the widget has drawn. */
const drawn = <T,>(
  { canvasElement, args: { tag } }: { readonly canvasElement: HTMLElement; readonly args: Args },
  find: (widget: Queries) => T,
): Promise<T> => waitFor(() => find(within(shadowRootOf(canvasElement, tag))), { timeout: 30_000 })
const pictures = (widget: Queries) => widget.getAllByRole('img')

const asked = (loaded: unknown, name: string): number =>
  (loaded as { gateway: TestGateway }).gateway.requests.filter(({ call }) => call === name).length

/**
 * The wallpaper calculator on a partner's page: the same component as in the shop, over preact, in
 * a shadow root.
 */
export const WallpaperCalculator: Story = {
  play: async (context) => {
    await drawn(context, pictures)
    await waitFor(() => expect(asked(context.loaded, 'wallpaper.compare')).toBeGreaterThan(0), {
      timeout: 30_000,
    })
  },
}

/** The wall without a pattern, when the page names no design. */
export const WallAlone: Story = {
  args: { attributes: { height: '96', widths: '120 96', measurement: 'imperial' } },
  play: async (context) => void (await drawn(context, pictures)),
}

/** The page changes an attribute later, and the widget follows; its theme follows at once. */
export const LiveAttributes: Story = {
  args: { attributes: { height: '96', widths: '120', measurement: 'imperial' } },
  play: async (context) => {
    const { canvasElement, args } = context
    const element = elementOf(canvasElement, args.tag)
    const values = (widget: Queries) =>
      widget.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    // The wall is shown in its reader's measures: inches or centimeters.
    const shows = (...heights: readonly string[]) =>
      drawn(context, (widget) =>
        expect(values(widget).filter((value) => heights.includes(value))).toHaveLength(1),
      )
    await shows('96', '244')
    element.setAttribute('height', '84')
    await shows('84', '213', '214')
    element.setAttribute('theme', 'dark')
    await waitFor(() => expect(themeIn(shadowRootOf(canvasElement, args.tag))).toBe('dark'))
  },
}

/** Fill-A-Yard on a partner's page. */
export const FillAYard: Story = {
  args: { tag: 'selvage-fill-a-yard', attributes: yard },
  play: async (context) => {
    const { t } = await widgetMessages(context.globals)
    const name = t('fill-a-yard.next')
    await userEvent.click(await drawn(context, (widget) => widget.getByRole('button', { name })))
    const cells = await drawn(context, (widget) => widget.getAllByRole('gridcell'))
    await expect(cells.length).toBeGreaterThan(1)
    cells[0]?.focus()
    await userEvent.keyboard('{Enter}')
  },
}

/** Wrong attributes: one message on the console, and the plain link stays. */
export const Mistake: Story = {
  args: { tag: 'selvage-fill-a-yard', attributes: { 'collection-id': 'twelve' } },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(design?.title),
}
