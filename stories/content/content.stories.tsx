import type { ContentBlock } from '@selvage/core/content'
import { ContentArticle } from '@selvage/react/content'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shopLoader } from '../support/shop.ts'
import { SECTIONS } from './sections.table.ts'

const meta = {
  title: 'Shop/Content',
  component: ContentArticle,
  loaders: [shopLoader({}, async () => ({}))],
  args: { page: { updated: null, blocks: SECTIONS.slice(0, 4) } },
} as Meta<typeof ContentArticle>
export default meta
type Story = StoryObj<typeof ContentArticle>

/** A page of a few paragraphs. */
export const Short: Story = {}

/** A page with one block of every kind, and a table of contents. */
export const EveryBlock: Story = {
  args: { page: { updated: '2026-11-02', blocks: SECTIONS } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const links = canvas.getAllByRole('link', { name: 'Questions' })
    await expect(links[0]).toHaveAttribute('href', '#questions')
    await expect(canvas.getByRole('heading', { name: 'Questions' })).toBeVisible()
  },
}

/** Seven pictures, of which the last two are fetched when they come near. */
export const Pictures: Story = {
  args: {
    page: {
      updated: null,
      blocks: Array.from({ length: 7 }, () =>
        SECTIONS.filter(({ type }) => type === 'picture'),
      ).flat() satisfies ContentBlock[],
    },
  },
}
