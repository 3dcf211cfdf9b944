import { NO_CONSENT, settleConsent } from '@selvage/core/consent'
import { shopError } from '@selvage/core/contract'
import { toErrorMessage } from '@selvage/machines/cart'
import { ConsentChoices } from '@selvage/react/consent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

const meta = {
  title: 'Shop/Privacy choices',
  component: ConsentChoices,
  args: { action: '#choices', consent: settleConsent(NO_CONSENT, false) },
} satisfies Meta<typeof ConsentChoices>
export default meta
type Story = StoryObj<typeof meta>

const ASKED = { categories: ['analytics', 'marketing'] } as const

/** A shop that counts no visits and does not advertise asks about nothing but selling. */
export const NothingToAsk: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}

/** One press was enough, and another takes it back. */
export const DoNotSell: Story = {
  args: { consent: settleConsent({ ...NO_CONSENT, doNotSell: true }, false) },
}

/** The browser says it already, so nothing is asked about selling. */
export const ByBrowser: Story = {
  args: { consent: settleConsent(NO_CONSENT, true) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** Nothing is ticked before its visitor does, and the three buttons have one look. */
export const Asked: Story = {
  args: ASKED,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('checkbox')
    await expect(first).not.toBeChecked()
    await userEvent.click(first as HTMLElement)
    await expect(first).toBeChecked()
  },
}

/** All of it is allowed. */
export const AllowedAll: Story = {
  args: {
    ...ASKED,
    consent: settleConsent({ analytics: true, marketing: true, doNotSell: false }, false),
  },
}

/** Advertising is off, and says why, while nothing may be shared. */
export const AskedAndDoNotSell: Story = {
  args: {
    ...ASKED,
    consent: settleConsent({ analytics: true, marketing: true, doNotSell: true }, false),
  },
}

/** The shop could not record it right now; nothing has changed. */
export const Failed: Story = { args: { error: toErrorMessage(shopError('SERVER_ERROR')) } }
