export * from './design-cards.contract.ts'
export * from './design-list.contract.ts'
export * from './design.contract.ts'
export * from './design-image.ts'
