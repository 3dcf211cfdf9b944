export { InvoiceView } from './invoice-view.tsx'
export type { InvoiceViewProps } from './invoice-view.tsx'
