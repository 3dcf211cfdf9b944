export * from './steps.table.ts'
export * from './regions.table.ts'
export * from './address.ts'
export * from './checkout.contract.ts'
