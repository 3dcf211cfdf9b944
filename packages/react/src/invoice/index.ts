export { InvoiceView } from './invoice-view.tsx'
export type { InvoiceViewProps } from './invoice-view.tsx'
export { PackingSlip } from './packing-slip.tsx'
export type { PackingSlipProps } from './packing-slip.tsx'
