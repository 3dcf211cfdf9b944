import { describe, expect, it } from 'vitest'
import { closedAnnouncements } from './closed-cookie.ts'

describe('closedAnnouncements', () => {
  it('sets no cookie where nothing is closed', () => {
    expect(closedAnnouncements(undefined, true).lines()).toEqual([])
    expect(closedAnnouncements('sale', true).lines()).toEqual([])
  })

  it('adds one more to those of the browser, until its session ends', () => {
    const closed = closedAnnouncements('sale', true)
    closed.add('linen')
    expect(closed.ids).toEqual(['sale'])
    expect(closed.lines()).toEqual(['selvage_closed=sale.linen; Path=/; SameSite=Lax; Secure'])
    expect(closed.lineWith('wool')).toBe('selvage_closed=sale.wool; Path=/; SameSite=Lax; Secure')
  })

  it('has each once, and the twenty newest', () => {
    const sent = Array.from({ length: 30 }, (_, at) => `news-${at}`).join('.')
    const closed = closedAnnouncements(sent, false)
    expect(closed.ids).toHaveLength(20)
    closed.add('news-29')
    closed.add('last')
    const [line = ''] = closed.lines()
    expect(line).toMatch(/^selvage_closed=news-11\..*\.news-29\.last; Path/)
    expect(line).not.toContain('Secure')
  })

  it.each(['', 'a b', 'a;b=c', 'x\r\nSet-Cookie: y', 'é', 'a'.repeat(41), '../x', '-'])(
    'ignores %j, which is no id',
    (id) => {
      const closed = closedAnnouncements(id, false)
      closed.add(id)
      expect([closed.ids, closed.lines()]).toEqual([[], []])
    },
  )
})
