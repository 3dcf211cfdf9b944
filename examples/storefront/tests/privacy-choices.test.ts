import { CONSENT_COOKIE, readConsent } from '@selvage/core/consent'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { expect, it } from 'vitest'
import { openShop, SESSION } from './open-shop.ts'

const { served, post, read, ask } = await openShop()
const PAGE = localizePath('privacy-choices', 'en')
const GPC = { 'Sec-GPC': '1' }
const DO_NOT_SELL = 'Do not sell or share my personal information'
const WITHDRAW = 'Withdraw this'

const records = () => served.gateway.shop.consents.map(({ record }) => record)
const cookieOf = (answer: Response) => {
  const prefix = `${CONSENT_COOKIE}=`
  const line = answer.headers.getSetCookie().find((each) => each.startsWith(prefix)) ?? ''
  return line.slice(prefix.length).split(';')[0] ?? ''
}
const withCookie = (value: string, more: Readonly<Record<string, string>> = {}) => ({
  Cookie: `${SESSION.Cookie}; ${CONSENT_COOKIE}=${value}`,
  ...more,
})

it.each(['en', 'de', 'es', 'fr'] as const)(
  'the page in %s asks about analytics alone, and the footer of every page leads to it',
  async (lang) => {
    const path = localizePath('privacy-choices', lang)
    expect(await read(`/${lang}`)).toContain(`href="${path}"`)
    const html = await read(path)
    expect(html).toContain('name="do_not_sell"')
    expect(html).toContain(`href="${documentRoutes.localizePath('cookies', lang)}"`)
    // The shop sends events of its pages, and nothing else that has to be asked for.
    expect(html.match(/<input[^>]*type="checkbox"[^>]*name="(\w+)"/g)).toHaveLength(1)
    expect(html).toContain('name="analytics"')
  },
)

it('not to sell counts at once, and one press withdraws it', async () => {
  const answer = await post(PAGE, { do_not_sell: '1' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE])
  const cookie = cookieOf(answer)
  expect(readConsent(cookie)).toMatchObject({ doNotSell: true, analytics: false, marketing: false })
  const html = await read(PAGE, withCookie(cookie))
  expect(html).toContain(WITHDRAW)
  expect(html).not.toContain('name="do_not_sell"')
  const withdrawn = await post(PAGE, {}, withCookie(cookie))
  expect(readConsent(cookieOf(withdrawn))).toMatchObject({ doNotSell: false })
  expect(records().map(({ doNotSell }) => doNotSell)).toEqual([true, false])
})

it('a browser’s Global Privacy Control is passed on to the record, and asks nothing', async () => {
  const html = await read(PAGE, { ...SESSION, ...GPC })
  expect(html).toContain('Global Privacy Control')
  expect(html).not.toContain(`action="${PAGE}"`)
  const answer = await post(PAGE, { analytics: '1', marketing: '1' }, { ...SESSION, ...GPC })
  expect(readConsent(cookieOf(answer))).toMatchObject({ doNotSell: true, marketing: false })
  expect(records()).toMatchObject([{ analytics: true, byBrowser: true, doNotSell: true }])
})

it('nothing changes where it cannot be recorded, and the page says so', async () => {
  served.gateway.play('code:SERVER_ERROR@consent.choose')
  const answer = await post(PAGE, { do_not_sell: '1' })
  expect([answer.status, cookieOf(answer)]).toEqual([503, ''])
  const html = await answer.text()
  expect(html).toContain('could not do that right now')
  expect(html).toContain(DO_NOT_SELL)
})

it('is chosen by no address alone, and by no other site', async () => {
  await ask(`${PAGE}?do_not_sell=1`)
  const answer = await post(PAGE, { do_not_sell: '1' }, { Origin: 'https://evil.test' })
  expect([answer.status, records()]).toEqual([403, []])
})
