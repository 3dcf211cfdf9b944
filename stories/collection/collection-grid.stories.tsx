import type { CollectionCard as Collection } from '@selvage/core/collection'
import type { DesignCard } from '@selvage/core/design'
import { CollectionCard, CollectionGrid } from '@selvage/react/collection'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readCards } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'
import * as css from '../design/design-story.css.ts'

interface Cards {
  readonly designs: readonly DesignCard[]
}

const meta = {
  title: 'Shop/Collections',
  component: CollectionGrid,
  loaders: [shopLoader({}, readCards)],
} as Meta<typeof CollectionGrid>
export default meta
type Story = StoryObj<typeof CollectionGrid>

const NAMES = [
  'Harbour Wall',
  'The Orchard in October',
  'Night Garden',
  'Small Comforts',
  'Salt and Slate',
]

/** Collections made of the sample designs, each showing a given number of them. */
function collections(designs: readonly DesignCard[], shown: number): Collection[] {
  return NAMES.map((name, at) => {
    const own = designs.slice(at * 4, at * 4 + shown)
    return {
      id: at + 1,
      slug: `collection-${at + 1}`,
      name,
      description: '',
      designerOnly: false,
      shown: true,
      designCount: own.length === 0 ? 0 : own.length + 4 * at,
      curator: { id: 1, name: own[0]?.designer.name ?? 'Marta Lindqvist', screenName: 'marta' },
      thumbnails: own.map(({ id, palette }) => ({ id, palette })),
    }
  })
}

/** A page of collections. The pictures of their fabrics have one scale on the whole page. */
export const Page: Story = {
  render: (_, context) => {
    const { designs } = loadedShop<Cards>(context)
    return (
      <CollectionGrid
        collections={collections(designs, 4)}
        hrefFor={({ id }) => `#${id}`}
        eager={4}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(NAMES.length)
    await expect(canvas.getAllByRole('link')).toHaveLength(NAMES.length)
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** A short row, as on a landing page. */
export const Band: Story = {
  render: (_, context) => {
    const { designs } = loadedShop<Cards>(context)
    return (
      <CollectionGrid
        kind="band"
        level={3}
        collections={collections(designs, 4).slice(0, 4)}
        hrefFor={({ id }) => `#${id}`}
      />
    )
  },
}

/** One picture for each design: three, two, one, and plain fabric for none. */
export const FewDesigns: Story = {
  render: (_, context) => {
    const { designs } = loadedShop<Cards>(context)
    const few = [3, 2, 1, 0].map((shown, at) => ({
      ...(collections(designs, shown)[at] as Collection),
      designCount: shown,
    }))
    return <CollectionGrid kind="band" collections={few} hrefFor={({ id }) => `#${id}`} />
  },
}

/** A single card; the whole card is a link to the collection. */
export const Card: Story = {
  render: (_, context) => {
    const { designs } = loadedShop<Cards>(context)
    const [collection] = collections(designs, 4)
    return collection ? (
      <div className={css.card}>
        <CollectionCard collection={collection} href="#collection" />
      </div>
    ) : (
      <></>
    )
  },
}
