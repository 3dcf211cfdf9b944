// proper-lockfile judges a lock by its age: a gateway that is started again after a crash would
// wait 10 s for it, and one that was suspended would lose it. Here the process of the holder
// decides.

import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Thrown when another process has the folder; its message is for the person who started us. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

interface Owner {
  readonly pid: number
  /** The start time of that process as the system writes it, which tells a reused pid apart. */
  readonly began: string
}

/** A guard left behind by a process that died while taking a lock over, milliseconds. */
const GUARD_LIFETIME_MS = 10_000

/**
 * Takes a folder's lock, or throws {@link FolderInUse}; returns the function that releases it. Two
 * processes on one PGlite folder would destroy it, and a lock whose process is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'gateway.lock')
  const me: Owner = { pid: process.pid, began: beginOf(process.pid) ?? '' }
  if (!create(path, me)) takeOver(path, me, folder)
  const release = (): void => {
    if (readOwner(path)?.pid === me.pid) rmSync(path, { force: true })
  }
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

function create(path: string, owner: Owner): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, JSON.stringify(owner))
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Only one process at a time may judge a lock stale, or two would each remove the other's. */
function takeOver(path: string, me: Owner, folder: string): void {
  const guard = `${path}.takeover`
  if (!create(guard, me)) {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age < GUARD_LIFETIME_MS) throw inUse(folder, readOwner(path))
    renameSync(guard, `${guard}.${process.pid}`)
    rmSync(`${guard}.${process.pid}`, { force: true })
    if (!create(guard, me)) throw inUse(folder, readOwner(path))
  }
  try {
    const owner = readOwner(path)
    if (owner && lives(owner)) throw inUse(folder, owner)
    rmSync(path, { force: true })
    if (!create(path, me)) throw inUse(folder, readOwner(path))
  } finally {
    rmSync(guard, { force: true })
  }
}

function inUse(folder: string, owner: Owner | undefined): FolderInUse {
  return new FolderInUse(
    `Another gateway${owner ? ` (process ${owner.pid})` : ''} is using ${folder}, and two on one embedded database destroy it. Stop that one, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL database that gateways may share.`,
  )
}

function readOwner(path: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const { pid, began } = value as Partial<Owner>
    return Number.isInteger(pid) && typeof began === 'string'
      ? { pid: pid as number, began }
      : undefined
  } catch {
    return undefined
  }
}

function lives(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return owner.began === '' || beginOf(owner.pid) === owner.began
}

/**
 * The start of a process: boot id and clock ticks on Linux, `ps` elsewhere; undefined when it does
 * not run.
 */
function beginOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`
  } catch {
    try {
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }).trim() || undefined
      )
    } catch {
      return undefined
    }
  }
}
