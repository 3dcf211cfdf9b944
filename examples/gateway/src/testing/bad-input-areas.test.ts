import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BAD_INPUT_AREAS } from './bad-input-areas.table.ts'
import { BAD_INPUT_FILES } from './bad-input-files.ts'

const root = join(import.meta.dirname, '../../../..')
const areas = Object.entries(BAD_INPUT_AREAS)

describe('the areas of bad inputs', () => {
  it.each(areas)('%s names tests that are there', (_, { tests }) => {
    for (const file of tests) expect([file, existsSync(join(root, file))]).toEqual([file, true])
  })

  it('have every case that a test has as data, once in each file', () => {
    const files = globSync(BAD_INPUT_FILES, { cwd: root })
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
