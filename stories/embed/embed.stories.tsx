import { SAMPLE_COLLECTIONS, SAMPLE_DESIGNS } from '@selvage/core/testing'
import type { TestGateway, TestGatewayOptions } from '@selvage/core/testing'
import { defaultLocales } from '@selvage/i18n/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { openEmbedPage } from '../support/embed-page.ts'
import { startsWith } from '../support/find.ts'
import type { Queries } from '../support/find.ts'
import { initialGlobals, pickedDesignId } from '../support/globals.ts'
import type { StoryGlobals } from '../support/globals.ts'
import { languageFor, widgetMessages } from '../support/story-messages.ts'
import { shadowRootOf } from '../support/unseen.ts'
import * as css from './embed.css.ts'

interface Args {
  /**
   * Index of the sample design. Each story has a different one, because a page reads a design only
   * once.
   */
  readonly design: number
  readonly tag: 'selvage-design-card' | 'selvage-add-to-cart' | 'selvage-cart-button'
  readonly gateway: TestGatewayOptions
}

/** Returns the design that the toolbar picks, or the one at an index. */
const designAt = (at: number, globals: Partial<StoryGlobals>) => {
  const picked = pickedDesignId(globals)
  const own = SAMPLE_DESIGNS[at % SAMPLE_DESIGNS.length] ?? { id: 0, title: '' }
  return SAMPLE_DESIGNS.find(({ id }) => id === picked) ?? own
}

/**
 * A widget as a partner writes it: a custom element with a plain link inside, which stays when the
 * script does not work.
 */
function Widget({ design, tag, globals }: Args & { readonly globals: StoryGlobals }) {
  const { id, title } = designAt(design, globals)
  return (
    <div
      lang={languageFor(globals.language)}
      className={tag === 'selvage-design-card' ? css.card : css.wide}
    >
      {createElement(
        tag,
        { 'design-id': String(id), currency: globals.currency },
        <a href={`#fabric-${id}`}>{title}</a>,
      )}
    </div>
  )
}

const meta = {
  title: 'Embed/Widgets',
  args: { design: 0, tag: 'selvage-design-card', gateway: {} },
  argTypes: {
    tag: {
      control: 'select',
      options: ['selvage-design-card', 'selvage-add-to-cart', 'selvage-cart-button'],
    },
    gateway: { control: false },
  },
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
  render: (args, { globals }) => (
    <Widget {...args} globals={{ ...initialGlobals, ...globals } as StoryGlobals} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** Waits until something is found in what the widget has drawn. */
const drawn = <T,>(canvasElement: HTMLElement, find: (widget: Queries) => T): Promise<T> =>
  waitFor(() => find(within(shadowRootOf(canvasElement, '[design-id]'))), { timeout: 30_000 })
const picture = (card: Queries) => card.getByRole('img')

/** A design card: its picture, its designer, the lowest price and the link to its page. */
export const DesignCard: Story = {
  play: async ({ canvasElement, args, globals }) => {
    await drawn(canvasElement, picture)
    await expect(shadowRootOf(canvasElement, '[design-id]').textContent).toContain(
      designAt(args.design, globals).title,
    )
  },
}

/** A design that does not exist: the plain link stays. */
export const UnknownDesign: Story = {
  args: { design: 1 },
  render: (_, { globals }) => (
    <div lang={languageFor((globals as StoryGlobals).language)} className={css.card}>
      {createElement(
        'selvage-design-card',
        { 'design-id': '999999' },
        <a href="#elsewhere">See this fabric</a>,
      )}
    </div>
  ),
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link')).toHaveTextContent(/^See this fabric$/),
}

/** The gateway is down: an error message, a way to try again, and the plain link. */
export const GatewayDown: Story = {
  args: { design: 2, gateway: { scenario: 'down' } },
  play: async ({ canvasElement, loaded }) => {
    const again = await drawn(canvasElement, (card) => card.getByRole('button'))
    ;(loaded as { gateway: TestGateway }).gateway.play('ok')
    await userEvent.click(again)
    await drawn(canvasElement, picture)
  },
}

/** Fabric, cut and quantity of one design, and the button that adds it to the cart. */
export const AddToCart: Story = {
  args: { design: 3, tag: 'selvage-add-to-cart' },
  play: async ({ canvasElement, globals, loaded }) => {
    const { gateway } = loaded as { gateway: TestGateway }
    const { t } = await widgetMessages(globals)
    const name = startsWith(t('fabric.addToCart'))
    await userEvent.click(
      await drawn(canvasElement, (widget) => widget.getByRole('button', { name })),
    )
    await waitFor(
      () => expect(gateway.requests.filter(({ call }) => call === 'cart.add')).toHaveLength(1),
      { timeout: 30_000 },
    )
    await expect(gateway.requests.every(({ credentials }) => credentials === 'omit')).toBe(true)
  },
}

/** Every badge of a page shows the same cart; a press opens it, here before anything is in it. */
export const CartButton: Story = {
  args: { design: 4, tag: 'selvage-cart-button' },
  play: async ({ canvasElement, globals }) => {
    const { t } = await widgetMessages(globals)
    const name = startsWith(t('navigation.cart'))
    await userEvent.click(
      await drawn(canvasElement, (widget) => widget.getByRole('button', { name })),
    )
    await drawn(canvasElement, (widget) => widget.getByRole('dialog'))
    await drawn(canvasElement, (widget) => widget.getByText(t('cart.empty')))
  },
}

/** The designs of a collection in one row, all at one scale. */
export const CollectionStrip: Story = {
  render: (_, { globals }) => {
    const { language, currency } = { ...initialGlobals, ...globals } as StoryGlobals
    return (
      <div lang={languageFor(language)}>
        {createElement(
          'selvage-collection-strip',
          { 'collection-id': String(SAMPLE_COLLECTIONS[1]?.id), currency },
          <a href="#collection">{SAMPLE_COLLECTIONS[1]?.name}</a>,
        )}
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const strip = () => within(shadowRootOf(canvasElement, 'selvage-collection-strip'))
    await waitFor(() => expect(strip().getAllByRole('img').length).toBeGreaterThan(1), {
      timeout: 30_000,
    })
  },
}
