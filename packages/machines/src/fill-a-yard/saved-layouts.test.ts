import { emptyLayout, layoutCode } from '@selvage/core/fill-a-yard'
import { expect, it } from 'vitest'
import { safeStorage } from '../shop/storage.ts'
import type { ShopStorage } from '../shop/storage.ts'
import { blocked, memory } from '../testing/set-up.ts'
import { MAX_SAVED } from './fill-a-yard.types.ts'
import { savedKey } from './saved-layouts.ts'
import { readSaved, storeSaved } from './stored-layouts.ts'

const url = 'https://gateway.test'
const code = (design: number, collectionId = 174) =>
  layoutCode({ ...emptyLayout(6, 'VELVET', collectionId), cells: [design, null] })
const savedAt = '2026-11-21T05:00:00.000Z'

it('keeps the newest twenty, each once', () => {
  const storage = memory()
  for (let design = 1; design <= 30; design += 1)
    storeSaved(storage, url, { collectionId: 174, save: { code: code(design), savedAt } })
  storeSaved(storage, url, { collectionId: 174, save: { code: code(20), savedAt } })
  const codes = readSaved(storage, url, 174).map((saved) => saved.code)
  expect([codes.length, codes[0], codes[1], new Set(codes).size]).toEqual([
    MAX_SAVED,
    code(20),
    code(30),
    MAX_SAVED,
  ])
})

it('loses no yard that another tab has saved while there was no room for those of this one', () => {
  const browser = memory()
  let isFull = true
  const here = safeStorage({
    ...browser,
    setItem(key, value) {
      if (isFull) throw new Error('QuotaExceededError')
      browser.setItem(key, value)
    },
  })
  const save = (storage: ShopStorage, design: number) =>
    storeSaved(storage, url, { collectionId: 174, save: { code: code(design), savedAt } })
  save(here, 1)
  save(safeStorage(browser), 2)
  isFull = false
  save(here, 3)
  const codes = readSaved(browser, url, 174).map((saved) => saved.code)
  expect(codes).toEqual([code(3), code(1), code(2)])
})

it('reads nothing that it did not write, and leaves no trace of nothing', () => {
  const storage = memory()
  const read = (text: string) => {
    storage.setItem(savedKey(url, 174), text)
    return readSaved(storage, url, 174)
  }
  const good = { code: code(1), savedAt }
  for (const text of [
    '',
    'null',
    '1',
    '"x"',
    '[]',
    '{',
    '{"version":1}',
    '{"version":1,"saved":null}',
    '{"version":1,"saved":{"length":3}}',
    JSON.stringify({ version: 2, saved: [good] }),
    JSON.stringify({ saved: [good] }),
  ])
    expect(read(text)).toEqual([])
  const bad = [
    null,
    1,
    [],
    {},
    { code: code(1) },
    { ...good, savedAt: 'yesterday' },
    { ...good, savedAt: 5 },
    { ...good, code: `${code(1)}-` },
    { ...good, code: code(1, 9) },
    { ...good, savedAt: `${savedAt}<script>` },
  ]
  expect(read(JSON.stringify({ version: 1, saved: [...bad, { ...good, more: 'x' }] }))).toEqual([
    good,
  ])
  storeSaved(storage, url, { collectionId: 174, remove: code(1) })
  expect(storage.stored.size).toBe(0)
  expect(readSaved(blocked, url, 174)).toEqual([])
})
