import type { OwnDesignsPage } from '@selvage/core/own-designs'
import { OwnDesigns } from '@selvage/react/studio'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messagesOf } from '../support/find.ts'
import { readCards } from '../support/read.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

interface Read {
  readonly page: OwnDesignsPage
}

const EMPTY: OwnDesignsPage = { screenName: null, designs: [], total: 0, offset: 0 }

const loader = shopLoader({ user: 'member' }, async (story): Promise<Read> => {
  const { designs } = await readCards(story)
  const own = designs.slice(0, 3).map((card, at) => ({
    card: { ...card, forSale: at !== 1 },
    tags: at === 2 ? [] : ['fish', 'sea', 'hand drawn'],
    mature: at === 1,
    soldCount: [1204, 1, 0][at] ?? 0,
    earned: { minor: [241_080, 190, 0][at] ?? 0, currency: 'USD' as const },
  }))
  return { page: { screenName: 'june_harrow', designs: own, total: 43, offset: 0 } }
})

const meta = {
  title: 'Shop/Own designs',
  component: OwnDesigns,
  loaders: [loader],
  args: {
    page: EMPTY,
    action: '#save',
    hrefFor: '#design-{id}',
    pageHref: '#page-{offset}',
    uploadHref: '#new',
  },
  render: (args, context) => <OwnDesigns {...args} page={loadedShop<Read>(context).page} />,
} satisfies Meta<typeof OwnDesigns>
export default meta
type Story = StoryObj<typeof meta>

/** One for sale, one that is shown only and for adults, one that nobody has bought yet. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('heading')
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(3)
    await expect(first).toBeVisible()
  },
}

/** The form of a design is closed until it is asked for. */
export const Changing: Story = {
  play: async (context) => {
    const { canvasElement } = context
    const { t } = messagesOf(context)
    const [summary] = within(canvasElement).getAllByText(t('studio.change'))
    if (summary) await userEvent.click(summary)
    const [title] = within(canvasElement).getAllByRole('textbox', { name: t('studio.title') })
    await expect(title).toBeVisible()
    const [save] = within(canvasElement).getAllByRole('button', { name: t('studio.save') })
    await expect(save).toBeVisible()
  },
}

/** A form that a server has rejected: it is open, with all that was typed. */
export const Rejected: Story = {
  render: (args, context) => {
    const { page } = loadedShop<Read>(context)
    return (
      <OwnDesigns
        {...args}
        page={page}
        rejected={{
          id: page.designs[0]?.card.id ?? 0,
          values: { title: '', tags: ['fish', 'a_b'], mature: false, forSale: true },
          errors: { title: 'FIELD_CANNOT_BE_BLANK', tags: 'FIELD_VALUE_INVALID' },
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByDisplayValue('fish, a_b')).toBeVisible()
  },
}

/** A member who has uploaded none yet. */
export const None: Story = { render: (args) => <OwnDesigns {...args} page={EMPTY} /> }
