import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span, as far as journeys look at it. */
export interface SeenSpan {
  readonly service: string
  readonly name: string
  readonly spanId: string
  readonly parentSpanId?: string
}

interface SentSpan extends Omit<SeenSpan, 'service'> {
  readonly traceId: string
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly {
        readonly key: string
        readonly value: { readonly stringValue?: string }
      }[]
    }
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

/** Receives OTLP over HTTP on loopback, and answers `GET /TRACE` with the spans of a trace. */
export async function startSpanReceiver(): Promise<{ url: string; stop: () => void }> {
  const traces = new Map<string, SeenSpan[]>()
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json')
    if (request.method === 'GET') {
      response.end(JSON.stringify(traces.get(request.url?.slice(1) ?? '') ?? []))
      return
    }
    void json(request).then((sent) => {
      for (const { resource, scopeSpans } of (sent as Sent).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')
        for (const { traceId, ...span } of scopeSpans.flatMap(({ spans }) => spans)) {
          const seen = { ...span, service: service?.value.stringValue ?? '' }
          traces.set(traceId, [...(traces.get(traceId) ?? []), seen])
        }
      }
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
