import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withLock } from './lock.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'selvage-lock-')), 'a.lock')

it('lets one piece of work in at a time', async () => {
  const file = newFile()
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 4 }, () =>
      withLock(file, async () => {
        inside += 1
        most = Math.max(most, inside)
        await new Promise((resolve) => {
          setTimeout(resolve, 10)
        })
        inside -= 1
      }),
    ),
  )
  expect(most).toBe(1)
})

it('lets the next in when the work fails', async () => {
  const file = newFile()
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(file, () => Promise.resolve('next'))).toBe('next')
})

it('takes over from a process that died', async () => {
  const file = newFile()
  writeFileSync(file, '999999999')
  expect(await withLock(file, () => Promise.resolve('taken'))).toBe('taken')
})
