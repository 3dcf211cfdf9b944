export * from './designer.contract.ts'
export * from './connections.contract.ts'
