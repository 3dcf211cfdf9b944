export * from './product-kinds.table.ts'
export * from './product-choice.ts'
export * from './product-line.contract.ts'
export * from './product.contract.ts'
