import { renderToString } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { FrameContext, frameContext } from './page/frame.ts'
import { offeredFor } from './page/offered-designs.server.ts'
import { redirectedForm, withAnswer } from './page/held-answer.ts'
import { shopContext } from './page/shop-context.ts'
import { collectIslands } from './island-runtime/island-collector.tsx'
import { catalogueOf, translatorFor } from './page/translators.server.ts'

// No router in the browser reads the loaders' data, so nothing has to be streamed after the page.
export const streamTimeout = 0

/**
 * Logs unexpected errors. A missing page or an unavailable gateway is a normal answer and not
 * logged, and queries stay out of the log.
 */
export function handleError(
  error: unknown,
  {
    request,
    context,
  }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { traceId } = context.get(frameContext)
  console.error(`${traceId} ${request.method} ${new URL(request.url).pathname}`, error)
}

/** Renders one page: the document first, then each of its islands into its place. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const frame = context.get(frameContext)
  const { held } = context.get(shopContext)
  const { serverHandoffStream, ...drawn } = router
  void serverHandoffStream?.cancel()
  const redirected = redirectedForm(request, router.staticHandlerContext, held)
  if (redirected) return redirected
  const page = withAnswer(drawn, held)
  const catalogue = catalogueOf(frame.page.locale)
  const translate = translatorFor(frame.page.locale)
  const islands = collectIslands({
    secret: frame.nonce,
    settings: frame.page,
    catalogue,
    translate,
    report: (error) => handleError(error, { request, context }),
  })
  // A page of a route may answer 404, too, and shows what it has.
  const isLost = (status === 404 || status === 403) && router.staticHandlerContext.errors !== null
  const offered = isLost ? await offeredFor(context.get(shopContext)) : []
  const html = renderToString(
    <FrameContext value={{ ...frame, offered, islands, events: [], catalogue, translate }}>
      <ServerRouter context={page} url={request.url} />
    </FrameContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', frame.page.language)
  const pieces = ['<!DOCTYPE html>', ...islands.fill(html)]
  return new Response(
    Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))),
    { status: page.staticHandlerContext.statusCode, headers },
  )
}
