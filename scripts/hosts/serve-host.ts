import { spawn } from 'node:child_process'
import { join } from 'node:path'
import getPort from 'get-port'
import { preview } from 'vite'
import { HOSTS } from './hosts.table.ts'
import type { Host, HostName } from './hosts.table.ts'
import { hostEnvironment } from './make-host.ts'

const START_LIMIT_MS = 60_000

/** A host that is served on an origin of its own. */
export interface ServedHost {
  readonly origin: string
  close(): Promise<void>
}

/** Serves a built host on a port, or a free one for 0, on another site than the storefront's. */
export async function serveHost(name: HostName, folder: string, port: number): Promise<ServedHost> {
  const { serve }: Host = HOSTS[name]
  return typeof serve === 'string'
    ? serveFolder(join(folder, serve), port)
    : serveCommand(name, folder, serve)
}

async function serveFolder(outDir: string, port: number): Promise<ServedHost> {
  const server = await preview({
    root: outDir,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir },
    preview: { host: '127.0.0.1', port, open: false },
  })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error(`${outDir} is served on no port.`)
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

async function serveCommand(
  name: HostName,
  folder: string,
  commandFor: (port: number) => readonly [string, ...string[]],
): Promise<ServedHost> {
  const port = await getPort()
  const [command, ...args] = commandFor(port)
  const child = spawn(join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, ...hostEnvironment(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that the server's workers end with it.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null) return
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // The process has ended meanwhile.
    }
  }
  process.once('exit', end)
  const close = async () => {
    process.removeListener('exit', end)
    end()
    await ended
  }
  const origin = `http://127.0.0.1:${port}`
  const until = Date.now() + START_LIMIT_MS
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > until) {
      await close()
      throw new Error(`${command} of the host ${name} did not serve.\n${output}`)
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  return { origin, close }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  )
