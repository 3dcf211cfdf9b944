import type { DesignCard as Design } from '@selvage/core/design'
import { DesignGrid } from '@selvage/react/design'
import { GridSkeleton } from '@selvage/react/skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readCards } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

interface Cards {
  readonly designs: readonly Design[]
}

const meta = {
  title: 'Shop/Design grid',
  component: DesignGrid,
  loaders: [shopLoader({}, readCards)],
} as Meta<typeof DesignGrid>
export default meta
type Story = StoryObj<typeof DesignGrid>

/** A page of cards, all at one scale, so that prints can be compared. */
export const Page: Story = {
  render: (_, context) => {
    const { designs } = loadedShop<Cards>(context)
    return <DesignGrid designs={designs} hrefFor={({ id }) => `#${id}`} eager={4} />
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(10)
  },
}

/** A short row, as in a collection. */
export const Band: Story = {
  render: (_, context) => {
    const { designs } = loadedShop<Cards>(context)
    return (
      <DesignGrid
        kind="band"
        level={3}
        designs={designs.slice(4, 8)}
        hrefFor={({ id }) => `#${id}`}
      />
    )
  },
}

/** Plain fabric in exactly the space of the cards until they are loaded. */
export const OnTheirWay: Story = { render: () => <GridSkeleton cards={8} /> }
