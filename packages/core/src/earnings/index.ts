export * from './earnings.contract.ts'
export * from './earnings-rules.ts'
export * from './order-earnings.contract.ts'
