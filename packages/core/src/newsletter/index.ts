export * from './newsletter-choices.table.ts'
export * from './newsletter-field.contract.ts'
export * from './newsletter-rules.ts'
export * from './newsletter.contract.ts'
