import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../../../scripts/browser.ts'
import { cacheDir } from '../../../../scripts/lib/paths.ts'
import { startStack } from '../../../../scripts/stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the running shop. */
    shop: {
      storefront: string
      gateway: string
      blog: string
      payment: string
      browser: string
      dataDir: string
      /** The library that the storefront's islands run over. */
      islands: 'react' | 'preact'
    }
  }
}

/**
 * Starts the shop once for all journeys, on free ports with its own data. The servers' output goes
 * to a log.
 */
export default async function startShop(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(cacheDir, { recursive: true })
  const log = createWriteStream(join(cacheDir, 'journeys.log'))
  const browser = await findBrowser()
  const write = (line: string) => {
    log.write(`${line}\n`)
  }
  const env = { SEED_DESIGNS: '400' }
  const stack = await startStack({ ports: 'ephemeral', env, log: write })
  const islands = process.env['ISLANDS'] === 'preact' ? 'preact' : 'react'
  project.provide('shop', { ...stack.urls, browser, dataDir: stack.dataDir, islands })
  return async () => {
    const killed = await stack.stop()
    log.end()
    if (killed.length > 0) throw new Error(`Did not stop when asked to: ${killed.join(', ')}.`)
  }
}
