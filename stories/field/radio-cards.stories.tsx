import { ClothSurface } from '@selvage/react/cloth'
import { RadioCards } from '@selvage/react/field'
import { Money } from '@selvage/react/money'
import { Size } from '@selvage/react/length'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { tileOf } from '../support/pictures.ts'
import { useAmount, useStoryDesign } from '../support/story-root.tsx'
import * as css from './field-story.css.ts'

function Swatch() {
  return (
    <span className={css.swatch}>
      <ClothSurface tile={tileOf(useStoryDesign(2))} widthIn={6} heightIn={6} />
    </span>
  )
}
const swatch = <Swatch />

const meta = {
  title: 'General/Radio cards',
  component: RadioCards<string>,
  args: {
    legend: 'Fabric',
    name: 'fabric',
    defaultValue: 'linen',
    onChange: fn(),
    options: [
      {
        value: 'petal',
        title: 'Petal signature cotton',
        detail: '42 in · 4.3 oz',
        note: 'Crisp, quilting weight. Holds a crease.',
        media: swatch,
      },
      {
        value: 'linen',
        title: 'Belgian linen',
        detail: '54 in · 6 oz',
        note: 'Dry hand, loose drape. Curtains, shirts.',
        media: swatch,
      },
      { value: 'chiffon', title: 'Chiffon', note: 'Out of stock', media: swatch, disabled: true },
    ],
  },
} satisfies Meta<typeof RadioCards<string>>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Native radio buttons: arrow keys change the choice, and the choice is not only marked by the
 * border.
 */
export const Fabrics: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Petal signature cotton'))
    await expect(args.onChange).toHaveBeenLastCalledWith('petal')
    await expect(canvas.getByRole('radio', { name: /Petal/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Belgian/ })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Fabric' })).toBeVisible()
  },
}

function Sizes() {
  const amount = useAmount(500)
  const size = (
    value: string,
    title: string,
    widthIn: number,
    heightIn: number,
    minor: number,
  ) => ({
    value,
    title,
    note: <Size widthIn={widthIn} heightIn={heightIn} />,
    end: <Money amount={{ ...amount, minor }} />,
  })
  return (
    <RadioCards
      across
      legend="Amount"
      name="size"
      defaultValue="yard"
      options={[
        size('swatch', 'Test swatch', 8, 8, 500),
        size('quarter', 'Fat quarter', 21, 18, 1100),
        size('yard', 'Yard', 42, 36, 1850),
      ]}
    />
  )
}

/** Side by side, with prices. */
export const Across: Story = { render: () => <Sizes /> }

/** Nothing is chosen although a choice is required. */
export const Wrong: Story = {
  render: (args) => (
    <RadioCards {...args} name="wrong" defaultValue={undefined} error="Choose a fabric" />
  ),
}

/** Two in a row, for longer names under a picture. */
export const Pairs: Story = { args: { across: 'pairs' } }
