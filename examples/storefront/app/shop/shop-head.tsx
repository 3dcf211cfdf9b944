import { FABRIC_CODES } from '@selvage/core/fabric'
import type { SearchPage } from '@selvage/core/search'
import { WALLPAPER_CODES } from '@selvage/core/wallpaper'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { ResultCount } from '@selvage/react/search'
import { lead } from '@selvage/react/theme'
import * as css from '../routes/shop.css.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'

interface ShopHeadProps {
  readonly title: string
  readonly wallpaper: boolean
  readonly results: SearchPage
}

/** The head of a list of designs: its title, what it sells, and how many designs there are. */
export function ShopHead({ title, wallpaper, results }: ShopHeadProps) {
  const { lang, t } = useMessages()
  return (
    <header className={css.head}>
      <PageCrumbs
        crumbs={[
          { label: t('navigation.home'), href: localizePath('home', lang) },
          { label: t(wallpaper ? 'navigation.wallpaper' : 'navigation.fabric') },
        ]}
      />
      <h1>{title}</h1>
      <div className={css.under}>
        <div>
          <p className={lead}>
            {wallpaper
              ? t('landing.wallpaperLead', { count: WALLPAPER_CODES.length })
              : t('search.lead', { count: FABRIC_CODES.length })}
          </p>
          <p className={css.tool}>
            {wallpaper ? (
              <a href={localizePath('wallpaper-calculator', lang)}>{t('landing.howMuch')}</a>
            ) : (
              <a href={documentRoutes.localizePath('fabric-shop', lang)}>{t('cloth-page.all')}</a>
            )}
          </p>
        </div>
        <p className={css.count} role="status" tabIndex={-1} data-live-text="count">
          <ResultCount page={results} />
        </p>
      </div>
    </header>
  )
}
