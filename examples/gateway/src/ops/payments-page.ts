import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Decision } from '../payment/decide.ts'
import type { WaitingAttempt } from '../payment/waiting-attempts.ts'
import { amountText } from './amount-text.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; }
  article { border-block-start: 1px solid; padding-block: 1rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; }
  form { display: inline-block; margin: 0 1rem .5rem 0; }
  button { font: inherit; padding: .5rem 1rem; min-block-size: 24px; }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-block-end: .5rem; } }
`

/** The only style of the page, by its hash; its forms post to the gateway alone. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`

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

const MINUTE_MS = 60_000

/** An age in the largest unit that is whole: minutes, hours, days. */
function ageOf(date: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - date.getTime()) / MINUTE_MS))
  const units = [
    ['day', 24 * 60],
    ['hour', 60],
  ] as const
  const [unit, size] = units.find(([, many]) => minutes >= many) ?? (['minute', 1] as const)
  const count = Math.floor(minutes / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

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
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${count} payments wait for a person | Selvage</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>Payments that wait for a person</h1>
          ${decided === undefined ? '' : html`<p role="status"><strong>${DECISIONS[decided]}</strong></p>`}
          <p>
            ${count === 0 ? 'None waits.' : 'Asking again changes nothing that is charged already. Releasing closes the payment for good, gives back what was charged wrongly, and the shopper can order anew.'}
          </p>
          ${waiting.map((each) => entry(each, now))}
          ${more > 0 ? html`<p>${more} more are younger; they show when these are decided.</p>` : ''}
        </main>
      </body>
    </html>`
  return String(page)
}
