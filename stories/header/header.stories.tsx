import { ButtonLink } from '@selvage/react/button'
import { CartLink, CheckoutHeader, Header } from '@selvage/react/header'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inlineStyles } from '../support/unseen.ts'

function ShopHeader({ cartCount, checkout = false }: { cartCount: number; checkout?: boolean }) {
  const { t } = useMessages()
  return (
    <Header
      homeHref="#home"
      links={[
        { href: '#fabric', label: t('navigation.fabric'), current: true },
        { href: '#wallpaper', label: t('navigation.wallpaper') },
        { href: '#home-decor', label: t('navigation.homeDecor') },
        { href: '#designers', label: t('navigation.designers') },
        { href: '#fill-a-yard', label: t('navigation.fillAYard') },
      ]}
      search={{ action: '#shop', designCount: 48210 }}
      tools={[
        { href: '#saved', label: t('navigation.savedCount', { count: 6 }) },
        { href: '#login', label: t('navigation.signIn') },
      ]}
      cart={<CartLink href="#cart" count={cartCount} />}
      action={
        checkout ? (
          <ButtonLink kind="small" href="#checkout">
            Checkout
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

const meta = {
  title: 'General/Header',
  component: ShopHeader,
  args: { cartCount: 2 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveAccessibleName()
    await expect(inlineStyles(canvasElement)).toHaveLength(0)
  },
}

/** On the cart page, a checkout button follows at the end. */
export const Cart: Story = { args: { checkout: true } }

/** The only links are the home page and the cart. */
export const Checkout: Story = {
  render: () => <CheckoutHeader homeHref="#home" cartHref="#cart" />,
}

/** The menu of small screens opens without any script: it is a native popover. */
export const SmallScreen: Story = { globals: { viewport: { value: 'narrow' } } }
