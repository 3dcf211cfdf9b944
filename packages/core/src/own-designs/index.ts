export * from './own-designs.contract.ts'
export * from './own-design-rules.ts'
export * from './check-design.ts'
export * from './art-picture.ts'
