export * from './privacy-request-field.contract.ts'
export * from './privacy-request-rules.ts'
export * from './privacy-request.contract.ts'
export * from './privacy-requests.table.ts'
