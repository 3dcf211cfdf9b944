type Environment = Readonly<Record<string, string | undefined>>

/** Sends what is left and ends the tracing of this process. */
export type StopTracing = () => Promise<void>

/**
 * Exports this process's spans to the collector that the standard `OTEL_EXPORTER_OTLP_ENDPOINT` (or
 * `…_TRACES_ENDPOINT`) names. Without it nothing is loaded, nothing is recorded, nothing is sent.
 */
export async function startTracing(service: string, env: Environment): Promise<StopTracing> {
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (!endpoint || env['OTEL_SDK_DISABLED'] === 'true') return async () => {}
  const { exportSpans } = await import('./export-spans.ts')
  return exportSpans(env['OTEL_SERVICE_NAME'] || service, readRatio(env['OTEL_TRACES_SAMPLER_ARG']))
}

/** The recorded part of new traces; a trace that came with a request goes on as it began. */
function readRatio(value: string | undefined): number {
  const ratio = Number(value || 1)
  if (Number.isNaN(ratio) || ratio < 0 || ratio > 1)
    throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${value}".`)
  return ratio
}
