import { shopError } from '@selvage/core/contract'
import { PreferencesForm, PreferencesLink } from '@selvage/react/preferences'
import { localizePath } from '@selvage/i18n/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

const meta = {
  title: 'General/Preferences',
  component: PreferencesLink,
  subcomponents: { PreferencesForm },
  args: {
    href: '#preferences',
    action: '#preferences',
    back: localizePath('home', 'en'),
    label: 'United States, US$',
    country: 'US',
    currency: 'USD',
    measurement: 'imperial',
  },
} satisfies Meta<typeof PreferencesLink>
export default meta
type Story = StoryObj<typeof meta>

/** The form in a page of its own. */
export const Form: Story = {
  render: ({ href, label, ...form }) => <PreferencesForm {...form} />,
}

/**
 * Another country brings its currency and its measures; what the shopper chooses stays, whatever
 * the country.
 */
export const Followed: Story = {
  ...Form,
  play: async ({ canvas }) => {
    const [country, , currency, measures] = canvas.getAllByRole('combobox')
    await userEvent.selectOptions(country as HTMLElement, 'DE')
    await expect(currency).toHaveValue('EUR')
    await expect(measures).toHaveValue('metric')
    await userEvent.selectOptions(currency as HTMLElement, 'USD')
    await userEvent.selectOptions(country as HTMLElement, 'GB')
    await expect(currency).toHaveValue('USD')
    await expect(measures).toHaveValue('metric')
  },
}

const reject = () => Promise.reject(shopError('SERVER_ERROR'))

/** Where `onSave` takes what was chosen nothing is sent, and an error that it ends in is shown. */
export const NotSaved: Story = {
  render: ({ href, label, ...form }) => <PreferencesForm {...form} onSave={reject} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole<HTMLButtonElement>('button')
    await userEvent.click(save)
    const error = within(save.form as HTMLElement).getByRole('alert')
    await waitFor(() => expect(error).not.toBeEmptyDOMElement())
    await expect(save).toHaveFocus()
  },
}

/** A press opens the form in a dialog; Escape closes it, and the link has the focus again. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await userEvent.click(link)
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('combobox')).toHaveLength(4)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(link).toHaveFocus())
    await userEvent.click(link)
  },
}
