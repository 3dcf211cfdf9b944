import * as v from 'valibot'
import { expect, test } from 'vitest'
import { describeIssue } from './describe-issue.ts'
import { requiredText } from './wire.ts'

test.each([
  [v.picklist(['FQ', 'YARD', 'METER']), 'X', 'be one of "FQ", "YARD" or "METER"'],
  [v.picklist(['pending']), 'X', 'be "pending"'],
  [v.variant('kind', [v.object({ kind: v.literal('a') })]), { kind: 'b' }, 'be "a"'],
  [v.number(), '1', 'be a number'],
  [v.array(v.string()), {}, 'be a list'],
  [v.strictObject({}), 1, 'be an object'],
  [v.pipe(v.number(), v.integer()), 1.5, 'be an integer'],
  [v.pipe(v.number(), v.minValue(1)), 0, 'be at least 1'],
  [v.pipe(v.number(), v.maxValue(99)), 100, 'be at most 99'],
  [v.pipe(v.array(v.string()), v.maxLength(1)), ['a', 'b'], 'have at most 1 entries'],
  [v.pipe(v.string(), v.regex(/^z/)), 'a', 'match /^z/'],
  [requiredText(3), 'a\u0000', 'be text without control characters'],
  [requiredText(3), 'four', 'have at most 3 characters'],
])('describes the rule that a value breaks: %#', (schema, value, rule) => {
  const [issue] = v.safeParse(schema as v.GenericSchema, value).issues ?? []
  expect(issue && describeIssue(issue)).toBe(`The value must ${rule}.`)
})

test('says no more of a check without a text', () => {
  const [issue] =
    v.safeParse(
      v.pipe(
        v.string(),
        v.check(() => false),
      ),
      'a',
    ).issues ?? []
  expect(issue && describeIssue(issue)).toBe('The value is none that this call takes.')
})
