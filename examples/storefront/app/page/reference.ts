/** Returns the number that a visitor can name: the beginning of the trace in the logs. */
export const referenceOf = (traceId: string): string => traceId.slice(0, 8)
