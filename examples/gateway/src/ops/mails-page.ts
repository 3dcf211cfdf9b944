import { html } from 'hono/html'
import type { OutboxRow } from '../db/schema/outbox.ts'
import type { MailDecision } from '../mail/failed-mails.ts'
import { ageOf, operatorPage } from './operator-page.ts'

/** The sentences about decisions, each the state of the address after it. */
export const MAIL_DECISIONS = {
  again: 'The mail is on its way again, and stands here anew if it goes on failing.',
  dropped: 'The mail is deleted. Nobody gets it.',
  over: 'This mail was decided already.',
} as const satisfies Record<MailDecision, string>

function entry({ id, kind, orderNumber, tries, failedAt }: OutboxRow, now: Date) {
  const name = orderNumber === null ? `${kind} ${id}` : `${kind} of ${orderNumber}`
  return html`<article aria-labelledby="n-${id}">
    <h2 id="n-${id}">${name}</h2>
    <dl>
      <dt>Tries</dt>
      <dd>${tries}</dd>
      <dt>Last one</dt>
      <dd>${failedAt && `${ageOf(failedAt, now)} ago`}</dd>
    </dl>
    <form method="post" action="/ops/mails/${id}/again">
      <button aria-label="Send ${name} again">Send it again</button>
    </form>
    <form method="post" action="/ops/mails/${id}/drop">
      <button aria-label="Delete ${name}">Delete it</button>
    </form>
  </article>`
}

/** The page of mails that could not be sent. */
export function mailsPage(
  failed: readonly OutboxRow[],
  { decided, now }: { readonly decided: MailDecision | undefined; readonly now: Date },
): string {
  return operatorPage(
    `${failed.length} mails that failed`,
    html`<h1>Mails that failed</h1>
      ${decided === undefined ? '' : html`<p role="status"><strong>${MAIL_DECISIONS[decided]}</strong></p>`}
      <p>
        ${failed.length === 0 ? 'There is none.' : 'The gateway’s log says why. Nobody got them: the code of a gift certificate stands in its mail alone.'}
      </p>
      ${failed.map((each) => entry(each, now))}`,
  )
}
