export * from './create-gateway.ts'
export * from './client.ts'
export * from './safe-redirect.ts'
