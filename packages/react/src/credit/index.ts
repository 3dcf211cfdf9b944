export { CreditHistory } from './credit-history.tsx'
export type { CreditHistoryProps } from './credit-history.tsx'
