export { ErrorSummary } from './error-summary.tsx'
export type { ErrorSummaryProps, SummaryError } from './error-summary.tsx'
