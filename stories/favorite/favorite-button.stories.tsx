import type { DesignCard } from '@selvage/core/design'
import { listCollectionFavorites } from '@selvage/core/favorites'
import { CollectionFavoriteButton, FavoriteButton } from '@selvage/react/favorite'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messagesOf, SEEN } from '../support/find.ts'
import { readCards } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

interface Cards {
  readonly designs: readonly DesignCard[]
}

const meta = {
  title: 'Shop/Favorite',
  component: FavoriteButton,
  subcomponents: { CollectionFavoriteButton },
  loaders: [shopLoader({}, readCards)],
  render: (args, context) => {
    const [design] = loadedShop<Cards>(context).designs
    return design === undefined ? <></> : <FavoriteButton {...args} design={design} />
  },
  // The loader above sets the design of every story.
  args: { isFavorite: false } as Meta<typeof FavoriteButton>['args'],
} as Meta<typeof FavoriteButton>
export default meta
type Story = StoryObj<typeof FavoriteButton>

async function isInView(element: HTMLElement): Promise<void> {
  const { left, right } = element.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
}

const heartIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button')

/** The heart alone, as on a card. A press keeps the design at once, and one more lets it go. */
export const Heart: Story = {
  play: async ({ canvasElement }) => {
    const heart = heartIn(canvasElement)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

/** With the number of shoppers who keep it, as on a design's page. */
export const WithCount: Story = {
  args: { count: 1_234 },
  play: async ({ canvasElement }) => {
    const heart = heartIn(canvasElement)
    await expect(heart).toHaveTextContent('234')
    await userEvent.click(heart)
    await expect(heart).toHaveTextContent('235')
  },
}

/** A design that is a favorite already. */
export const Favorite: Story = { args: { isFavorite: true, count: 57 } }

/** The heart of a collection. */
export const Collection: Story = {
  render: ({ isFavorite }) => (
    <CollectionFavoriteButton
      collection={{ id: 174, name: 'Ferns and foxes' }}
      isFavorite={isFavorite}
    />
  ),
  play: async (context) => {
    const heart = heartIn(context.canvasElement)
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const { gateway } = loadedShop<Cards>(context).shop
    await waitFor(async () => {
      const found = await gateway.send(listCollectionFavorites, { query: {} })
      await expect(found.collections.map(({ id }) => id)).toEqual([174])
    })
  },
}

/** The gateway does not answer: the heart is as before, and a sentence says so. */
export const Failed: Story = {
  loaders: [shopLoader({ scenario: 'code:NO_IMAGE_AVAILABLE@favorites.add' }, readCards)],
  play: async (context) => {
    const { canvasElement } = context
    const heart = heartIn(canvasElement)
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    const sentence = await within(canvasElement).findByText(
      messagesOf(context).t('errors.NO_IMAGE_AVAILABLE'),
      SEEN,
    )
    await isInView(sentence)
  },
}

/** At the other end of the page, the sentence lies on the other side of the heart. */
export const FailedAtTheEnd: Story = {
  ...Failed,
  decorators: [
    (Heart) => (
      <div style={{ textAlign: 'end' }}>
        <Heart />
      </div>
    ),
  ],
}
