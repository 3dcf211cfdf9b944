export * from './solids.table.ts'
export * from './solid.ts'
export * from './solid.contract.ts'
