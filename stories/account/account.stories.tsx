import {
  AccountUnknown,
  AskForPasswordForm,
  GuestCart,
  JoinForm,
  LogInForm,
  NewPasswordForm,
  PasswordField,
  SavedCards,
} from '@selvage/react/account'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { cartLoader } from '../cart/cart-story.tsx'
import type { CartRead } from '../cart/cart-story.tsx'
import { findPassword } from '../support/find.ts'
import type { StoryShop } from '../support/shop.ts'

const meta = {
  title: 'Shop/Account',
  component: LogInForm,
  subcomponents: {
    AccountUnknown,
    AskForPasswordForm,
    JoinForm,
    NewPasswordForm,
    PasswordField,
    SavedCards,
  },
  args: { action: '#login', forgotHref: '#forgot' },
} satisfies Meta<typeof LogInForm>
export default meta
type Story = StoryObj<typeof meta>

/** The form of a member who comes back. */
export const LogIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'username webauthn')
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

/** The button in the field shows what is typed, and hides it again. */
export const PasswordShown: Story = {
  play: async ({ canvasElement }) => {
    const password = findPassword(canvasElement)
    await userEvent.type(password, 'orchard lane')
    await expect(password.type).toBe('password')
    const [show] = within(canvasElement).getAllByRole('button')
    await userEvent.click(show as HTMLElement)
    await expect([password.type, password.value]).toEqual(['text', 'orchard lane'])
    await expect(show).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A wrong password: one sentence that says of neither which is wrong; the address stays. */
export const WrongPassword: Story = {
  args: {
    email: 'june@harrowmail.com',
    errors: { password: 'EMAIL_OR_PASSWORD_INVALID' },
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('group')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link'))
    await expect(findPassword(canvasElement)).toHaveFocus()
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('june@harrowmail.com')
  },
}

/** Too many wrong ones: the shopper waits. */
export const TooManyAttempts: Story = {
  args: {
    email: 'june@harrowmail.com',
    error: { code: 'TOO_MANY_ATTEMPTS', severity: 'attention' },
  },
}

/** The form of a new member. */
export const Join: Story = { render: () => <JoinForm action="#join" /> }

/** Every field is wrong: each has what would be right, and only the password is typed again. */
export const JoinRejected: Story = {
  render: () => (
    <JoinForm
      action="#join"
      values={{ screenName: 'June in Hudson', email: 'june@', newsletter: true }}
      errors={{ screenName: 'too_long', email: 'email', password: 'too_short' }}
      attempt={1}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(within(canvas.getByRole('group')).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(findPassword(canvasElement)).toHaveValue('')
  },
}

/** The address has an account already. */
export const JoinTaken: Story = {
  render: () => (
    <JoinForm
      action="#join"
      values={{ screenName: 'June', email: 'june@harrowmail.com', newsletter: false }}
      errors={{ email: 'NOT_UNIQUE_EMAIL_ADDRESS' }}
      attempt={1}
    />
  ),
}

/** A page of an account whose member could not be asked for: it asks again. */
export const Unknown: StoryObj = {
  render: () => <AccountUnknown retryHref="#again" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#again')
  },
}

/** The cart of a guest, which comes along to the account, with its code. */
export const CartAlong: StoryObj = {
  parameters: { cart: { mixed: true, gateway: { user: 'guest', promo: true } } },
  loaders: [cartLoader],
  render: (_, { loaded }) => {
    const { story } = loaded as { story: StoryShop & CartRead }
    return story.cart ? <GuestCart cart={story.cart} /> : <></>
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('presentation').length).toBeGreaterThan(1)
  },
}

/** The form of a member who has forgotten the password. */
export const AskForPassword: Story = {
  render: () => <AskForPasswordForm action="#ask" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** An address that is none: it stays to be corrected. */
export const AskForPasswordRejected: Story = {
  render: () => (
    <AskForPasswordForm action="#ask" email="june@" errors={{ email: 'email' }} attempt={1} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(canvas.getByRole('group')).getByRole('link'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('june@')
  },
}

/** Links were asked for too often: the shopper waits. */
export const AskForPasswordTooOften: Story = {
  render: () => (
    <AskForPasswordForm
      action="#ask"
      email="june@harrowmail.com"
      error={{ code: 'TOO_MANY_ATTEMPTS', severity: 'attention' }}
    />
  ),
}

/** The form that the link of the mail opens. */
export const NewPassword: Story = {
  render: () => <NewPasswordForm action="#new" token="t" />,
  play: async ({ canvasElement }) => {
    const password = findPassword(canvasElement)
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await expect(password).toHaveAccessibleDescription()
  },
}

/** A password that is too short: the summary leads to its empty field. */
export const NewPasswordRejected: Story = {
  render: () => (
    <NewPasswordForm action="#new" token="t" errors={{ password: 'too_short' }} attempt={1} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(within(canvasElement).getByRole('group')).getByRole('link'))
    await expect(findPassword(canvasElement)).toHaveFocus()
    await expect(findPassword(canvasElement)).toHaveValue('')
  },
}

/** A password of its own, with its hint. */
export const Password: Story = {
  render: function Field() {
    const { t } = useMessages()
    return (
      <PasswordField
        label={t('account.password')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
      />
    )
  },
}

const savedCard = {
  id: 'card-0123456789abcdef',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 4,
  expiryYear: 2030,
  expired: false,
}
const cardProps = {
  cards: [savedCard, { ...savedCard, id: 'card-fedcba9876543210', brand: 'amex', expired: true }],
  deleteHref: ({ id }: { readonly id: string }) => `#delete-${id}`,
  action: '#cards',
  keepHref: '#cards',
}

/** A member's saved cards; the one that has expired says so. */
export const SavedCardsShown: Story = {
  render: () => <SavedCards {...cardProps} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

/** The question before a card is deleted: keeping it comes first. */
export const DeleteQuestion: Story = {
  render: () => <SavedCards {...cardProps} asked={savedCard} />,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link')
    await expect(first).toHaveAttribute('href', '#cards')
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}

/** Nobody has to save a card. */
export const NoSavedCards: Story = { render: () => <SavedCards {...cardProps} cards={[]} /> }
