import { expect, test } from 'vitest'
import { GUIDES, judgeIndex } from './storybook-gate.ts'
import type { StoryIndex } from './storybook-gate.ts'

type Entry = StoryIndex['entries'][string]
const docs = (title: string): Entry => ({ title, type: 'docs' })
const story = (title: string): Entry => ({ title, type: 'story' })
const judge = (...entries: Entry[]) =>
  judgeIndex({ entries: Object.fromEntries([...entries, ...GUIDES.map(docs)].entries()) })

test('passes when each title has a docs page and Foundations comes first', () => {
  const outcome = judge(docs('Foundations/Type'), story('Foundations/Type'), docs('General/Button'))
  expect(outcome).toMatchObject({ passed: 1, failed: 0, examined: 2 + GUIDES.length })
})

test('fails for stories without a docs page and names them', () => {
  const outcome = judge(docs('Foundations/Type'), story('General/Button'))
  expect(outcome).toMatchObject({ failed: 1, output: 'General/Button has no docs page.' })
})

test('fails when another page comes first', () => {
  const outcome = judge(docs('General/Button'), docs('Foundations/Type'))
  expect(outcome.failed).toBe(1)
  expect(outcome.output).toContain('opens on General/Button')
})

test('fails for an index without entries', () => {
  expect(judgeIndex({ entries: {} })).toMatchObject({ failed: 1, examined: 0 })
})

test('names a guide that is missing', () => {
  const { failed, output } = judgeIndex({ entries: { one: docs('Foundations/Type') } })
  expect(failed).toBe(1)
  for (const guide of GUIDES) expect(output).toContain(`The guide ${guide} is missing.`)
})
