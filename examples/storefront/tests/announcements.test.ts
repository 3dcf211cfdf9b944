import type { Announcement } from '@selvage/core/content'
import { localizePath } from '@selvage/i18n/routes'
import { expect, it } from 'vitest'
import { openShop, SESSION } from './open-shop.ts'

const { served, post, read } = await openShop()
const CLOSE = '/announcements/close'

// A page keeps the answer of its language for a minute, so each test has a language of its own.
function announce(lang: Announcement['lang'], ...titles: readonly string[]): void {
  titles.forEach((title, at) => {
    served.gateway.shop.announcements.push({ id: `news-${at}`, lang, title, href: null })
  })
}
const cookieOf = (answer: Response) =>
  answer.headers.getSetCookie().find((line) => line.startsWith('selvage_closed=')) ?? ''
const asked = () => served.calls().filter((call) => call === 'content.announcements').length

it('stand above the header, in the language of the reader, and are asked for once', async () => {
  announce('en', 'English news')
  announce('de', 'Nachricht <b>auf Deutsch</b>')
  const german = await read('/de')
  expect(german).toContain('Nachricht &lt;b&gt;auf Deutsch&lt;/b&gt;')
  expect(german).not.toContain('English news')
  expect(german.indexOf('Nachricht')).toBeLessThan(german.indexOf('<header'))
  expect(german.indexOf('Nachricht')).toBeGreaterThan(german.indexOf('href="#content"'))
  expect(await read(localizePath('cart', 'de'))).toContain('Nachricht')
  expect(asked()).toBe(1)
  expect(await read(localizePath('checkout', 'de'))).not.toContain('Nachricht')
})

it('are closed one by one, for the session of the browser', async () => {
  announce('fr', 'Un', 'Deux')
  const first = await read('/fr')
  expect(first).toMatch(/>Un<[\s\S]*<form[^>]*action="\/announcements\/close"/)
  expect(first).toContain('name="back" value="/fr"')
  const answer = await post(CLOSE, { announcement: 'news-0', back: '/fr?q=lin' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr?q=lin#content'])
  expect(cookieOf(answer)).toBe('selvage_closed=news-0; Path=/; SameSite=Lax')
  const cookie = (ids: string) => ({ Cookie: `${SESSION.Cookie}; selvage_closed=${ids}` })
  expect(await read('/fr', cookie('news-0'))).toContain('>Deux<')
  const next = await post(CLOSE, { announcement: 'news-1' }, cookie('news-0'))
  expect(next.headers.get('location')).toMatch(/^\/en#content$/)
  expect(cookieOf(next)).toMatch(/^selvage_closed=news-0\.news-1;/)
  expect(await read('/fr', cookie('news-0.news-1'))).not.toContain(CLOSE)
})

it.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)', '/\\evil.test'])(
  'lead back to no other site (%s)',
  async (back) => {
    const answer = await post(CLOSE, { announcement: 'a;b\r\nx: y', back })
    expect(answer.headers.get('location')).toBe('/en#content')
    expect(cookieOf(answer)).toBe('')
  },
)

it('are closed by no address alone', async () => {
  const answer = await post(CLOSE, { announcement: 'news-0' }, { Origin: 'https://evil.test' })
  expect([answer.status, cookieOf(answer)]).toEqual([403, ''])
})

it('are none while the gateway cannot be asked, and the page says nothing of it', async () => {
  announce('es', 'Aviso')
  served.gateway.play('code:SERVER_ERROR@content.announcements')
  const html = await read(localizePath('subscribe', 'es'))
  expect(html).not.toContain(CLOSE)
  expect(html).toContain('</html>')
})
