export * from './quantity.ts'
export * from './cart.contract.ts'
