export * from './home-goods.table.ts'
export * from './home-good.ts'
export * from './home-good.contract.ts'
