import { EMPTY_REVIEW } from '@selvage/core/reviews'
import { ReviewForm } from '@selvage/react/reviews'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { shopLoader } from '../support/shop.ts'
import { ELIGIBILITY } from './sample-reviews.ts'

const typed = {
  ...EMPTY_REVIEW,
  rating: '5',
  made: 'quilt',
  printRating: '5',
  materialRating: '4',
  recommend: 'yes',
  title: 'A quilt for my sister’s boat',
  text: 'Cut on the drop, so the stems climb from the foot to the pillow.',
  photos: [
    { id: 'upload_0000000000000001', caption: 'On the bunk, first night' },
    { id: 'upload_0000000000000002', caption: '' },
  ],
}

const meta = {
  title: 'Shop/Review form',
  component: ReviewForm,
  loaders: [shopLoader({}, async () => ({}))],
  args: { action: '#write', eligibility: ELIGIBILITY },
} satisfies Meta<typeof ReviewForm>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is answered yet; arrows choose the stars. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio')
    first?.focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(second).toBeChecked()
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}

/** Three things to put right: what was typed and the uploaded pictures stay. */
export const Rejected: Story = {
  args: {
    values: typed,
    errors: { material: 'required', photos: 'invalid', captions: [undefined, 'required'] },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [summary] = canvas.getAllByRole('group')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary as HTMLElement).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByDisplayValue('On the bunk, first night')).toBeInTheDocument()
    await expect(canvas.getAllByRole('img')).toHaveLength(2)
  },
}

/** The member has ordered it on one material, which is chosen, and has no screen name. */
export const OneMaterial: Story = {
  args: {
    eligibility: {
      ...ELIGIBILITY,
      screenName: null,
      materials: ELIGIBILITY.materials.slice(0, 1),
    },
  },
  play: async ({ canvasElement }) => {
    const [material] = within(canvasElement).getAllByRole('combobox')
    await expect(material).toHaveValue('ORGANIC_SATEEN')
  },
}

/** The gateway is away: the text stays. */
export const NotPosted: Story = {
  args: {
    values: { ...typed, photos: [] },
    error: { code: 'REVIEW_NOT_POSTED', severity: 'error' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByDisplayValue(/Cut on the drop/)).toBeInTheDocument()
  },
}
