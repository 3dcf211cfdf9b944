export * from './orders.contract.ts'
export { ORDER_STATUSES } from './order-state.contract.ts'
export type {
  BoughtAgain,
  OrderPage,
  OrderStatus,
  OrderSummary,
  PlacedOrderDetails,
} from './order-state.contract.ts'
export { CANCELABLE_FOR_MS, cancelableUntil } from './cancel-window.ts'
export type { CancelFacts } from './cancel-window.ts'
export { orderSlug, readOrderSlug } from './order-path.ts'
export type { OrderName } from './order-path.ts'
export * from './order-lookup.ts'
