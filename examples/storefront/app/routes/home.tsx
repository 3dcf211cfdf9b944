import { localizePath } from '@selvage/i18n/routes'
import { useWords } from '@selvage/react/words'
import { PageHead } from '../page-head.tsx'

export default function Home() {
  const { lang: language, t } = useWords()
  return (
    <main>
      <PageHead title={t('page.homeTitle')} description={t('page.homeDescription')} page={{ route: 'home' }} />
      <h1>{t('page.homeTitle')}</h1>
      <p><a href={localizePath('shop', language)}>{t('page.notFoundShop')}</a></p>
    </main>
  )
}
