import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Deps } from '../app-deps.ts'
import { noSuchPath, storefrontOnly } from '../http/http-error.ts'
import { isNear, isNearOperator } from './operator.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; }
  article { border-block-start: 1px solid; padding-block: 1rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; }
  form { display: inline-block; margin: 0 1rem .5rem 0; }
  button, select { font: inherit; padding: .5rem 1rem; min-block-size: 24px; }
  img { block-size: 9rem; inline-size: auto; } .text { white-space: pre-wrap; overflow-wrap: anywhere; }
  figure { display: inline-block; margin: 0 1rem .5rem 0; }
  @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-block-end: .5rem; } }
`

/** The only style of the operator's pages, by its hash; their forms post to the gateway alone. */
export const PAGE_POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash(
  'sha256',
)
  .update(STYLE)
  .digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`

/** The pages that wait for a person, by the last part of their addresses. */
const PAGES = ['payments', 'refunds', 'mails', 'reviews'] as const

const MINUTE_MS = 60_000

/** An age in the largest unit that is whole: minutes, hours, days. */
export function ageOf(date: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - date.getTime()) / MINUTE_MS))
  const units = [
    ['day', 24 * 60],
    ['hour', 60],
  ] as const
  const [unit, size] = units.find(([, many]) => minutes >= many) ?? (['minute', 1] as const)
  const count = Math.floor(minutes / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** Returns a page of the operator's as HTML. */
export function operatorPage(title: string, main: Markup): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Selvage</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <nav>${PAGES.map((name) => html`<a href="/ops/${name}">${name}</a> `)}</nav>
        <main>${main}</main>
      </body>
    </html>`
  return String(page)
}

/** Answers with a page of the operator's. */
export const pageAnswer = (page: string): Response =>
  new Response(page, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PAGE_POLICY },
  })

/** Asks a browser of this machine for the key; for everybody else there is nothing here. */
export function operatorRejection(
  request: Request,
  peer: string,
  deps: Deps,
): Response | undefined {
  if (isNearOperator({ request, peer }, deps)) return undefined
  if (!isNear({ request, peer })) throw noSuchPath()
  return new Response('The operator’s key is in DATA_DIR/ops-key. Any name goes with it.\n', {
    status: 401,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'WWW-Authenticate': 'Basic realm="Selvage operator", charset="UTF-8"',
    },
  })
}

/**
 * A browser sends the key with every request to the gateway, so a decision counts from the
 * operator's own page alone, which the browser says.
 */
export function assertOwnPage({ headers }: Request, { config }: Pick<Deps, 'config'>): void {
  const site = headers.get('sec-fetch-site')
  const isOwn = site === null ? headers.get('origin') === config.origin : site === 'same-origin'
  if (!isOwn) throw storefrontOnly()
}
