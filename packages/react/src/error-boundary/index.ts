export { ErrorBoundary } from './error-boundary.tsx'
export type { ErrorBoundaryProps } from './error-boundary.tsx'
