import type { DesignCard as Design } from '@selvage/core/design'
import { Button } from '@selvage/react/button'
import { DesignCard } from '@selvage/react/design'
import { TextField } from '@selvage/react/field'
import { Flash } from '@selvage/react/flash'
import { Money } from '@selvage/react/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { readCards } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import { useAmount } from '../support/story-root.tsx'
import { ContrastChecker } from './contrast-checker.tsx'
import { DoAndDont } from './do-and-dont.tsx'
import * as css from './guides.css.ts'
import { ColorTable, ScaleTable } from './token-tables.tsx'

/** The live parts of the guides. */
const meta = { title: 'Guides/Examples', loaders: [shopLoader({}, readCards)] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Draws the first card. Storybook prints a story's elements, so no element takes its context. */
function cardOf(context: Parameters<typeof loadedShop>[0]) {
  const [design] = loadedShop<{ readonly designs: readonly Design[] }>(context).designs
  return design === undefined ? null : <DesignCard design={design} href="#design" eager level={3} />
}

/** The house's theme, one of three tokens, and the dark one, each on a part of the page. */
export const ThreeThemes: Story = {
  render: (_, context) => (
    <div className={css.threeThemes}>
      <div className={css.themed} data-theme="light">
        {cardOf(context)}
      </div>
      <div className={css.themed} data-theme="light">
        <div className={`${css.themed} ${css.harbor}`}>{cardOf(context)}</div>
      </div>
      <div className={css.themed} data-theme="dark">
        {cardOf(context)}
      </div>
    </div>
  ),
}

/** Two colors, what their contrast is enough for, and the nearest color that passes. */
export const CheckAPair: Story = {
  render: () => <ContrastChecker front="#ffffff" back="#e58b73" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('2.5:1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }))
    await expect(canvas.getByText('Enough for text')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Use it' })).toBeNull()
    const [text] = canvas.getAllByRole('textbox')
    await userEvent.clear(text ?? canvasElement)
    await expect(canvas.getByText('Two colors are needed')).toBeVisible()
    await userEvent.type(text ?? canvasElement, '#fff')
  },
}

/** Paper, ink and hairlines around the cloth; nothing on it. */
export const TheCloth: Story = {
  render: (_, context) => (
    <DoAndDont
      good={{
        text: 'let the cloth be the color: square corners, no shadow, a ruler on it.',
        children: <div className={css.card}>{cardOf(context)}</div>,
      }}
      bad={{
        text: 'round it, float it on a shadow or wash it with a tint.',
        children: <div className={css.spoiled}>{cardOf(context)}</div>,
      }}
    />
  ),
}

function BuyButtons() {
  return (
    <div className={css.buttons}>
      <Button kind="buy" wide end={<Money amount={useAmount(3800)} />}>
        Add to cart
      </Button>
      <Button wide end={<Money amount={useAmount(500)} />}>
        Order a swatch
      </Button>
    </div>
  )
}

/** Madder buys, and nothing else is madder. */
export const OneBuyButton: Story = {
  render: () => (
    <DoAndDont
      good={{
        text: 'keep one madder button in a view: the one that buys, with its price at the end.',
        children: <BuyButtons />,
      }}
      bad={{
        text: 'add a second accent or make pills: two that shout are none.',
        children: (
          <>
            <button type="button" className={css.pillBuy}>
              Add to cart
            </button>
            <button type="button" className={css.pillOther}>
              Order a swatch
            </button>
          </>
        ),
      }}
    />
  ),
}

/** An error says what is wrong and what would be right, beside the field. */
export const FieldErrors: Story = {
  render: () => (
    <DoAndDont
      good={{
        text: 'mark the field, say what would be right, and keep what was typed.',
        children: <TextField label="ZIP code" defaultValue="1253" error="Enter 5 digits" />,
      }}
      bad={{
        text: 'say only that something is wrong, far from where it can be mended.',
        children: <Flash severity="error">Invalid input.</Flash>,
      }}
    />
  ),
}

/** A label says what happens; it needs no icon and no second sentence. */
export const Labels: Story = {
  render: () => (
    <DoAndDont
      good={{
        text: 'name the act and its object, as the shopper would.',
        children: <Button>Save this design</Button>,
      }}
      bad={{
        text: 'write OK, Submit or Click here: out of its place none of them means anything.',
        children: <Button>Click here</Button>,
      }}
    />
  ),
}

/** The colors of every theme, from the table that the packages publish. */
export const Colors: Story = {
  render: () => <ColorTable />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row').length).toBeGreaterThan(20)
  },
}

/** All other tokens, from the same tables. */
export const Scales: Story = { render: () => <ScaleTable /> }
