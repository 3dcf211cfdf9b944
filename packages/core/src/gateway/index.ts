export * from './create-gateway.ts'
export * from './client.ts'
export { fetchJson } from './fetch-json.ts'
export * from './safe-redirect.ts'
