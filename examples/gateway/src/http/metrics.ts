import { Histogram, Registry } from 'prom-client'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

/** An answered request, as it is counted: a route is a name of the table of routes. */
export interface AnsweredRequest {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** The numbers of one gateway, so that two in one process never share any. */
export interface Metrics {
  readonly registry: Registry
  countRequest(request: AnsweredRequest): void
}

/** Opens the numbers of one gateway. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'selvage_http_request_duration_seconds',
    help: 'Time to answer a request: its count by status is the rate and the errors.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  })
  return {
    registry,
    countRequest({ route, method, status, seconds }) {
      // A stranger's method would be a series of its own.
      const known = METHODS.includes(method) ? method : 'other'
      requests.observe({ route, method: known, status }, seconds)
    },
  }
}
