import { AnnouncementBar } from '@selvage/react/content'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Shop/Announcement bar',
  component: AnnouncementBar,
  args: {
    announcement: {
      id: 'holiday-orders',
      lang: 'en',
      title: 'Order by December 8, and your fabric arrives before the holidays',
      href: null,
    },
    closeAction: '#close',
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AnnouncementBar>
export default meta
type Story = StoryObj<typeof meta>

/** A line of news that its reader can close. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** It leads to a page of the shop. */
export const WithLink: Story = {
  args: { announcement: { ...meta.args.announcement, href: '/en/shop' } },
}

/** It stays, because nothing says what closes it. */
export const Lasting: Story = {
  render: ({ announcement }) => <AnnouncementBar announcement={announcement} />,
}

/** Markup in a title is text, and a long title takes several lines. */
export const LongTitle: Story = {
  args: {
    announcement: {
      ...meta.args.announcement,
      title:
        'Prints on <b>linen</b> take two days longer this week, because the mill that weaves it ' +
        'is closed; every other fabric leaves our workshop as fast as always',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<b>linen<\/b>/)).toBeVisible()
  },
}
