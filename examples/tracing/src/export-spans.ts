import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

/** How often spans are sent, ms. */
const SEND_EVERY_MS = 1_000
/** A collector that does not answer holds the end of the process up this long at most, ms. */
const LAST_SEND_MS = 2_000

/** Records this process's spans and sends them over HTTP; the exporter reads its own settings. */
export function exportSpans(service: string, ratio: number): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: SEND_EVERY_MS,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, LAST_SEND_MS).unref()
    })
    // A collector that is away is none of the shop's business.
    await Promise.race([provider.shutdown().catch(() => {}), late])
  }
}
