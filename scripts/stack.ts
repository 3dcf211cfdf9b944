import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildForServing } from './lib/fresh.ts'
import { cacheDir, nodeBin, root, toolPath } from './lib/paths.ts'
import {
  freePorts,
  portsFrom,
  requireFree,
  serviceNames,
  services,
  urlsOf,
} from './stack/services.ts'
import type { Ports, ServiceName, Urls } from './stack/services.ts'

export interface StackOptions {
  /**
   * `ephemeral` uses free ports and, without `dataDir`, a temporary data folder that `stop`
   * removes.
   */
  ports?: 'ephemeral' | 'fixed'
  dataDir?: string
  /** Environment variables for every server, such as `SEED_DESIGNS` and `DATABASE_URL`. */
  env?: Record<string, string>
  /** Which servers to start; all of them by default. */
  only?: readonly ServiceName[]
  /** Called with every line that a server prints, with the server's name in front. */
  log?: (line: string) => void
}

export interface Stack {
  urls: Urls
  dataDir: string
  /** Resolves with a sentence when a server ends without being stopped. */
  died: Promise<string>
  /** Stops one server and starts it again; resolves when it is healthy. */
  restart: (name: ServiceName) => Promise<void>
  /**
   * Stops the servers, the last started first, and resolves when all have ended, with the names of
   * those that had to be killed.
   */
  stop: () => Promise<ServiceName[]>
}

const START_LIMIT_MS = 280_000
const STOP_LIMIT_MS = 15_000

/**
 * Starts the reference shop (payment provider, gateway, storefront, blog) and resolves when every
 * server is healthy.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { env = {}, only = serviceNames, log = () => undefined } = options
  const ephemeral = options.ports === 'ephemeral'
  const ports = ephemeral ? await freePorts() : portsFrom({ ...process.env, ...env })
  if (!ephemeral) await requireFree(ports, only)
  const temporary =
    ephemeral && options.dataDir === undefined
      ? await mkdtemp(join(tmpdir(), 'selvage-'))
      : undefined
  const dataDir = temporary ?? resolve(root, options.dataDir ?? process.env['DATA_DIR'] ?? '.data')
  await mkdir(dataDir, { recursive: true })
  if (only.includes('storefront') || only.includes('blog')) await buildForServing(log)

  const urls = urlsOf(ports)
  // A server must not inherit NODE_PATH, which pnpm's shims set for a test runner: with it, the
  // server finds packages that its own package.json does not list.
  const { NODE_PATH: _, ...inherited } = process.env
  const childEnv = {
    ...inherited,
    PATH: toolPath,
    NODE_ENV: 'production',
    ...MALLOC,
    // All shoppers of a test or a bench have one address, and shops share what is drawn.
    ...(ephemeral && { PICTURE_LIMIT: '0', PICTURE_DIR: join(cacheDir, 'pictures') }),
    ...env,
    ...addressesFor(ports, urls, env['STOREFRONT_ORIGINS'] ?? process.env['STOREFRONT_ORIGINS']),
    DATA_DIR: dataDir,
  }
  const children = new Map<ServiceName, ChildProcess>()
  const given = new AbortController()
  const stopped = new WeakSet<ChildProcess>()
  const death = Promise.withResolvers<string>()
  const start = (name: ServiceName) => {
    const child = startServer(name, childEnv, log)
    children.set(name, child)
    child.once('exit', (code, signal) => {
      if (!stopped.has(child))
        death.resolve(
          `The ${services[name].title} ended by itself (${signal ?? `exit code ${code ?? 1}`}).`,
        )
    })
  }
  const end = (name: ServiceName, child: ChildProcess) => {
    stopped.add(child)
    return endServer(name, child)
  }
  for (const name of only) start(name)

  const stop = async () => {
    given.abort()
    const killed = (
      await Promise.all([...children].reverse().map(([name, child]) => end(name, child)))
    ).filter((name) => name !== undefined)
    if (temporary !== undefined) await rm(temporary, { recursive: true, force: true })
    return killed
  }

  const restart = async (name: ServiceName) => {
    const child = children.get(name)
    if (child) await end(name, child)
    if (given.signal.aborted) return
    start(name)
    await healthy(name, urls[name], given.signal)
  }

  const failed = death.promise.then((sentence) => {
    throw new Error(sentence)
  })
  try {
    await Promise.race([
      failed,
      Promise.all(only.map((name) => healthy(name, urls[name], given.signal))),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return { urls, dataDir, died: death.promise, restart, stop }
}

function addressesFor(
  ports: Ports,
  urls: Urls,
  moreStorefronts: string | undefined,
): Record<string, string> {
  return {
    ...Object.fromEntries(
      serviceNames.map((name) => [services[name].portVariable, String(ports[name])]),
    ),
    GATEWAY_URL: urls.gateway,
    PAYMENT_URL: urls.payment,
    STOREFRONT_ORIGINS: [urls.storefront, moreStorefronts].filter(Boolean).join(','),
    STOREFRONT_URL: urls.storefront,
  }
}

/** The gateway's heap, megabytes, without its database and its pictures. */
const GATEWAY_HEAP_MB = 512

/**
 * Makes the C library give large pieces of memory back at once. By default it keeps those of
 * pictures, which are drawn in several threads: 350 MB after four minutes of `soak`, 40 MB so.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

function heapOf(name: ServiceName): string[] {
  return name === 'gateway' ? [`--max-old-space-size=${GATEWAY_HEAP_MB}`] : []
}

function startServer(
  name: ServiceName,
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): ChildProcess {
  const guard = join(root, 'scripts/stack/stop-with-parent.ts')
  const child = spawn(
    nodeBin,
    [
      '--disable-warning=ExperimentalWarning',
      '--conditions=selvage-source',
      ...heapOf(name),
      '--import',
      guard,
      join(root, services[name].file),
    ],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // In a process group of its own, so that Ctrl+C does not reach it directly and the servers
      // stop in order.
      detached: true,
    },
  )
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream
      ?.setEncoding('utf8')
      .on('data', (text: string) => {
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) log(`${name} | ${line}`)
      })
      .on('end', () => {
        if (rest !== '') log(`${name} | ${rest}`)
      })
  }
  return child
}

/** Stops one server; resolves with its name when it had to be killed. */
function endServer(name: ServiceName, child: ChildProcess): Promise<ServiceName | undefined> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
    return Promise.resolve(undefined)
  return new Promise((resolve) => {
    let killed: ServiceName | undefined
    const timer = setTimeout(() => {
      killed = name
      child.kill('SIGKILL')
    }, STOP_LIMIT_MS)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(killed)
    })
    child.kill('SIGTERM')
  })
}

async function healthy(name: ServiceName, url: string, given: AbortSignal): Promise<void> {
  const until = Date.now() + START_LIMIT_MS
  while (!given.aborted) {
    const response = await fetch(url + services[name].ready, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    if (response?.ok === true) return
    if (response?.status === 404)
      throw new Error(`The ${services[name].title} at ${url} has no ${services[name].ready}.`)
    if (Date.now() > until)
      throw new Error(
        `The ${services[name].title} at ${url} was not healthy within ${START_LIMIT_MS / 1000} s.`,
      )
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
}
