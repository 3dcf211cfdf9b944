import { EarningsSales } from '@selvage/react/studio'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messagesOf } from '../support/find.ts'
import { NO_SALES, SALES, SELLING } from './sample-earnings.ts'

const meta = {
  title: 'Shop/Sales of a designer',
  component: EarningsSales,
  args: {
    page: SALES,
    designs: SELLING.designs,
    hrefFor: '#design-{id}',
    pageHref: '#page-{offset}',
    fileHref: '#file',
  },
} satisfies Meta<typeof EarningsSales>
export default meta
type Story = StoryObj<typeof meta>

/** The designs that were sold, and the first of three pages of sales, one of which came back. */
export const Sold: Story = {
  play: async (context) => {
    const { t } = messagesOf(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByText(t('studio.saleTakenBack'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('studio.salesFile') })).toBeVisible()
    await expect(canvas.getAllByRole('table')).toHaveLength(2)
  },
}

/** Nothing was sold yet. */
export const None: Story = {
  args: { page: NO_SALES, designs: [] },
  play: async (context) => {
    const { t } = messagesOf(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('heading', { name: t('studio.salesNone') })).toBeVisible()
  },
}
