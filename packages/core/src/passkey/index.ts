export * from './log-in.contract.ts'
export * from './passkeys.contract.ts'
