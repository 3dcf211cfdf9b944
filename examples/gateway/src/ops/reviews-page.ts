import { FLAG_REASONS } from '@selvage/core/reviews'
import type { FlagReason } from '@selvage/core/reviews'
import { html } from 'hono/html'
import type { Moderation, ReviewToRead } from '../reviews/moderate.ts'
import { ageOf, operatorPage } from './operator-page.ts'

/** The sentences about decisions, each the state of the address after it. */
export const MODERATIONS = {
  published: 'The review is public.',
  rejected: 'The review is not public, and its pictures are deleted. Its author may write it anew.',
  over: 'This review was decided already, or its order is canceled or given back.',
} as const satisfies Record<Moderation, string>

/** The field with the time of the newest report that the operator sees. */
export const FLAGGED_UNTIL = 'flagged_until'

const REASONS: Readonly<Record<FlagReason, string>> = {
  offensive: 'It insults somebody.',
  advertising: 'It advertises something else.',
  personal: 'It tells personal data.',
  unrelated: 'It is not about the item.',
  'something-else': 'Something else is wrong.',
}

const stars = (rating: number | null) => (rating === null ? 'not rated' : `${rating} of 5`)

function entry({ review, designTitle, photos, flags, flaggedUntil }: ReviewToRead, now: Date) {
  const { id, title, author } = review
  const name = title === '' ? `A review of ${designTitle}` : title
  const keep = review.state === 'waiting' ? 'Publish' : 'Keep it public'
  return html`<article aria-labelledby="n-${id}">
    <h2 id="n-${id}" lang="${review.language}">${name}</h2>
    <p class="text" lang="${review.language}" dir="auto">${review.body}</p>
    ${photos.map(
      (photo) =>
        html`<figure>
          <img src="/ops/reviews/photos/${photo.id}" alt="" />
          <figcaption lang="${review.language}">${photo.caption ?? ''}</figcaption>
        </figure>`,
    )}
    <dl>
      <dt>About</dt>
      <dd>
        ${designTitle} (${review.designId}) on ${review.material}, order ${review.orderNumber}
      </dd>
      <dt>By</dt>
      <dd>${author ?? 'a customer without a screen name'}</dd>
      <dt>Stars</dt>
      <dd>
        ${stars(review.rating)}; print ${stars(review.printRating)}, material
        ${stars(review.materialRating)}
      </dd>
      <dt>Sent</dt>
      <dd>
        <time datetime="${review.createdAt.toISOString()}"
          >${ageOf(review.createdAt, now)} ago</time
        >
      </dd>
      ${
        flags.length === 0
          ? ''
          : html`<dt>Reported</dt>
              <dd>${flags.map((reason) => REASONS[reason]).join(' ')}</dd>`
      }
    </dl>
    <form method="post" action="/ops/reviews/${id}/publish">
      <input type="hidden" name="${FLAGGED_UNTIL}" value="${flaggedUntil?.toISOString() ?? ''}" />
      <button aria-label="${keep}: ${name}">${keep}</button>
    </form>
    <form method="post" action="/ops/reviews/${id}/reject">
      <label>
        Why not
        <select name="reason">
          ${FLAG_REASONS.map((reason) => html`<option value="${reason}">${REASONS[reason]}</option>`)}
        </select>
      </label>
      <button aria-label="Reject: ${name}">Reject</button>
    </form>
  </article>`
}

/** The page of reviews that wait, and of those that readers reported. */
export function reviewsPage(
  toRead: readonly ReviewToRead[],
  { decided, now }: { readonly decided: Moderation | undefined; readonly now: Date },
): string {
  const count = toRead.length
  return operatorPage(
    `${count} reviews to read`,
    html`<h1>Reviews to read</h1>
      ${decided === undefined ? '' : html`<p role="status"><strong>${MODERATIONS[decided]}</strong></p>`}
      <p>
        ${count === 0 ? 'None waits, and none is reported.' : 'Those that wait come first, the oldest at the top, and after them public ones that readers reported.'}
      </p>
      ${toRead.map((each) => entry(each, now))}`,
  )
}
