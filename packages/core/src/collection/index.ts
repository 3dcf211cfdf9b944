export * from './collection.contract.ts'
export * from './collection-rules.ts'
export * from './own-collection.contract.ts'
