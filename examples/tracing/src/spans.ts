import {
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { Attributes, Context, Span } from '@opentelemetry/api'

// Without an exporter every span here is the API's own empty one, which costs next to nothing.
const tracer = trace.getTracer('selvage')

/**
 * Runs the work on a request inside a span, the child of the one that its `traceparent` names. The
 * names of spans are templates: a path may hold ids and tokens.
 */
export function serveInSpan<T>(
  headers: Headers,
  name: string,
  run: (span: Span) => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(ROOT_CONTEXT, headers, {
    get: (from, key) => from.get(key) ?? undefined,
    keys: (from) => [...from.keys()],
  })
  return within(name, { kind: SpanKind.SERVER, parent }, run)
}

/** Runs a request to another server inside a span; `run` gets the headers that carry it on. */
export function callInSpan<T>(
  name: string,
  run: (headers: Readonly<Record<string, string>>, span: Span) => Promise<T>,
): Promise<T> {
  return within(name, { kind: SpanKind.CLIENT }, (span) => {
    const headers: Record<string, string> = {}
    propagation.inject(context.active(), headers)
    return run(headers, span)
  })
}

/** Runs a step of a request inside a span; outside of any request there is none. */
export function stepInSpan<T>(
  name: string,
  attributes: Attributes,
  run: () => Promise<T>,
): Promise<T> {
  if (!trace.getActiveSpan()) return run()
  return within(name, { kind: SpanKind.INTERNAL, attributes }, run)
}

/** Notes on a request's span which route answered it, and how. */
export function endAnswered(
  span: Span,
  answer: { readonly method: string; readonly route: string; readonly status: number },
): void {
  const { method, route, status } = answer
  span.updateName(`${method} ${route}`)
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The `traceparent` of the span that is active; undefined without one. */
export function activeTraceparent(): string | undefined {
  const active = trace.getActiveSpan()?.spanContext()
  return active && isSpanContextValid(active)
    ? `00-${active.traceId}-${active.spanId}-${active.traceFlags.toString(16).padStart(2, '0')}`
    : undefined
}

interface SpanSettings {
  readonly kind: SpanKind
  readonly attributes?: Attributes
  readonly parent?: Context
}

async function within<T>(
  name: string,
  { kind, attributes = {}, parent = context.active() }: SpanSettings,
  run: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { kind, attributes }, parent)
  try {
    return await context.with(trace.setSpan(parent, span), () => run(span))
  } catch (error) {
    // The error's name alone: its message may hold a shopper's text.
    const kindOfError = error instanceof Error ? error.name : typeof error
    span.setAttribute('error.type', kindOfError)
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
