export { AmountLine } from './amount-line.tsx'
export { OrderLine } from './order-line.tsx'
export type { OrderLineProps } from './order-line.tsx'
export type { AmountKey, LineImage } from './line-look.ts'
export {
  amountKey,
  lineAmount,
  lineFullTitle,
  lineImage,
  lineMaterial,
  lineTitle,
} from './line-text.ts'
export type { LineHrefFor, LineLinks, LineLinksOf, LineLinkTemplates } from './line-links.ts'
export { InstallmentNote } from './installment-note.tsx'
export type { InstallmentLimits } from './installment-note.tsx'
export { OrderSummary } from './order-summary.tsx'
export type { OrderSummaryProps } from './order-summary.tsx'
export { FreeShipping, OrderTotals } from './order-totals.tsx'
export type { OrderTotalsProps } from './order-totals.tsx'
