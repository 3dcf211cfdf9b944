import { describe, expect, it } from 'vitest'
import { heldAnswers } from './held-answer.ts'

const SECRET = 'a secret of this test'
const NOW = 1_700_000_000_000
const PATH = '/en/login'
const ANSWER = { status: 400, actionData: { login: { email: 'a@example.com', attempt: 1 } } }

const read = (sent: string | undefined, { secret = SECRET, path = PATH, now = NOW } = {}) =>
  heldAnswers({ sent, path, secret, secure: true, now })

/** The value of the cookie of an answer to a form. */
function held(): string {
  const answers = read(undefined)
  expect(answers.hold(PATH, ANSWER)).toBe(true)
  const [line = ''] = answers.linesAfter('redirect')
  expect(line).toMatch(/; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/)
  return /^selvage_form=([^;]+);/.exec(line)?.[1] ?? ''
}

describe('the answer to a form', () => {
  it('is on its page once', () => {
    const page = read(held())
    expect(page.answer).toMatchObject(ANSWER)
    page.take()
    expect(page.linesAfter('page')).toEqual([
      'selvage_form=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ])
  })

  it('waits on while its page fails, for as long again', () => {
    const [line = ''] = read(held(), { now: NOW + 50_000 }).linesAfter('page')
    expect(line).toMatch(/; Max-Age=60; /)
    const value = /^selvage_form=([^;]+);/.exec(line)?.[1]
    expect(read(value, { now: NOW + 100_000 }).answer).toMatchObject(ANSWER)
  })

  it('passes a redirect and another page untouched', () => {
    expect(read(held()).linesAfter('redirect')).toEqual([])
    const other = read(held(), { path: '/en/cart' })
    expect([other.answer, other.linesAfter('page')]).toEqual([undefined, []])
  })

  it('comes from this shop alone, and soon', () => {
    const value = held()
    const changed = `${value.slice(0, 40)}${value[40] === 'A' ? 'B' : 'A'}${value.slice(41)}`
    expect(read(value, { secret: 'another' }).answer).toBeUndefined()
    expect(read(value, { now: NOW + 61_000 }).answer).toBeUndefined()
    for (const sent of [changed, value.slice(0, 20), '', '.'])
      expect(read(sent).answer).toBeUndefined()
  })

  it('shows nobody what was typed', () => {
    expect(Buffer.from(held(), 'base64url').toString('latin1')).not.toContain('example')
  })

  it('is not held where no cookie has room for it', () => {
    const long = Array.from({ length: 4_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(
      '',
    )
    const answers = read(undefined)
    expect(answers.hold(PATH, { status: 400, actionData: { review: { long } } })).toBe(false)
    expect(answers.linesAfter('redirect')).toEqual([])
  })
})
