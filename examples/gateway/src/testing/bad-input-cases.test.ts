import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BAD_INPUT_AREAS } from './bad-input-areas.table.ts'
import { TRACED_CASES, UNMET_CASES } from './bad-input-cases.table.ts'
import { BAD_INPUT_FILES } from './bad-input-files.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const inData = new Set(
  globSync(BAD_INPUT_FILES, { cwd: root }).flatMap((file) =>
    (JSON.parse(read(file)) as { id: string }[]).map(({ id }) => id),
  ),
)

it.each([...TRACED_CASES])('%s stands in its test', (_, { file, test }) => {
  expect(existsSync(join(root, file))).toBe(true)
  expect(read(file)).toContain(test)
})

it('every case is data of a test, has a test of its own or a reason why nothing meets it', () => {
  const traced = [...TRACED_CASES.keys(), ...Object.keys(UNMET_CASES)]
  expect(traced.filter((id) => inData.has(id))).toEqual([])
  const all = [...inData, ...traced]
  const counted = Map.groupBy(all, (id) => id.replace(/-\d+$/, ''))
  expect(Object.fromEntries([...counted].map(([area, ids]) => [area, ids.length]))).toEqual(
    Object.fromEntries(Object.entries(BAD_INPUT_AREAS).map(([area, { cases }]) => [area, cases])),
  )
})
