import { redirect } from 'react-router'
import { hasCardNumber } from '@selvage/core/contract'
import { cleanText, searchSpelunks, SPELUNK_PAGE_SIZE, SPELUNK_TYPES } from '@selvage/core/search'
import type { SpelunkResult, SpelunkType } from '@selvage/core/search'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { Button, ButtonLink } from '@selvage/react/button'
import { CollectionGrid } from '@selvage/react/collection'
import { EmptyState } from '@selvage/react/empty-state'
import { TextField } from '@selvage/react/field'
import { useMessages } from '@selvage/react/messages'
import { Pager } from '@selvage/react/pager'
import { lead, wrap } from '@selvage/react/theme'
import { designerPath } from '../designer/designer-path.ts'
import { LANGUAGE_PARAM } from '../settings/choices.ts'
import { offsetIn } from '../page/offset-in.ts'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import { spelunkPath } from '../spelunks/spelunk-path.ts'
import type { Route } from './+types/spelunks'
import * as css from './spelunks.css.ts'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

/** The cards on the first screen, whose pictures load at once. */
const EAGER = 2

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page, gateway } = context.get(shopContext)
  const query = new URL(request.url).searchParams
  const type = SPELUNK_TYPES.find((one) => one === query.get('type'))
  const asked = cleanText(query.get('s') ?? '')
  // The gateway takes no number of a card, and no designer is called by one.
  const s = hasCardNumber(asked) ? '' : asked
  if (type === undefined) throw redirect(spelunkPath(page.language, { type: 'designers', s }))
  const pageOffset = offsetIn(query, 'page_offset')
  return {
    type,
    s,
    found: await needed(gateway.send(searchSpelunks, { query: { type, s, pageOffset } })),
  }
}

/** Designers or collections, with a search by their names. */
export default function Spelunks({ loaderData: { type, s, found } }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const title = t(`search.spelunk_${type}`)
  return (
    <SiteFrame>
      <PageHead title={title} />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.home'), href: localizePath('home', lang) },
              { label: title },
            ]}
          />
          <h1>{s === '' ? title : t('search.titleFor', { query: s })}</h1>
          <p className={lead}>{t(`search.spelunkCount_${type}`, { count: found.total })}</p>
        </header>
        <nav className={css.types} aria-label={t('search.spelunkTypes')}>
          {SPELUNK_TYPES.map((each) => (
            <a
              key={each}
              href={spelunkPath(lang, { type: each, s })}
              aria-current={each === type ? 'page' : undefined}
            >
              {t(`search.spelunk_${each}`)}
            </a>
          ))}
        </nav>
        <form
          className={css.find}
          role="search"
          method="get"
          action={documentRoutes.localizePath('spelunks', lang)}
        >
          <input type="hidden" name="type" value={type} />
          <input type="hidden" name={LANGUAGE_PARAM} value={lang} />
          <TextField
            type="search"
            name="s"
            label={t('search.spelunkSearch')}
            defaultValue={s}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">{t('navigation.search')}</Button>
        </form>
        {found.results.length === 0 ? (
          <EmptyState
            level={2}
            title={s === '' ? t('search.ranOut') : t('search.noResults', { searchQuery: s })}
            actions={
              <ButtonLink href={spelunkPath(lang, { type, s: '' })}>
                {t('search.clearSearch')}
              </ButtonLink>
            }
          >
            {t('search.noResultsHelp')}
          </EmptyState>
        ) : (
          <CollectionGrid
            collections={found.results.map((result) => cardOf(result))}
            hrefFor={(card) => hrefOf(type, found.results, card.id)}
            eager={EAGER}
          />
        )}
        {found.total > SPELUNK_PAGE_SIZE && (
          <Pager
            total={found.total}
            offset={found.pageOffset * SPELUNK_PAGE_SIZE}
            pageSize={SPELUNK_PAGE_SIZE}
            hrefFor={(offset) =>
              spelunkPath(lang, { type, s, pageOffset: offset / SPELUNK_PAGE_SIZE })
            }
          />
        )}
      </div>
    </SiteFrame>
  )

  function hrefOf(of: SpelunkType, results: readonly SpelunkResult[], id: number): string {
    const result = results.find((one) => one.id === id)
    return of === 'collections'
      ? localizePath('collection', lang, { collectionId: id })
      : designerPath(lang, result?.designer.screenName ?? '')
  }
}

/** A designer's card shows their designs as a collection's does. */
const cardOf = ({ id, name, text, designer, designCount, thumbnails }: SpelunkResult) => ({
  id,
  slug: String(id),
  name,
  description: text,
  designerOnly: false,
  shown: true,
  designCount,
  curator: designer,
  thumbnails,
})
