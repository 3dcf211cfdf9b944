import { Devices } from '@selvage/react/devices'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { openCanvas } from '../support/find.ts'

const HERE = {
  id: 'device-0123456789abcdef',
  browser: 'Chrome',
  system: 'Windows',
  isCurrent: true,
  loggedInAt: '2026-02-03T09:00:00.000Z',
  lastUsedAt: '2026-03-01T18:30:00.000Z',
}
const PHONE = {
  ...HERE,
  id: 'device-fedcba9876543210',
  browser: 'Safari',
  system: 'iPhone',
  isCurrent: false,
}

const meta = {
  title: 'Shop/Devices',
  component: Devices,
  args: { devices: [HERE, PHONE], action: '#devices' },
} satisfies Meta<typeof Devices>
export default meta
type Story = StoryObj<typeof meta>

/** Each has a button that ends it, but for the browser that shows the list. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const name = t('devices.on', { browser: 'Safari', system: 'iPhone' })
    await expect(
      canvas.getByRole('button', { name: `${t('devices.end')} ${name}` }),
    ).toHaveAttribute('type', 'submit')
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await expect(canvas.getByText(t('devices.here'))).toBeVisible()
  },
}

/** Nothing is to be ended for who is logged in nowhere else. */
export const OnlyHere: Story = {
  args: { devices: [HERE] },
  play: async (context) => {
    await expect(openCanvas(context).canvas.queryByRole('button')).toBeNull()
  },
}

/** Browsers that say little of themselves. */
export const Unknown: Story = {
  args: {
    devices: [
      HERE,
      { ...PHONE, browser: null },
      { ...PHONE, id: 'other', browser: null, system: null },
    ],
  },
}

/** The gateway does not answer; all others can be ended all the same. */
export const Unread: Story = {
  args: { devices: null },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await expect(canvas.getByText(t('devices.unread'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('devices.endOthers') })).toBeVisible()
  },
}
