import { DESIGN_LANGUAGE, getDesign } from '@selvage/core/design'
import { listReviews, REVIEWS_PAGE_SIZE } from '@selvage/core/reviews'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { EmptyState } from '@selvage/react/empty-state'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { Pager } from '@selvage/react/pager'
import { ReviewFilters, ReviewList, ReviewSummary } from '@selvage/react/reviews'
import { quiet, wrap } from '@selvage/react/theme'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { ownEligibility } from '../reviews/own-reviews.server.ts'
import { mayWrite } from '../reviews/may-write.ts'
import { readChosen, readReviewsQuery } from '../reviews/read-query.ts'
import { reviewsAction } from '../reviews/reviews-action.server.ts'
import * as css from '../reviews/reviews-page.css.ts'
import { reviewsPath, WRITE } from '../reviews/reviews-path.ts'
import { WriteSection } from '../reviews/write-section.tsx'
import { userOf } from '../account/session-user.server.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/reviews'

export { ownPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { gateway, page } = shop
  const id = readId(params.designId)
  const { searchParams } = new URL(request.url)
  const query = readReviewsQuery(searchParams)
  const [design, list, eligibility, user] = await needed(
    Promise.all([
      gateway.send(getDesign, { params: { id }, query: { currency: page.currency } }),
      gateway.send(listReviews, { params: { id }, query }),
      ownEligibility(shop, id),
      userOf(shop),
    ]),
  )
  return {
    design: { id, title: design.title, designer: design.designer },
    list,
    query,
    eligibility,
    isMember: user?.type === 'member',
    chosen: readChosen(searchParams),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return reviewsAction(context.get(shopContext), readId(params.designId), request)
}

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { design, list, query, eligibility, isMember, chosen } = loaderData
  const { reviews, summary, total, offset } = list
  const title = t('reviews.pageTitle', { title: design.title })
  const product = localizePath('fabric', lang, { designId: design.id })
  const here = reviewsPath(lang, design.id)
  const write = mayWrite(eligibility) ? (
    <ButtonLink href={`#${WRITE}`}>{t('reviews.write')}</ButtonLink>
  ) : undefined
  return (
    <SiteFrame>
      <PageHead title={title} page={{ route: 'design-reviews', params: { designId: design.id } }} />
      <div className={wrap}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.fabric'), href: localizePath('shop', lang) },
              { label: design.title, href: product, lang: DESIGN_LANGUAGE },
              { label: t('reviews.name') },
            ]}
          />
          <h1>{title}</h1>
          <div className={css.head}>
            <p className={quiet}>{t('design.by', { designer: design.designer.name })}</p>
            {summary.count > 0 && write}
          </div>
          {actionData?.reaction && <ErrorNotice error={actionData.reaction} />}
        </header>
        {summary.count === 0 ? (
          <EmptyState level={2} title={t('reviews.noneTitle')} actions={write}>
            {write ? t('reviews.noneText') : undefined}
          </EmptyState>
        ) : (
          <div className={css.columns}>
            <ReviewSummary
              summary={summary}
              current={query.stars}
              hrefFor={(stars) => reviewsPath(lang, design.id, { ...query, stars, offset: 0 })}
            />
            <div>
              <ReviewFilters summary={summary} query={query} total={total} action={here} />
              {total === 0 && <p>{t('reviews.noneFound')}</p>}
              <ReviewList reviews={reviews} action={reviewsPath(lang, design.id, query)} />
              {total > REVIEWS_PAGE_SIZE && (
                <Pager
                  total={total}
                  offset={offset}
                  pageSize={REVIEWS_PAGE_SIZE}
                  hrefFor={(at) => reviewsPath(lang, design.id, { ...query, offset: at })}
                />
              )}
            </div>
          </div>
        )}
        <WriteSection
          designId={design.id}
          eligibility={eligibility}
          isMember={isMember}
          chosen={chosen}
          typed={actionData?.typed}
        />
      </div>
    </SiteFrame>
  )
}
