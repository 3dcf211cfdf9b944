export * from './search.table.ts'
export * from './search-query.ts'
export * from './search.contract.ts'
