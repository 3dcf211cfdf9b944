import { FollowButton } from '@selvage/react/designer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messagesOf, SEEN } from '../support/find.ts'
import { shopLoader } from '../support/shop.ts'

const nothing = async () => ({})

const meta = {
  title: 'Shop/Follow',
  component: FollowButton,
  loaders: [shopLoader({ user: 'member' }, nothing)],
  args: {
    designer: { name: 'Rosalind Pike', screenName: 'rosalind_pike' },
    isFollowing: false,
    followerCount: 1_234,
    logInHref: '#login',
  },
} satisfies Meta<typeof FollowButton>
export default meta
type Story = StoryObj<typeof FollowButton>

const buttonIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button')

/** A press follows the designer at once, and one more ends it. */
export const Follow: Story = {
  play: async ({ canvasElement }) => {
    const button = buttonIn(canvasElement)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(canvasElement).toHaveTextContent('235')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(canvasElement).toHaveTextContent('234')
  },
}

/** A designer whom the member follows already, without the count. */
export const Following: Story = { args: { isFollowing: true, followerCount: undefined } }

/** The gateway does not answer: button and count are as before, and a sentence says so. */
export const Failed: Story = {
  loaders: [
    shopLoader({ user: 'member', scenario: 'code:TOO_MANY_ATTEMPTS@connections.follow' }, nothing),
  ],
  play: async (context) => {
    const { canvasElement } = context
    const button = buttonIn(canvasElement)
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
    await within(canvasElement).findByText(messagesOf(context).t('errors.TOO_MANY_ATTEMPTS'), SEEN)
    await expect(canvasElement).toHaveTextContent('234')
  },
}
