export * from './designer.contract.ts'
