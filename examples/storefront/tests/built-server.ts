import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { readConfig } from '../server/config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = `${root}build/server/index.js`

let isBuilt = false

/** Builds the storefront and the embed when their sources have changed, once in a worker. */
function build(): void {
  if (isBuilt) return
  execFileSync(process.execPath, ['../../scripts/build-serving.ts', 'embed', 'storefront'], {
    cwd: root,
    stdio: 'pipe',
  })
  isBuilt = true
}

/**
 * Returns the built storefront with the script for other pages. Both are built first when their
 * sources have changed, by one test at a time.
 */
export async function builtApp(
  environment: Readonly<Record<string, string>> = {},
  log: (line: string) => void = () => undefined,
): Promise<Hono> {
  build()
  const { createApp } = (await import(
    /* @vite-ignore */ output
  )) as typeof import('../server/app.ts')
  return createApp(readConfig(environment), log) as unknown as Hono
}
