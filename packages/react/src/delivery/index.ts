export { DeliveryPromise } from './delivery-promise.tsx'
export type { DeliveryPromiseProps } from './delivery-promise.tsx'
