export * from './create-gateway.ts'
export * from './client.ts'
export { DEFAULT_TIMEOUT_MS, fetchJson, readJson } from './fetch-json.ts'
export * from './safe-redirect.ts'
