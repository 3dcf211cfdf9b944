export * from './catalogue.table.ts'
export * from './errors.ts'
