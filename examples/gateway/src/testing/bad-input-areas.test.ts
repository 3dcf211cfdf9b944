import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BAD_INPUT_AREAS } from './bad-input-areas.table.ts'

const root = join(import.meta.dirname, '../../../..')
const FILES = [
  '{packages,examples}/*/{src,tests}/**/*.bad-inputs.json',
  '{packages,examples}/*/{src,tests}/**/hostile-*.json',
]
const areas = Object.entries(BAD_INPUT_AREAS)

describe('the areas of bad inputs', () => {
  it.each(areas)('%s is tested, or the shop has nothing of it', (_, { tests, notApplicable }) => {
    for (const file of tests) expect([file, existsSync(join(root, file))]).toEqual([file, true])
    const isAbsent = notApplicable?.some(({ ids }) => ids === 'all') ?? false
    expect(isAbsent).toBe(tests.length === 0)
  })

  it('have every case that a test has as data, once in each file', () => {
    const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    expect(files.length).toBeGreaterThanOrEqual(8)
    for (const file of files) {
      const rows = JSON.parse(readFileSync(join(root, file), 'utf8')) as { id: string }[]
      const ids = rows.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const unknown = ids.filter((id) => !Object.hasOwn(BAD_INPUT_AREAS, id.replace(/-\d+$/, '')))
      expect([file, unknown]).toEqual([file, []])
    }
  })

  it('have 355 cases in all', () => {
    expect(areas.reduce((sum, [, { cases }]) => sum + cases, 0)).toBe(355)
  })
})
