import { data, redirect } from 'react-router'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { readFillAYard } from '../fill-a-yard/fill-a-yard.server.ts'
import { useFrame } from '../page/frame.ts'
import { Island } from '../island-runtime/island.tsx'
import FillAYardIsland from '../islands/fill-a-yard.tsx'
import { GuideSheet } from '../fill-a-yard/guide-sheet.tsx'
import { stepTitles } from '../fill-a-yard/step-titles.ts'
import { yardPaths } from '../fill-a-yard/yard-paths.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { readPaper } from '../paper/papers.ts'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/fill-a-yard-canvas'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const read = await readFillAYard(shop, searchParams)
  if (read === 'no-collection') throw redirect(localizePath('fill-a-yard', shop.page.language), 302)
  if (read === 'unreadable') return data({ yard: undefined, paper: undefined }, { status: 404 })
  return { yard: read, paper: readPaper(searchParams) }
}

export default function FillAYardCanvas({ loaderData: { yard, paper } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const {
    origin,
    page: { override },
  } = useFrame()
  const fillAYard = { label: t('fill-a-yard.title'), href: localizePath('fill-a-yard', lang) }
  const layout = yard?.start.layout
  if (yard && layout && paper)
    return (
      <main id="content" tabIndex={-1} className={wrap}>
        <PageHead title={t('fill-a-yard.guide')} />
        <GuideSheet {...paper} {...{ layout, collection: yard.collection, origin, override }} />
      </main>
    )
  return (
    <SiteFrame liveCart>
      <PageHead title={t('page.fillAYardCanvasTitle')} />
      <div className={`${wrap} ${pageEnd}`}>
        {yard ? (
          <Island
            name="fill-a-yard"
            of={FillAYardIsland}
            when="load"
            props={{
              ...stepTitles(t),
              paths: yardPaths(lang, yard.collection.id),
              collection: yard.collection,
              templates: yard.templates,
              override,
              start: { ...yard.start, step: 'canvas' },
            }}
          />
        ) : (
          <div className={pageTop}>
            <PageCrumbs crumbs={[fillAYard, { label: t('page.fillAYardCanvasTitle') }]} />
            <EmptyState
              level={1}
              title={t('landing.codeTitle')}
              actions={
                <ButtonLink href={localizePath('collections', lang)}>
                  {t('landing.fillStart')}
                </ButtonLink>
              }
            >
              {t('landing.codeText')}
            </EmptyState>
          </div>
        )}
      </div>
    </SiteFrame>
  )
}
