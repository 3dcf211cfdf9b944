import { listOwnCollections } from '@selvage/core/collection'
import { AddToCollection, CollectionChoice } from '@selvage/react/own-collections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messagesOf } from '../support/find.ts'
import { memberLoader, readNoCollections } from '../support/own-collections.ts'
import type { Collections } from '../support/own-collections.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

const meta = {
  title: 'Shop/Add to a collection',
  component: AddToCollection,
  subcomponents: { CollectionChoice },
  loaders: [memberLoader()],
  // The loader above sets the design of every story.
  args: {
    href: '#choice',
    logInHref: '#login',
    joinHref: '#join',
    manageHref: '#manage',
  } as Meta<typeof AddToCollection>['args'],
  render: (args, context) => {
    const [design] = loadedShop<Collections>(context).designs
    return design === undefined ? <></> : <AddToCollection {...args} design={design} />
  },
} as Meta<typeof AddToCollection>
export default meta
type Story = StoryObj<typeof AddToCollection>

async function openDialog({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  await userEvent.click(within(canvasElement).getByRole('link'))
  return within(await within(document.body).findByRole('dialog'))
}

/** A press adds the design or takes it out at once; a new collection begins with it. */
export const AddDesign: Story = {
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
  loaders: [shopLoader({ user: 'visitor' }, readNoCollections)],
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
