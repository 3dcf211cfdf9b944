import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { ContentArticle } from '@selvage/react/content'
import { useMessages } from '@selvage/react/messages'
import { lead, wrap } from '@selvage/react/theme'
import type { ReactNode } from 'react'
import { PageHead } from '../page/page-head.tsx'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { ContentPageData } from './content-page.server.ts'

interface ContentPageProps extends ContentPageData {
  /** A part between the head and the text. */
  readonly children?: ReactNode
}

/** A page whose text an editor wrote. */
export function ContentPage({ name, page, children }: ContentPageProps) {
  const { lang, t } = useMessages()
  return (
    <SiteFrame>
      <PageHead
        title={page.title}
        description={page.description}
        paths={documentRoutes.alternatePaths(name)}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.home'), href: localizePath('home', lang) },
              { label: t(`content.name_${name}`) },
            ]}
          />
          <h1>{page.title}</h1>
          <p className={lead}>{page.description}</p>
        </header>
        {children}
        <ContentArticle page={page} />
      </div>
    </SiteFrame>
  )
}
