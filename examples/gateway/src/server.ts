import './drizzle-imports.ts'

// Only now, so that what was set up above holds for every import of the gateway.
await import('./serve.ts')
