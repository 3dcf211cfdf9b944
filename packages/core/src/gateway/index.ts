export * from './create-gateway.ts'
export * from './create-guest-gateway.ts'
export * from './safe-redirect.ts'
