import type { GatewayConfig } from '../config.ts'
import { httpError } from './http-error.ts'

/** Calls that go on: the operator's own, and the provider's news of charges. */
const OPEN = /^(?:ops\.|checkout\.callback$)/

/**
 * Answers 503 while the gateway is in maintenance, with its expected end as a date and in
 * `Retry-After`.
 */
export function assertOpenForBusiness(
  call: string,
  { maintenanceUntil }: Pick<GatewayConfig, 'maintenanceUntil'>,
  now: Date,
): void {
  if (maintenanceUntil === null || OPEN.test(call)) return
  const leftMs = maintenanceUntil.getTime() - now.getTime()
  if (leftMs <= 0) return
  throw httpError('SERVER_ERROR', {
    status: 503,
    message: 'The gateway is in maintenance until the time in `until`.',
    params: { until: maintenanceUntil.toISOString() },
    headers: { 'Retry-After': String(Math.ceil(leftMs / 1000)) },
  })
}
