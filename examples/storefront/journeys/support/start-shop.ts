import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../../../scripts/browser.ts'
import { cacheDir } from '../../../../scripts/lib/paths.ts'
import { startStack } from '../../../../scripts/stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the running shop is. */
    shop: { storefront: string; gateway: string; blog: string; payment: string; browser: string; dataDir: string }
  }
}

/** Starts the shop once for all journeys, on free ports and with data of its own; what its servers say goes to a log. */
export default async function startShop(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(cacheDir, { recursive: true })
  const log = createWriteStream(join(cacheDir, 'journeys.log'))
  const browser = await findBrowser()
  const stack = await startStack({ ports: 'ephemeral', env: { SEED_DESIGNS: '400' }, log: (line) => { log.write(`${line}\n`) } })
  project.provide('shop', { ...stack.urls, browser, dataDir: stack.dataDir })
  return async () => {
    const killed = await stack.stop()
    log.end()
    if (killed.length > 0) throw new Error(`Did not stop when asked to: ${killed.join(', ')}.`)
  }
}
