import type { GatewayConfig } from '../config.ts'
import { newPublicId } from '../secrets/public-id.ts'
import { addStandardHeaders, errorResponse, jsonAnswer, preflightAnswer } from './answer.ts'
import { busy } from './http-error.ts'

/**
 * Answers requests while the gateway waits for its database or stops: 503 with `Retry-After` for
 * everything, in `/readyz` with what is missing. `/healthz` is 200, because the process lives.
 */
export function notReadyAnswer(
  request: Request,
  config: GatewayConfig,
  why: 'starting' | 'stopping',
): Response {
  const response = answerTo(request, why)
  addStandardHeaders(response, { config, request, requestId: newPublicId() })
  return response
}

function answerTo({ method, url }: Request, why: 'starting' | 'stopping'): Response {
  if (method === 'OPTIONS') return preflightAnswer()
  const { pathname } = new URL(url)
  if (pathname === '/healthz') return jsonAnswer({ status: why })
  if (pathname === '/readyz') return jsonAnswer({ status: why }, 503)
  return errorResponse(busy())
}
