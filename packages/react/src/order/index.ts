export { AmountLine, amountKey, OrderLine, type OrderLineProps } from './order-line.tsx'
export { OrderSummary, type OrderSummaryProps } from './order-summary.tsx'
export { FreeShipping, OrderTotals, type OrderTotalsProps } from './order-totals.tsx'
