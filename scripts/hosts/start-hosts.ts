import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../browser.ts'
import { buildForServing } from '../lib/fresh.ts'
import { packPackages } from '../lib/pack-packages.ts'
import { cacheDir } from '../lib/paths.ts'
import { startStack } from '../stack.ts'
import type { Stack } from '../stack.ts'
import { ALL_HOSTS, HOSTS_REPORT, hostNames } from './hosts.table.ts'
import type { HostName } from './hosts.table.ts'
import { buildHost, installHost } from './make-host.ts'
import { serveHost } from './serve-host.ts'
import type { ServedHost } from './serve-host.ts'

/** A host of this run: where it is served, or why it could not be made. */
export interface RunningHost {
  readonly name: HostName
  readonly origin: string
  readonly problem: string
  readonly installSeconds: number
  readonly buildSeconds: number
}

declare module 'vitest' {
  interface ProvidedContext {
    hosts: readonly RunningHost[]
  }
}

/**
 * Starts the shop, and makes and serves the hosts from the packages' tarballs in a folder outside
 * the workspace. A host that cannot be made fails its own tests alone.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(cacheDir, { recursive: true })
  const log = createWriteStream(join(cacheDir, 'hosts.log'))
  const write = (line: string) => {
    log.write(`${line}\n`)
  }
  const browser = await findBrowser()
  await buildForServing(write, ['packages'])
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'selvage-hosts-')))
  const served: ServedHost[] = []
  let stack: Stack | undefined
  const stop = async () => {
    await Promise.all(served.map((host) => host.close()))
    await stack?.stop()
    await rm(folder, { recursive: true, force: true })
    log.end()
  }
  try {
    // An application of its own origin that checks out, beside the storefront.
    const listedPort = await getPort()
    const starting = startStack({
      ports: 'ephemeral',
      env: {
        SEED_DESIGNS: '60',
        PICTURE_EFFORT: '0',
        STOREFRONT_ORIGINS: `http://localhost:${listedPort}`,
      },
      only: ['payment', 'gateway', 'storefront'],
      log: write,
    })
    const tarballs = await packPackages(folder)
    const names = hostNames({ isShort: process.env[ALL_HOSTS] === undefined })
    const hosts: RunningHost[] = []
    const made = Promise.all(
      names.map((name) =>
        makeHost(name, join(folder, name), tarballs, starting, served, listedPort),
      ),
    )
    stack = await starting
    hosts.push(...(await made))
    for (const { name, problem } of hosts) if (problem) write(`${name} | ${problem}`)
    await writeFile(HOSTS_REPORT, JSON.stringify(hosts))
    project.provide('shop', {
      ...stack.urls,
      browser,
      dataDir: stack.dataDir,
      spans: '',
      islands: 'react',
      checkedPages: await mkdtemp(join(folder, 'checked-pages-')),
    })
    project.provide('hosts', hosts)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function makeHost(
  name: HostName,
  folder: string,
  tarballs: Readonly<Record<string, string>>,
  starting: Promise<Stack>,
  served: ServedHost[],
  listedPort: number,
): Promise<RunningHost> {
  const started = performance.now()
  const secondsSince = (from: number) => Math.round((performance.now() - from) / 100) / 10
  try {
    await installHost(name, folder, tarballs)
    const installSeconds = secondsSince(started)
    const { urls } = await starting
    const begun = performance.now()
    await buildHost(name, folder, urls)
    const buildSeconds = secondsSince(begun)
    const host = await serveHost(name, folder, name === 'vite-react' ? listedPort : 0)
    served.push(host)
    return { name, origin: host.origin, problem: '', installSeconds, buildSeconds }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { name, origin: '', problem, installSeconds: 0, buildSeconds: 0 }
  }
}
