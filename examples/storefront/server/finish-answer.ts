import type { Shop } from '../app/page/shop-context.ts'
import { lastResortPage } from './last-resort.ts'

/**
 * Returns the answer of a page or a form with its cookies. A page that could not be drawn is the
 * plainest one.
 */
export function finishAnswer(
  response: Response,
  { flash, held, page, setCookies }: Shop,
  traceId: string,
): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const answer =
    response.status >= 500 && !isPage
      ? new Response(lastResortPage(page.language, traceId), {
          status: response.status,
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        })
      : new Response(response.body, response)
  // A page with a message is not shown again by the browser.
  const isPassing = flash.messages.length > 0 || held.answer !== undefined
  if (!answer.headers.has('cache-control') || isPassing)
    answer.headers.set('Cache-Control', 'private, no-store')
  for (const line of setCookies(isPage ? 'page' : 'redirect'))
    answer.headers.append('Set-Cookie', line)
  return answer
}
