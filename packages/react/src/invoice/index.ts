export { InvoiceView, type InvoiceViewProps } from './invoice-view.tsx'
