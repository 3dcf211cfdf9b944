import { Footer } from '@selvage/react/footer'
import { useMessages } from '@selvage/react/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'

function ShopFooter() {
  const { t } = useMessages()
  return (
    <Footer
      links={[
        { href: '#help', label: t('navigation.help') },
        { href: '#delivery', label: t('navigation.delivery') },
        { href: '#sell', label: t('navigation.sell') },
      ]}
      languageHrefs={{ en: '#en', de: '#de', es: '#es', fr: '#fr' }}
    />
  )
}

const meta = {
  title: 'General/Footer',
  component: ShopFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopFooter>
export default meta
export const Shop: StoryObj<typeof meta> = {}
