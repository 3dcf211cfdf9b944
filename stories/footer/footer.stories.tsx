import { Footer, SubscribeLead } from '@selvage/react/footer'
import type { FooterProps } from '@selvage/react/footer'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'

/** The footer with links in the story's language. */
function ShopFooter(props: Omit<FooterProps, 'links'>) {
  const { t } = useMessages()
  return (
    <Footer
      {...props}
      links={[
        { href: '#help', label: t('navigation.help') },
        { href: '#delivery', label: t('navigation.delivery') },
        { href: '#sell', label: t('navigation.sell') },
      ]}
    />
  )
}

const meta = {
  title: 'General/Footer',
  component: Footer,
  args: { languageHrefs: { en: '#en', de: '#de', es: '#es', fr: '#fr' } },
  argTypes: { links: { control: false } },
  render: (args) => <ShopFooter {...args} />,
  parameters: { layout: 'fullscreen' },
} as Meta<typeof Footer>
export default meta
export const Shop: StoryObj<typeof Footer> = {}

export const Groups: StoryObj<typeof Footer> = {
  render: (args) => <GroupedFooter {...args} />,
}

/** The footer of a whole shop: its departments, help and policies. */
function GroupedFooter(props: Omit<FooterProps, 'links'>) {
  const { t } = useMessages()
  return (
    <Footer
      {...props}
      links={[]}
      subscribe={<SubscribeLead action="#subscribe" />}
      groups={[
        {
          title: t('content.group_shop'),
          links: [
            { href: '#fabric', label: t('navigation.fabric') },
            { href: '#wallpaper', label: t('navigation.wallpaper') },
            { href: '#collections', label: t('navigation.collections') },
          ],
        },
        {
          title: t('content.group_company'),
          links: [{ href: '#about', label: t('content.name_about') }],
        },
      ]}
    />
  )
}
