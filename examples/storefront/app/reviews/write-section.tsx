import type { ReviewEligibility, ReviewForm } from '@selvage/core/reviews'
import { ButtonLink } from '@selvage/react/button'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { accountPath } from '../account/account-paths.ts'
import { Island } from '../island-runtime/island.tsx'
import ReviewFormIsland from '../islands/review-form.tsx'
import { mayWrite } from './may-write.ts'
import type { RejectedAct } from './reviews-action.server.ts'
import * as css from './reviews-page.css.ts'
import { reviewsPath, WRITE, writeReviewPath } from './reviews-path.ts'

interface WriteSectionProps {
  readonly designId: number
  /** The orders that let the visitor write; null for one without a session. */
  readonly eligibility: ReviewEligibility | null
  readonly isMember: boolean
  /** The answers that the address has chosen already. */
  readonly chosen: ReviewForm
  readonly typed: RejectedAct['typed']
}

/** The form of a review for its buyer; everybody else reads why there is none. */
export function WriteSection({
  designId,
  eligibility,
  isMember,
  chosen,
  typed,
}: WriteSectionProps) {
  const { lang, t } = useMessages()
  const states = eligibility?.materials.map(({ review }) => review) ?? []
  return (
    <section className={css.write} id={WRITE} aria-labelledby="write-title">
      <h2 id="write-title">{t('reviews.formTitle')}</h2>
      {states.includes('waiting') && <Flash severity="info">{t('reviews.waiting')}</Flash>}
      {states.includes('published') && (
        <Flash severity="success">{t('reviews.alreadyPublished')}</Flash>
      )}
      {states.includes('rejected') && <Flash severity="attention">{t('reviews.rejected')}</Flash>}
      {eligibility && mayWrite(eligibility) && (
        <Island
          name="review-form"
          of={ReviewFormIsland}
          when={typed ? 'load' : 'idle'}
          props={{
            action: `${reviewsPath(lang, designId)}#${WRITE}`,
            eligibility,
            values: typed?.values ?? chosen,
            ...(typed?.errors && { errors: typed.errors }),
            ...(typed?.error && { error: typed.error }),
            ...(typed && { attempt: 1 }),
          }}
        />
      )}
      {states.length === 0 && (
        <>
          <p>{t('errors.REVIEW_NOT_ORDERED')}</p>
          {!isMember && (
            <p>
              <ButtonLink
                href={accountPath('login', lang, writeReviewPath(lang, designId).split('#')[0])}
              >
                {t('reviews.logIn')}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </section>
  )
}
