export * from './stock-products.table.ts'
export * from './stock.ts'
export * from './stock.contract.ts'
