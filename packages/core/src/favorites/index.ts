export * from './favorites.contract.ts'
