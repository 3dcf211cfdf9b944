import { describe, expect, it } from 'vitest'
import { flashCookie } from './flash-cookie.ts'
import type { FlashCookie } from './flash-cookie.ts'

const SECRET = 'a secret of this test'
const NOW = 1_700_000_000_000
const open = (sent?: string, { secret = SECRET, now = NOW } = {}) =>
  flashCookie({ sent, secret, secure: true, now })

/** The value that the browser sends back after an answer; undefined when the cookie was deleted. */
function after(cookie: FlashCookie, answer: 'page' | 'redirect'): string | undefined {
  const [line = ''] = cookie.linesAfter(answer)
  return /^selvage_flash=([^;]+);/.exec(line)?.[1]
}
const texts = ({ messages }: FlashCookie) => messages.map(({ text }) => text)

/** The value of a cookie with a message. */
function left(routes?: number): string | undefined {
  const first = open()
  first.show({ text: 'PAYMENT_FAILED', ...(routes !== undefined && { routes }) })
  return after(first, 'redirect')
}

describe('the messages of a session', () => {
  it('are on the next page once, and gone after a reload', () => {
    const page = open(left())
    expect(page.messages).toMatchObject([{ text: 'PAYMENT_FAILED', severity: 'error' }])
    expect(page.linesAfter('page')).toEqual([
      'selvage_flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ])
  })

  it('stay for as many pages as they were given, and pass a redirect untouched', () => {
    const first = open(left(2))
    const second = open(after(first, 'page'))
    expect([texts(first), texts(second)]).toEqual([['PAYMENT_FAILED'], ['PAYMENT_FAILED']])
    expect(after(second, 'page')).toBeUndefined()
    expect(open(left()).linesAfter('redirect')).toEqual([])
  })

  it('are joined by those of a redirect on the way', () => {
    const redirect = open(left())
    redirect.show({ text: 'HANDOVER_INVALID' })
    expect(texts(open(after(redirect, 'redirect')))).toEqual(['PAYMENT_FAILED', 'HANDOVER_INVALID'])
  })

  it('come from this shop alone, and soon', () => {
    const value = left() ?? ''
    const [list, until, signature] = value.split('.')
    for (const [sent, options] of [
      [value, { secret: 'another' }],
      [value, { now: NOW + 301_000 }],
      [`${list}.${Number(until) + 1}.${signature}`, {}],
      [`${list}x.${until}.${signature}`, {}],
      [`${list}.${until}`, {}],
      ['', {}],
      ['.', {}],
    ] as const)
      expect(open(sent, options).messages).toEqual([])
  })

  it('leave no cookie where there is nothing to show', () => {
    expect([open().linesAfter('page'), open().linesAfter('redirect')]).toEqual([[], []])
  })
})
