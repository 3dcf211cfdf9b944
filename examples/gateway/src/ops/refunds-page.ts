import { html } from 'hono/html'
import type { RefundRow } from '../db/schema/payment.ts'
import type { RefundDecision } from '../payment/rejected-refunds.ts'
import { amountText } from './amount-text.ts'
import { ageOf, operatorPage } from './operator-page.ts'

/** The sentences about decisions, each the state of the address after it. */
export const REFUND_DECISIONS = {
  done: 'The provider has given the money back, and the shopper gets a mail.',
  open: 'The provider has not answered yet; the gateway goes on asking by itself.',
  rejected: 'The provider rejected it again. Give the money back otherwise.',
  settled: 'The money counts as given back, and stands on the invoice. No mail is sent about it.',
  over: 'This refund was decided already.',
} as const satisfies Record<RefundDecision, string>

function entry({ id, orderNumber, amountMinor, currency, createdAt }: RefundRow, now: Date) {
  const name = `${amountText(amountMinor, currency)} of ${orderNumber}`
  return html`<article aria-labelledby="n-${id}">
    <h2 id="n-${id}">${name}</h2>
    <dl>
      <dt>Asked for</dt>
      <dd>
        <time datetime="${createdAt.toISOString()}">${ageOf(createdAt, now)} ago</time>
      </dd>
    </dl>
    <form method="post" action="/ops/refunds/${id}/again">
      <button aria-label="Ask the provider again for ${name}">Ask the provider again</button>
    </form>
    <form method="post" action="/ops/refunds/${id}/settle">
      <button aria-label="I have given ${name} back otherwise">
        I have given it back otherwise
      </button>
    </form>
  </article>`
}

/** The page of refunds that the provider rejected. */
export function refundsPage(
  waiting: readonly RefundRow[],
  { decided, now }: { readonly decided: RefundDecision | undefined; readonly now: Date },
): string {
  return operatorPage(
    `${waiting.length} rejected refunds`,
    html`<h1>Refunds that the provider rejected</h1>
      ${decided === undefined ? '' : html`<p role="status"><strong>${REFUND_DECISIONS[decided]}</strong></p>`}
      <p>
        ${waiting.length === 0 ? 'There is none.' : 'The shoppers expect this money. Ask the provider again, or give it back another way and say so here.'}
      </p>
      ${waiting.map((each) => entry(each, now))}`,
  )
}
