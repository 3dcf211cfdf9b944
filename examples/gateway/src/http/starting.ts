import type { GatewayConfig } from '../config.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { addStandardHeaders, errorResponse, jsonAnswer, preflightAnswer } from './answer.ts'
import { busy } from './http-error.ts'

/**
 * Answers requests while the gateway waits for its database: 503 with `Retry-After` for everything,
 * and in `/healthz` what is missing.
 */
export function startingAnswer(request: Request, config: GatewayConfig): Response {
  const response = answerTo(request)
  addStandardHeaders(response, { config, request, requestId: newPublicId() })
  return response
}

function answerTo({ method, url }: Request): Response {
  if (method === 'OPTIONS') return preflightAnswer()
  return new URL(url).pathname === '/healthz'
    ? jsonAnswer({ database: 'unready', disk: 'ok', kind: 'postgres' }, 503)
    : errorResponse(busy())
}
