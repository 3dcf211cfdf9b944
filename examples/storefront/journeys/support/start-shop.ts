import { createWriteStream } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowserForTests } from '../../../../scripts/browser.ts'
import { servedVersion } from '../../../../scripts/lib/fresh.ts'
import { cacheDir, root } from '../../../../scripts/lib/paths.ts'
import { startStack } from '../../../../scripts/stack.ts'
import { NEWS } from './news.table.ts'
import { startSpanReceiver } from './span-receiver.ts'

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
      /** Where the servers send their spans; `GET` returns those of a trace. */
      spans: string
      /** The library that the storefront's islands run over. */
      islands: 'react' | 'preact'
      /** The folder with the states of pages in which axe found nothing. */
      checkedPages: string
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
  const browser = await findBrowserForTests()
  const write = (line: string) => {
    log.write(`${line}\n`)
  }
  const receiver = await startSpanReceiver()
  const env = {
    SEED_DESIGNS: '400',
    PICTURE_EFFORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    CONTENT_DIR: await writeNews(),
  }
  const stack = await startStack({ ports: 'ephemeral', env, log: write })
  const islands = process.env['ISLANDS'] === 'preact' ? 'preact' : 'react'
  const { urls, dataDir } = stack
  const checkedPages = await prepareCheckedPages(islands)
  project.provide('shop', { ...urls, browser, dataDir, spans: receiver.url, islands, checkedPages })
  return async () => {
    const killed = await stack.stop()
    receiver.stop()
    log.end()
    if (killed.length > 0) throw new Error(`Did not stop when asked to: ${killed.join(', ')}.`)
  }
}

/** Returns a folder with the shop's texts, to which an editor has added announcements. */
async function writeNews(): Promise<string> {
  const folder = join(cacheDir, 'journeys-content')
  await rm(folder, { recursive: true, force: true })
  await cp(join(root, 'examples/gateway/content'), folder, { recursive: true })
  await writeFile(join(folder, 'es/announcements.json'), JSON.stringify(NEWS))
  return folder
}

/**
 * The journeys over Preact open pages that the journeys over React have had checked, if nothing was
 * built in between.
 */
async function prepareCheckedPages(islands: 'react' | 'preact'): Promise<string> {
  const pages = join(cacheDir, 'checked-pages')
  if (islands === 'react') await rm(pages, { recursive: true, force: true })
  const folder = join(pages, await servedVersion())
  await mkdir(folder, { recursive: true })
  return folder
}
