import type { PlainRoute } from '../http/handle.ts'
import { assertMayMeasure } from './operator.ts'

/** `GET /metrics`: the gateway's numbers as Prometheus text. */
export const metricsRoute: PlainRoute = {
  path: '/metrics',
  name: 'metrics',
  open: false,
  run: async (request, _params, deps, peer) => {
    assertMayMeasure({ request, peer }, deps)
    const { registry } = deps.metrics
    return new Response(await registry.metrics(), {
      headers: { 'Content-Type': registry.contentType },
    })
  },
}
