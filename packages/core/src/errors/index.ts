export * from './catalogue.table.ts'
export { CHANGE_REASONS } from './change-reasons.table.ts'
export * from './errors.ts'
