import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderFiles } from './picture-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvage-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the pictures of a folder go, and those of no other', async () => {
  const files = folderFiles(folder)
  const names = ['made/10/a.webp', 'made/10/b/c.avif', 'made/100/a.webp']
  for (const name of names) await files.write(name, new Uint8Array([1]))
  await files.removeFolder('made/10')
  await files.removeFolder('made/11')
  const read = await Promise.all(names.map((name) => files.read(name)))
  expect(read.map((bytes) => bytes !== undefined)).toEqual([false, false, true])
})
