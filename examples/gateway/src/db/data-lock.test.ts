import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './data-lock.ts'

let folder = ''
const lockFile = (): string => join(folder, 'gateway.lock')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvage-lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('lockFolder', () => {
  it('rejects a second process with one clear sentence, and admits the next one after release', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(
      /Another gateway \(process \d+\) is using .* DATA_DIR .* DATABASE_URL/,
    )
    release()
    expect(existsSync(lockFile())).toBe(false)
    lockFolder(folder)()
  })

  it('takes over the lock of a process that was killed', () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    writeFileSync(lockFile(), JSON.stringify({ pid, began: 'another boot/1' }))
    lockFolder(folder)()
  })

  it('takes over a lock whose pid belongs to another process by now', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, began: 'another boot/1' }))
    const release = lockFolder(folder)
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
    release()
  })

  it('takes over a half-written lock, but not one that is being taken over', () => {
    writeFileSync(lockFile(), '{"pid":')
    lockFolder(folder)()
    writeFileSync(lockFile(), '{"pid":')
    writeFileSync(`${lockFile()}.takeover`, '{}')
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
  })
})
