export * from './collection.contract.ts'
