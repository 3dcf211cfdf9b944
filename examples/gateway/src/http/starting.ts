import { errorResponse, jsonAnswer, SECURITY_HEADERS } from './answer.ts'
import { busy } from './http-error.ts'

/**
 * Answers requests while the gateway waits for its database: 503 with `Retry-After` for everything,
 * and in `/healthz` what is missing.
 */
export function startingAnswer(request: Request): Response {
  const response =
    new URL(request.url).pathname === '/healthz'
      ? jsonAnswer({ database: 'unready', disk: 'ok', kind: 'postgres' }, 503)
      : errorResponse(busy())
  const headers = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
