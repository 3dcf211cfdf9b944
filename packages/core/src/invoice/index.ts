export * from './invoice.contract.ts'
