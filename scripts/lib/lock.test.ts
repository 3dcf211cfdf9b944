import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withLock } from './lock.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'selvage-lock-')), 'a.lock')

it('runs one task at a time', async () => {
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

it('runs the next task after a failed one', async () => {
  const file = newFile()
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(file, () => Promise.resolve('next'))).toBe('next')
})

it('takes over the lock of a process that has ended', async () => {
  const file = newFile()
  writeFileSync(file, '999999999')
  expect(await withLock(file, () => Promise.resolve('taken'))).toBe('taken')
})
