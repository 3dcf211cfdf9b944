import { localizePath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { ANSWER_DAYS, DELETION_DAYS } from '@selvage/core/privacy-request'
import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { expect, it } from 'vitest'
import { flashOf, openShop } from './open-shop.ts'

const { served, post, read, ask } = await openShop()
const PAGE = localizePath('request-for-information', 'en')
const CONFIRM = localizePath('privacy-confirm', 'en')
const GUEST = { Cookie: '' }
const EMAIL = 'ada@example.com'
const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
const OUTCOMES = [
  'account-data-information-confirmed',
  'account-data-information-expired',
  'account-data-information-cancelled',
  'account-data-deletion-in-progress',
  'account-data-deletion-confirmed',
  'account-data-deletion-expired',
  'account-data-deletion-cancelled',
] as const satisfies readonly RouteName[]

const requests = () => served.gateway.shop.privacyRequests
const place = (answer: Response) => [answer.status, answer.headers.get('location')]
const at = (route: (typeof OUTCOMES)[number] | 'privacy-confirm', token: string) =>
  localizePath(route, 'en', {}, { token })
const to = (request: string, email = EMAIL) => post(PAGE, { request, email }, GUEST)
async function tokenOf(request: string, email = EMAIL): Promise<string> {
  await to(request, email)
  return requests().at(-1)?.token ?? ''
}
const press = (token: string, intent: string) => post(CONFIRM, { token, do: intent }, GUEST)

it.each(LANGUAGES)('the form in %s is found from the footer and the account', async (lang) => {
  const path = localizePath('request-for-information', lang)
  expect(await read(`/${lang}`)).toContain(`href="${path}"`)
  const html = await read(path, GUEST)
  expect(html).toContain('value="doNotSell"')
  for (const days of [DELETION_DAYS, ANSWER_DAYS])
    expect(html).toMatch(new RegExp(`\\b${days}[ \u00a0]`))
  expect(html).toContain(`href="${documentRoutes.localizePath('privacy', lang)}"`)
  // Nothing is chosen for the reader.
  expect(html).not.toMatch(/<input[^>]*type="radio"[^>]*checked/)
})

it.each([
  [{ request: '', email: EMAIL }, 'Choose an option below'],
  [{ request: 'access', email: '' }, 'Please provide email'],
  [{ request: 'delete', email: 'ada at home' }, 'Please provide email'],
  [{ request: 'everything', email: EMAIL }, 'Choose an option below'],
])('%o is asked for again, with what was typed', async (fields, message) => {
  const answer = await post(PAGE, fields, GUEST)
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain(message)
  expect(html).toContain(`value="${fields.email}"`)
  expect(requests()).toEqual([])
})

it('a request leads to the page that says where its link went, known or not', async () => {
  for (const email of [EMAIL, SAMPLE_MEMBER.email]) {
    expect(place(await to('access', email))).toEqual([303, `${PAGE}?sent=1`])
    expect(requests().at(-1)).toMatchObject({ email, request: 'access', state: 'asked' })
  }
  expect(await read(`${PAGE}?sent=1`, GUEST)).toContain('Check your email')
})

it('not to sell counts at once, and needs no address', async () => {
  const answer = await to('doNotSell', '')
  expect(place(answer)).toEqual([303, localizePath('privacy-choices', 'en')])
  expect(await read(localizePath('privacy-choices', 'en'), flashOf(answer))).toContain(
    'neither sold',
  )
  expect(served.gateway.shop.consents).toMatchObject([{ record: { doNotSell: true } }])
  expect(requests()).toEqual([])
})

it('a copy is confirmed and downloaded by its link, which looking at does not use up', async () => {
  const token = await tokenOf('access')
  for (let n = 0; n < 2; n += 1)
    expect(await read(at('privacy-confirm', token), GUEST)).toContain('Get my data')
  const confirmed = at('account-data-information-confirmed', token)
  expect(place(await press(token, 'confirm'))).toEqual([303, confirmed])
  expect(await read(confirmed, GUEST)).toContain('Your request is confirmed')
  expect(place(await ask(at('privacy-confirm', token), { headers: GUEST }))).toEqual([
    303,
    confirmed,
  ])
  const file = await post(localizePath('account-data-information-file', 'en'), { token }, GUEST)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="selvage-data-/)
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect(await file.json()).toMatchObject({ about: { email: EMAIL } })
})

it('a deletion says what goes and what stays, and is done or canceled', async () => {
  const token = await tokenOf('delete')
  const html = await read(at('privacy-confirm', token), GUEST)
  expect(html).toContain('cannot be undone')
  expect(html).toContain('invoices of your orders')
  const done = at('account-data-deletion-in-progress', token)
  expect(place(await press(token, 'confirm'))).toEqual([303, done])
  // The gateway in memory deletes at once.
  const gone = at('account-data-deletion-confirmed', token)
  expect(place(await ask(done, { headers: GUEST }))).toEqual([303, gone])
  const other = await tokenOf('delete', 'june@example.com')
  const canceled = at('account-data-deletion-cancelled', other)
  expect(place(await press(other, 'cancel'))).toEqual([303, canceled])
  expect(await read(canceled, GUEST)).toContain('Nothing was deleted')
})

it('a confirmation that fails says why, with the button to try again', async () => {
  const token = await tokenOf('delete')
  const page = await read(at('privacy-confirm', token), GUEST)
  const address = /action="([^"]*[?]token=[^"]*)"/.exec(page)?.[1] ?? ''
  served.gateway.play('code:SERVER_ERROR@privacy.confirm')
  const answer = await post(address, { token, do: 'confirm' }, GUEST)
  expect(answer.ok).toBe(false)
  const html = await answer.text()
  expect(html).not.toContain('This link does not work')
  expect(html).toContain('value="confirm"')
})

it('a member logs in first, and comes back', async () => {
  const token = await tokenOf('delete', SAMPLE_MEMBER.email)
  const html = await read(at('privacy-confirm', token), GUEST)
  expect(html).toContain('There is an account with this address')
  expect(html).not.toContain('value="confirm"')
  const [status, location] = place(await press(token, 'confirm'))
  expect(status).toBe(303)
  expect(location).toContain('/login?')
  expect(decodeURIComponent(String(location))).toContain(`${CONFIRM}?token=${token}`)
})

it('a forged link opens nothing, and says what to do', async () => {
  for (const token of ['x', ''])
    expect(await read(at('privacy-confirm', token), GUEST)).toContain('This link does not work')
  expect((await press('x', 'confirm')).status).toBe(400)
  const file = await post(
    localizePath('account-data-information-file', 'en'),
    { token: 'x' },
    GUEST,
  )
  expect(place(file)).toEqual([303, at('account-data-information-confirmed', 'x')])
})

it('an agent asks for a person, who reads the name and permits it', async () => {
  const page = localizePath('represent-resident', 'en')
  expect(await read(PAGE, GUEST)).toContain(`href="${page}"`)
  const fields = {
    request: 'access',
    name: 'June Harrow',
    email: 'june@example.com',
    resident: EMAIL,
  }
  const wrong = await post(page, { ...fields, request: 'doNotSell', resident: '' }, GUEST)
  expect(wrong.status).toBe(400)
  const html = await wrong.text()
  expect(html).toContain('Choose an option below')
  expect(html).toContain('value="June Harrow"')
  expect(place(await post(page, fields, GUEST))).toEqual([303, `${page}?sent=1`])
  const token = requests().at(-1)?.token ?? ''
  const confirm = await read(at('privacy-confirm', token), GUEST)
  expect(confirm).toContain('June Harrow (june@example.com) asks us on your behalf')
  expect(confirm).toContain('I permit it')
})

it('no other site may send it', async () => {
  const token = await tokenOf('delete')
  const foreign = { Origin: 'https://evil.test' }
  expect((await post(CONFIRM, { token, do: 'confirm' }, foreign)).status).toBe(403)
  expect(requests()).toMatchObject([{ state: 'asked' }])
})

it.each(OUTCOMES)(
  'the page %s says what has become of a request, in each language',
  async (route) => {
    for (const lang of LANGUAGES) {
      const answer = await ask(localizePath(route, lang), { headers: GUEST })
      expect(answer.status).toBe(200)
      const html = await answer.text()
      expect(html).toMatch(/<h1[^>]*>[^<]{10,}</)
      expect(html).not.toMatch(/>privacy-(?:page|request)\.|\{\{/)
      expect(html).toContain('noindex')
    }
  },
)
