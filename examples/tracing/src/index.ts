export { activeTraceparent, callInSpan, endAnswered, serveInSpan, stepInSpan } from './spans.ts'
export type { Attributes, Span } from '@opentelemetry/api'
export { newTraceparent, traceIdOf } from './traceparent.ts'
