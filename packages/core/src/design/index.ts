export * from './design-cards.ts'
export * from './design.contract.ts'
export * from './design-image.ts'
