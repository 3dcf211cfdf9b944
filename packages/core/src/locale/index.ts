export * from './locale.table.ts'
export * from './locale.ts'
