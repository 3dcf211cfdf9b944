import { expect, it } from 'vitest'
import { judgeApi } from './api-gate.ts'

const output = (undocumented: number, props = 468) =>
  `read ${props} props of components\n@selvage/core: 461 names, ${undocumented} without a doc comment\n@selvage/embed: 18 names, 0 without a doc comment\ncompared 479 names\n`

it('passes a run that found the committed reports, with the number of names', () => {
  expect(judgeApi({ ok: true, output: output(0) })).toMatchObject({ examined: 479, failed: 0 })
})

it('fails when a report differs', () => {
  expect(judgeApi({ ok: false, output: output(0) }).failed).toBe(1)
})

it('fails when a name has no doc comment', () => {
  const { failed, output: complaint } = judgeApi({ ok: true, output: output(1) })
  expect(failed).toBe(1)
  expect(complaint).toContain('Exported names without a doc comment: 1.')
})

it('fails when it reads fewer props of components than there were', () => {
  const { failed, output: complaint } = judgeApi({ ok: true, output: output(0, 12) })
  expect(failed).toBe(1)
  expect(complaint).toContain('Read 12 props of components, fewer than')
})

it('examined nothing when the comparison did not come to its end', () => {
  expect(judgeApi({ ok: false, output: 'Error' }).examined).toBe(0)
})
