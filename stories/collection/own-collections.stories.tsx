import { createCollection, listOwnCollections } from '@selvage/core/collection'
import type { OwnCollection } from '@selvage/core/collection'
import type { DesignCard } from '@selvage/core/design'
import type { TestGatewayOptions } from '@selvage/core/testing'
import {
  AddToCollection,
  CollectionChoice,
  CollectionDesigns,
  CollectionForm,
  DeleteCollection,
  OwnCollections,
} from '@selvage/react/own-collections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messagesOf } from '../support/find.ts'
import { readCards } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'
import type { StoryShop } from '../support/shop.ts'

interface Collections {
  readonly designs: readonly DesignCard[]
  readonly collections: readonly OwnCollection[]
}

/** A member with three collections: one of their own, one for designers, one for everybody. */
async function readCollections(story: StoryShop): Promise<Collections> {
  const { designs } = await readCards(story)
  const { gateway } = story.shop
  const ids = designs.map(({ id }) => id)
  const make = (name: string, from: number, to: number, marks = {}) =>
    gateway.send(createCollection, { body: { name, designIds: ids.slice(from, to), ...marks } })
  await make('Nursery walls', 0, 3)
  await make('Autumn table', 2, 6, { shown: true, designerOnly: true })
  await make('Ferns and foxes', 4, 5, { shown: true })
  return { designs, collections: await gateway.send(listOwnCollections, {}) }
}

const readNone = async (story: StoryShop): Promise<Collections> => ({
  ...(await readCards(story)),
  collections: [],
})

const member = (options: TestGatewayOptions = {}) =>
  shopLoader({ user: 'member', ...options }, readCollections)

const links = {
  hrefFor: '#collection-{id}',
  editHrefFor: '#edit-{id}',
  deleteHrefFor: '#delete-{id}',
  newHref: '#new',
}
const ways = { href: '#choice', logInHref: '#login', joinHref: '#join', manageHref: '#manage' }

const meta = {
  title: 'Shop/Own collections',
  component: OwnCollections,
  subcomponents: {
    AddToCollection,
    CollectionChoice,
    CollectionDesigns,
    CollectionForm,
    DeleteCollection,
  },
  loaders: [member()],
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
export const None: Story = { loaders: [shopLoader({ user: 'member' }, readNone)] }

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

/** A design moves at once, and keeps the focus on what was pressed; one that is removed can be put back. */
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
  loaders: [member({ scenario: 'code:TOO_MANY_ATTEMPTS@collection.change' })],
  play: async (context) => {
    const { canvasElement } = context
    const { t } = messagesOf(context)
    const before = titlesIn(canvasElement)
    await userEvent.click(buttonIn(canvasElement, t('own-collections.later'), before[0]))
    await waitFor(() => expect(titlesIn(canvasElement)).toEqual(before))
    await within(canvasElement).findByText(t('errors.TOO_MANY_ATTEMPTS'))
  },
}

/** A collection without a design. */
export const Empty: Story = {
  render: () => (
    <CollectionDesigns collectionId={1} designs={[]} hrefFor="#design-{id}" findHref="#shop" />
  ),
}

const Add: Story = {
  render: (_, context) => {
    const [design] = loadedShop<Collections>(context).designs
    return design === undefined ? <></> : <AddToCollection {...ways} design={design} />
  },
}

async function openDialog({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  await userEvent.click(within(canvasElement).getByRole('link'))
  return within(await within(document.body).findByRole('dialog'))
}

/** A press adds the design or takes it out at once; a new collection begins with it. */
export const AddDesign: Story = {
  ...Add,
  play: async (context) => {
    const dialog = await openDialog(context)
    const row = await dialog.findByRole('button', { name: /Autumn table/ })
    await expect(row).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-pressed', 'true')
    await expect(row).toHaveTextContent('5')
    await userEvent.type(dialog.getByRole('textbox'), 'Kitchen{Enter}')
    const made = await dialog.findByRole('button', { name: /Kitchen/ })
    await expect(made).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByRole('textbox')).toHaveValue('')
    const { gateway } = loadedShop<Collections>(context).shop
    await waitFor(async () => {
      const own = await gateway.send(listOwnCollections, {})
      await expect(own.map(({ designIds }) => designIds.length)).toEqual([1, 1, 5, 3])
    })
  },
}

/** A name that is taken: what was typed stays, and the field says what is wrong. */
export const AddNameTaken: Story = {
  ...Add,
  play: async (context) => {
    const { t } = messagesOf(context)
    const dialog = await openDialog(context)
    const field = await dialog.findByRole('textbox')
    await userEvent.type(field, 'autumn table{Enter}')
    await dialog.findByText(t('errors.COLLECTION_NAME_TAKEN'))
    await expect(dialog.getByRole('textbox')).toHaveValue('autumn table')
  },
}

/** A visitor is asked to log in, and comes back. */
export const AddAsVisitor: Story = {
  ...Add,
  loaders: [shopLoader({ user: 'visitor' }, readNone)],
  play: async (context) => {
    const dialog = await openDialog(context)
    const { t } = messagesOf(context)
    await expect(await dialog.findByRole('link', { name: t('account.logIn') })).toHaveAttribute(
      'href',
      '#login',
    )
  },
}

/** The same choice as plain forms, for a page without a script. */
export const Choice: Story = {
  render: (_, context) => {
    const { collections, designs } = loadedShop<Collections>(context)
    const [design] = designs
    return design === undefined ? (
      <></>
    ) : (
      <CollectionChoice design={design} collections={collections} action="#choice" next="#choice" />
    )
  },
}
