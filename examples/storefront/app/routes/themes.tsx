import { localizePath } from '@selvage/i18n/routes'
import { MenuLists } from '@selvage/react/navigation'
import { useMessages } from '@selvage/react/messages'
import { lead, wrap } from '@selvage/react/theme'
import { PageHead } from '../page/page-head.tsx'
import { menuDesignsContext } from '../site/menus/menu-designs.server.ts'
import { menuContents, menuEntries } from '../site/menus/site-menus.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/themes'
import * as css from './themes.css.ts'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { designs: await context.get(menuDesignsContext)() }
}

/** All menus of the header on one page, each under its name. */
export default function Themes({ loaderData: { designs } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const contents = menuContents(lang, t, designs)
  return (
    <SiteFrame>
      <PageHead
        title={t('menus.pageTitle')}
        description={t('menus.pageLead')}
        page={{ route: 'themes' }}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.home'), href: localizePath('home', lang) },
              { label: t('menus.pageTitle') },
            ]}
          />
          <h1>{t('menus.pageTitle')}</h1>
          <p className={lead}>{t('menus.pageLead')}</p>
        </header>
        {menuEntries(lang, t, undefined).map(({ menu = '', label, href, pageLabel }) => (
          <section key={menu} className={css.menu} aria-labelledby={menu}>
            <h2 id={menu}>{label}</h2>
            {menu === 'themes' ? null : (
              <p>
                <a href={href}>{pageLabel}</a>
              </p>
            )}
            <MenuLists groups={contents[menu]?.groups ?? []} />
          </section>
        ))}
      </div>
    </SiteFrame>
  )
}
