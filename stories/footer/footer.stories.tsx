import { Footer } from '@selvage/react/footer'
import { useWords } from '@selvage/react/words'
import type { Meta, StoryObj } from '@storybook/react-vite'

function ShopFooter() {
  const { t } = useWords()
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
