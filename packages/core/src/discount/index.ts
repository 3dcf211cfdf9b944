export * from './better-discount.ts'
export * from './discount.contract.ts'
export * from './discount-groups.table.ts'
export * from './membership.ts'
