import '../invoice/invoice.css.ts'
