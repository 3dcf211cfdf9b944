import { listOwnCollections } from '@selvage/core/collection'
import {
  CollectionDesigns,
  CollectionForm,
  DeleteCollection,
  OwnCollections,
} from '@selvage/react/own-collections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messagesOf, SEEN } from '../support/find.ts'
import { memberLoader, readNoCollections } from '../support/own-collections.ts'
import type { Collections } from '../support/own-collections.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

const links = {
  hrefFor: '#collection-{id}',
  editHrefFor: '#edit-{id}',
  deleteHrefFor: '#delete-{id}',
  newHref: '#new',
}

const meta = {
  title: 'Shop/Own collections',
  component: OwnCollections,
  subcomponents: {
    CollectionDesigns,
    CollectionForm,
    DeleteCollection,
  },
  loaders: [memberLoader()],
  // The loader above sets the collections of every story.
  args: links as Meta<typeof OwnCollections>['args'],
  render: (args, context) => (
    <OwnCollections {...args} collections={loadedShop<Collections>(context).collections} />
  ),
} as Meta<typeof OwnCollections>
export default meta
type Story = StoryObj<typeof OwnCollections>

/** Each with who may see it; every link says which collection it is about. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article')
    await expect(cards).toHaveLength(3)
    const [newest] = cards as [HTMLElement]
    const [, edit, remove] = within(newest).getAllByRole('link')
    for (const link of [edit, remove]) await expect(link).toHaveTextContent(/Ferns and foxes/)
  },
}

/** A member who has made none yet. */
export const None: Story = { loaders: [shopLoader({ user: 'member' }, readNoCollections)] }

const empty = { name: '', description: '', audience: 'member' } as const
const form = { action: '#save', backHref: '#collections' }

/** A new collection is its member's alone, unless another answer is chosen. */
export const New: Story = {
  render: () => <CollectionForm {...form} collection={empty} />,
  play: async ({ canvasElement }) => {
    const [own] = within(canvasElement).getAllByRole('radio')
    await expect(own).toBeChecked()
  },
}

/** A name that the member has given already: nothing that was typed is lost. */
export const Rejected: Story = {
  render: () => (
    <CollectionForm
      {...form}
      collection={{ name: 'Autumn table', description: 'For October', audience: 'everybody' }}
      nameError="COLLECTION_NAME_TAKEN"
      attempt={1}
    />
  ),
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const summary = messagesOf(context).t('form.summary', { count: 1 })
    await waitFor(() => expect(canvas.getByRole('group', { name: summary })).toHaveFocus())
    await expect(canvas.getByDisplayValue('Autumn table')).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByDisplayValue('For October')).toBeVisible()
  },
}

/** The question before a collection is deleted; keeping it comes first. */
export const Delete: Story = {
  render: (_, context) => {
    const [collection] = loadedShop<Collections>(context).collections
    return collection === undefined ? (
      <></>
    ) : (
      <DeleteCollection collection={collection} action="#delete" keepHref="#collections" />
    )
  },
}

const Designs: Story = {
  render: (_, context) => {
    const { collections, designs } = loadedShop<Collections>(context)
    const own = collections.find(({ name }) => name === 'Nursery walls')
    return own === undefined ? (
      <></>
    ) : (
      <CollectionDesigns
        collectionId={own.id}
        designs={designs.filter(({ id }) => own.designIds.includes(id))}
        hrefFor="#design-{id}"
        findHref="#shop"
      />
    )
  },
}

const titlesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent)

const buttonIn = (canvasElement: HTMLElement, label: string, title: string | null | undefined) =>
  within(canvasElement).getByRole('button', {
    name: (name) => name.startsWith(label) && name.endsWith(title ?? ''),
  })

/** A design moves at once and keeps the focus; one that is removed can be put back. */
export const Order: Story = {
  ...Designs,
  play: async (context) => {
    const { canvasElement } = context
    const { t } = messagesOf(context)
    const [first, second, third] = titlesIn(canvasElement)
    const later = () => buttonIn(canvasElement, t('own-collections.later'), first)
    await userEvent.click(later())
    await expect(titlesIn(canvasElement)).toEqual([second, first, third])
    await expect(later()).toHaveFocus()
    await userEvent.click(buttonIn(canvasElement, t('own-collections.remove'), second))
    await expect(titlesIn(canvasElement)).toEqual([first, third])
    const back = within(canvasElement).getByRole('button', { name: t('own-collections.putBack') })
    await expect(back).toHaveFocus()
    await userEvent.click(back)
    await expect(titlesIn(canvasElement)).toEqual([second, first, third])
    const { gateway } = loadedShop<Collections>(context).shop
    await waitFor(async () => {
      const own = (await gateway.send(listOwnCollections, {})).at(-1)
      await expect(own?.designIds).toHaveLength(3)
    })
  },
}

/** The gateway does not take a change: the designs stand as before, and a sentence says so. */
export const OrderFailed: Story = {
  ...Designs,
  loaders: [memberLoader({ scenario: 'code:TOO_MANY_ATTEMPTS@collection.change' })],
  play: async (context) => {
    const { canvasElement } = context
    const { t } = messagesOf(context)
    const before = titlesIn(canvasElement)
    await userEvent.click(buttonIn(canvasElement, t('own-collections.later'), before[0]))
    await waitFor(() => expect(titlesIn(canvasElement)).toEqual(before))
    await within(canvasElement).findByText(t('errors.TOO_MANY_ATTEMPTS'), SEEN)
  },
}

/** A collection without a design. */
export const Empty: Story = {
  render: () => (
    <CollectionDesigns collectionId={1} designs={[]} hrefFor="#design-{id}" findHref="#shop" />
  ),
}
