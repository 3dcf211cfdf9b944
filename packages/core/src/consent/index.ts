export * from './consent-categories.table.ts'
export * from './consent-cookie.ts'
export * from './consent-rules.ts'
export * from './consent.contract.ts'
