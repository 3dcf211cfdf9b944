import { AddPasskeyForm, PasskeyLogIn, Passkeys } from '@selvage/react/passkey'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { findPassword, openCanvas } from '../support/find.ts'
import { loadedShop, shopLoader } from '../support/shop.ts'

const meta = {
  title: 'Shop/Passkeys',
  component: Passkeys,
  subcomponents: { AddPasskeyForm, PasskeyLogIn },
  args: {
    passkeys: [
      {
        id: 'passkey-0123456789abcdef',
        name: 'Laptop in the workshop',
        createdAt: '2026-02-03T09:00:00.000Z',
        lastUsedAt: '2026-03-01T18:30:00.000Z',
      },
      {
        id: 'passkey-fedcba9876543210',
        name: 'Phone',
        createdAt: '2026-01-12T09:00:00.000Z',
        lastUsedAt: null,
      },
    ],
    deleteHref: ({ id }) => `#delete-${id}`,
    renameHref: ({ id }) => `#rename-${id}`,
    action: '#passkeys',
    keepHref: '#passkeys',
  },
  loaders: [shopLoader({ user: 'member' }, () => Promise.resolve({}))],
} satisfies Meta<typeof Passkeys>
export default meta
type Story = StoryObj<typeof meta>

const passkey = meta.args.passkeys[0] ?? { id: '', name: '', createdAt: '', lastUsedAt: null }

/** A member's passkeys, each with its name, when it was added and when it was used. */
export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

/** A member who has none. */
export const None: Story = { args: { passkeys: [] } }

/** The question before one is deleted: keeping it comes first. */
export const DeleteQuestion: Story = {
  args: { asked: { to: 'delete', passkey } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#passkeys')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** The form of another name, which begins with the one that there is. */
export const Rename: Story = {
  args: { asked: { to: 'rename', passkey } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('Laptop in the workshop')
  },
}

/** A name that cannot be used: what was typed stays. */
export const RenameRejected: Story = {
  args: {
    asked: { to: 'rename', passkey },
    typedName: '',
    errors: { passkeyName: 'required' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** The form that adds a passkey: a field that is missing is named before the browser asks. */
export const Add: Story = {
  render: () => <AddPasskeyForm action="#passkeys" />,
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await userEvent.click(canvas.getByRole('button', { name: t('passkey.add') }))
    const summary = canvas.getByRole('group')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
    const { test } = loadedShop(context)
    await expect(test.requests.filter(({ call }) => call === 'passkeys.open')).toEqual([])
  },
}

/** A password that is not the account's: the gateway names the field, and the name stays. */
export const AddWrongPassword: Story = {
  render: () => <AddPasskeyForm action="#passkeys" />,
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    await userEvent.type(canvas.getByRole('textbox'), 'Laptop')
    await userEvent.type(findPassword(context.canvasElement), 'not the password')
    await userEvent.click(canvas.getByRole('button', { name: t('passkey.add') }))
    const summary = await canvas.findByRole('group')
    await userEvent.click(within(summary).getByRole('link'))
    await expect(findPassword(context.canvasElement)).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('Laptop')
  },
}

/** A passkey that the gateway could not check. */
export const AddRejected: Story = {
  render: () => (
    <AddPasskeyForm action="#passkeys" error={{ code: 'PASSKEY_INVALID', severity: 'error' }} />
  ),
}

/** The way in beside the form of the password. */
export const LogIn: Story = {
  render: () => <PasskeyLogIn action="#login" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}

/** A passkey that opened no session. */
export const LogInRejected: Story = {
  render: () => (
    <PasskeyLogIn action="#login" error={{ code: 'PASSKEY_INVALID', severity: 'error' }} />
  ),
}
