export * from './unprinted.table.ts'
export * from './unprinted.contract.ts'
export * from './load-unprinted.ts'
