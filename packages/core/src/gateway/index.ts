export * from './create-gateway.ts'
export * from './safe-redirect.ts'
