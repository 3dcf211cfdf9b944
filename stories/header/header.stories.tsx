import { ButtonLink } from '@selvage/react/button'
import { CartLink, CheckoutHeader, Header, HeaderMenu } from '@selvage/react/header'
import type { HeaderProps } from '@selvage/react/header'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { messagesOf, openCanvas } from '../support/find.ts'
import { shopLoader } from '../support/shop.ts'
import { inlineStyles } from '../support/unseen.ts'

/** The header with links in the story's language. */
function ShopHeader(props: Omit<HeaderProps, 'links'>) {
  const { t } = useMessages()
  return (
    <Header
      {...props}
      links={[
        { href: '#fabric', label: t('navigation.fabric'), current: true },
        { href: '#wallpaper', label: t('navigation.wallpaper') },
        { href: '#home-decor', label: t('navigation.homeDecor') },
        { href: '#designers', label: t('navigation.designers') },
        { href: '#fill-a-yard', label: t('navigation.fillAYard') },
      ]}
      tools={[
        { href: '#saved', label: t('navigation.savedCount', { count: 6 }) },
        { href: '#login', label: t('navigation.signIn') },
      ]}
    />
  )
}

const meta = {
  title: 'General/Header',
  component: Header,
  subcomponents: { CheckoutHeader, HeaderMenu, CartLink },
  args: {
    homeHref: '#home',
    search: { action: '#shop', designCount: 48210 },
    cart: <CartLink href="#cart" count={2} />,
  },
  argTypes: { links: { control: false }, tools: { control: false } },
  render: (args) => <ShopHeader {...args} />,
  parameters: { layout: 'fullscreen' },
} as Meta<typeof Header>
export default meta
type Story = StoryObj<typeof Header>

export const Shop: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveAccessibleName()
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** It is not known who the shopper is: one link asks again, and nobody is shown as a guest. */
export const UnknownUser: Story = {
  args: { account: { retryHref: '#again' } },
  play: async ({ canvasElement }) => {
    const again = within(canvasElement)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '#again')
    await expect(again.length).toBeGreaterThan(0)
  },
}

/** On the cart page, a checkout button follows at the end. */
export const Cart: Story = {
  args: {
    action: (
      <ButtonLink kind="small" href="#checkout">
        Checkout
      </ButtonLink>
    ),
  },
}

/** The only links are the home page and the cart. */
export const Checkout: Story = {
  render: () => <CheckoutHeader homeHref="#home" cartHref="#cart" />,
}

/** The menu of small screens is a modal dialog, which gives the focus back to its button. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { canvas, t } = openCanvas(context)
    const opener = canvas.getByRole('button', { name: t('navigation.menu') })
    await userEvent.click(opener)
    const menu = await screen.findByRole('dialog', { name: t('navigation.menu') })
    await expect(document.body).toHaveClass('selvage-panel-open')
    await expect(within(menu).getAllByRole('link')).toHaveLength(7)
    for (let presses = 0; presses < 12; presses += 1) {
      await userEvent.tab()
      await expect(menu).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await expect(document.body).not.toHaveClass('selvage-panel-open')
  },
}

/**
 * While a text is typed, searches, themes, designs, designers and collections are suggested. The
 * arrow keys choose one, Enter opens it, Escape closes the list first and empties the box then.
 */
export const Suggestions: Story = {
  args: {
    search: {
      action: '#shop',
      suggestions: {
        search: '#search-{text}',
        tag: '#tag-{tag}',
        design: '#design-{id}',
        designer: '#designer-{screenName}',
        collection: '#collection-{id}',
      },
    },
  },
  loaders: [shopLoader({}, async () => ({}))],
  play: async (context) => {
    const { t } = messagesOf(context)
    const box = await within(context.canvasElement).findByRole('combobox', {
      name: t('navigation.searchDesigns'),
    })
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box, 'or')
    const list = await screen.findByRole('listbox', { name: t('search.suggestions') })
    const options = within(list).getAllByRole('option')
    await expect(options.length).toBeGreaterThan(2)
    await userEvent.keyboard('{ArrowDown}')
    await expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(list).not.toBeInTheDocument())
    await expect(box).toHaveValue('or')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
  },
}

/** Nothing is suggested for a text that nothing has, or when the gateway does not answer. */
export const NoSuggestions: Story = {
  ...Suggestions,
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('combobox')
    await userEvent.type(box, 'zzzz')
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  },
}
