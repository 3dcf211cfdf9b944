export * from './favorites.contract.ts'
export * from './collection-favorites.contract.ts'
