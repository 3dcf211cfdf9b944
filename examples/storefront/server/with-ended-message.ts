import type { Shop } from '../app/page/shop-context.ts'

/** Leaves the message where the session has ended, and answers a page with its own address. */
export function withEndedMessage(
  { method, url }: Request,
  response: Response,
  { flash, hasEnded, session }: Shop,
): Response {
  if (!hasEnded()) return response
  if (session.get().status !== 'member') flash.show({ text: 'EXPIRED_SESSION' })
  if (method === 'POST' || (response.status >= 300 && response.status < 400)) return response
  const { pathname, search } = new URL(url)
  return new Response(null, { status: 302, headers: { Location: pathname + search } })
}
