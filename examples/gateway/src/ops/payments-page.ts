import { html } from 'hono/html'
import type { Decision } from '../payment/decide.ts'
import type { WaitingAttempt } from '../payment/waiting-attempts.ts'
import { amountText } from './amount-text.ts'
import { ageOf, operatorPage } from './operator-page.ts'

const REASONS: Readonly<Record<string, string>> = {
  amount_mismatch: 'The provider charged another amount than the order has.',
  key_reused: 'The provider knows this key with another request.',
}

/** The sentences about decisions, each the state of the address after it. */
export const DECISIONS = {
  ordered: 'The provider has charged the amount, so the payment became an order.',
  declined: 'Nothing is charged any more, and the shopper has the cart back.',
  open: 'The payment goes on waiting: see the provider’s answer.',
  charged: 'The provider has not given its charge back yet. Try again in a minute.',
  over: 'This payment was decided already.',
  away: 'The provider does not answer, so nothing was changed. Try again in a minute.',
} as const satisfies Record<Decision, string>

function answerOf({ charge }: WaitingAttempt): string {
  if (charge === undefined) return 'It does not answer.'
  if (charge === null) return 'It knows no charge with this key.'
  if (charge.status !== 'succeeded')
    return `Nothing is charged (${charge.failure ?? charge.status}).`
  return `It has charged ${amountText(charge.amountMinor, charge.currency)} (${charge.id}).`
}

function entry(waiting: WaitingAttempt, now: Date) {
  const { attempt } = waiting
  const { id, orderNumber, reviewReason } = attempt
  const because =
    reviewReason === null
      ? 'The outcome is unknown; the gateway goes on asking by itself.'
      : (REASONS[reviewReason] ?? reviewReason)
  return html`<article aria-labelledby="n-${orderNumber}">
    <h2 id="n-${orderNumber}">${orderNumber}</h2>
    <dl>
      <dt>Amount</dt>
      <dd>${amountText(attempt.amountMinor, attempt.currency)}</dd>
      <dt>Why it waits</dt>
      <dd>${because}</dd>
      <dt>The provider says</dt>
      <dd>${answerOf(waiting)}</dd>
      <dt>Begun</dt>
      <dd>
        <time datetime="${attempt.createdAt.toISOString()}"
          >${ageOf(attempt.createdAt, now)} ago</time
        >
      </dd>
      <dt>Last change</dt>
      <dd>
        <time datetime="${attempt.updatedAt.toISOString()}"
          >${ageOf(attempt.updatedAt, now)} ago</time
        >
      </dd>
    </dl>
    <form method="post" action="/ops/payments/${id}/ask">
      <button aria-label="Ask the provider again about ${orderNumber}">
        Ask the provider again
      </button>
    </form>
    <form method="post" action="/ops/payments/${id}/release">
      <button aria-label="Release the cart of ${orderNumber}">Release the cart</button>
    </form>
  </article>`
}

/** The page of payments that wait for a person. */
export function paymentsPage(
  { waiting, count }: { readonly waiting: readonly WaitingAttempt[]; readonly count: number },
  { decided, now }: { readonly decided: Decision | undefined; readonly now: Date },
): string {
  const more = count - waiting.length
  return operatorPage(
    `${count} payments wait for a person`,
    html`<h1>Payments that wait for a person</h1>
      ${decided === undefined ? '' : html`<p role="status"><strong>${DECISIONS[decided]}</strong></p>`}
      <p>
        ${count === 0 ? 'None waits.' : 'Asking again changes nothing that is charged already. Releasing closes the payment for good, gives back what was charged wrongly, and the shopper can order anew.'}
      </p>
      ${waiting.map((each) => entry(each, now))}
      ${more > 0 ? html`<p>${more} more are younger; they show when these are decided.</p>` : ''}`,
  )
}
