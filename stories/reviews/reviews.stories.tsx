import { ReviewFilters, ReviewList, ReviewStars, ReviewSummary } from '@selvage/react/reviews'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { findSummary } from '../support/find.ts'
import { shopLoader } from '../support/shop.ts'
import { REVIEWS, SUMMARY } from './sample-reviews.ts'

const meta = {
  title: 'Shop/Reviews',
  component: ReviewList,
  subcomponents: { ReviewFilters, ReviewStars, ReviewSummary },
  loaders: [shopLoader({}, async () => ({}))],
  args: { reviews: REVIEWS, action: '#reviews' },
} satisfies Meta<typeof ReviewList>
export default meta
type Story = StoryObj<typeof meta>

/** Reviews with pictures, in another language, and without a screen name; one is reported. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    // Two of them can be voted for, and two reported.
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
    // Each picture leads to its larger file.
    const [first] = canvas.getAllByRole('link')
    await expect(first?.getAttribute('href')).toContain('photo_00000000000000000001-1280.webp')
  },
}

/** A reader says what is wrong with a review. */
export const Report: Story = {
  args: { reviews: REVIEWS.slice(1, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(findSummary(canvasElement))
    await expect(canvas.getByRole('combobox')).toBeVisible()
  },
}

/** A list in which nobody votes or reports. */
export const ToRead: Story = {
  args: { action: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([])
  },
}

/** The sum of all reviews; a row leads to the reviews of so many stars. */
export const Summary: Story = {
  render: () => <ReviewSummary summary={SUMMARY} hrefFor="#stars-{stars}" current={4} />,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#stars-5',
      '#stars-4',
      '#stars-2',
    ])
  },
}

/** The filters and the order of a list. */
export const Filters: Story = {
  render: () => (
    <ReviewFilters
      summary={SUMMARY}
      query={{ sort: 'newest', withPhotos: true }}
      total={1}
      action="#reviews"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getAllByRole('combobox')).toHaveLength(3)
  },
}

/** Stars with their number. */
export const Stars: Story = {
  render: () => (
    <>
      {[1, 2.5, 3.7, 5].map((rating) => (
        <p key={rating}>
          <ReviewStars rating={rating} />
        </p>
      ))}
    </>
  ),
}
