import { grantRound } from '@selvage/core/business'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { defaultLocales, languages } from '@selvage/i18n/locale'
import { formatDate } from '@selvage/i18n/format'
import { expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, post, read, ask } = await openShop()
const GUEST = { Cookie: '' }
const OWNER = documentRoutes.localizePath('business-owner', 'en')
const STARTER = documentRoutes.localizePath('business-starter', 'en')
const CONFIRM = documentRoutes.localizePath('business-confirm', 'en')
const owner = {
  businessType: 'quilting',
  shopLink: 'quilts.example/june',
  email: 'June@Example.com',
  question: 'How do I price a quilt?\r\nBy the hour?',
}
const starter = {
  businessType: 'events',
  stage: 'samples',
  email: 'ada@example.com',
  question: 'Where do I begin?',
}
const applications = () => served.gateway.shop.businessApplications
const place = (answer: Response) => [answer.status, answer.headers.get('location')]

it.each(languages)(
  'both forms in %s say their dates and what they ask, and lead on',
  async (lang) => {
    const { answers } = grantRound(new Date())
    for (const [kind, other] of [
      ['owner', 'starter'],
      ['starter', 'owner'],
    ] as const) {
      const html = await read(documentRoutes.localizePath(`business-${kind}`, lang), GUEST)
      expect(html).toContain(formatDate(answers, defaultLocales[lang]))
      expect(html).toContain(`href="${documentRoutes.localizePath(`business-${other}`, lang)}"`)
      expect(html).toContain(`href="${documentRoutes.localizePath('small-business-grant', lang)}"`)
      expect(html.includes('name="shopLink"')).toBe(kind === 'owner')
      expect(html.includes('name="stage"')).toBe(kind === 'starter')
      expect(html).not.toMatch(/>business(?:-page)?\.|\{\{|noindex/)
    }
    const thanks = await read(documentRoutes.localizePath('business-confirm', lang), GUEST)
    expect(thanks).toContain(formatDate(answers, defaultLocales[lang]))
    expect(thanks).toContain('noindex')
  },
)

it('an application leads to the thanks, and counts once when it is sent twice', async () => {
  for (let times = 0; times < 2; times += 1) {
    expect(place(await post(OWNER, owner, GUEST))).toEqual([303, CONFIRM])
    expect(place(await post(STARTER, starter, GUEST))).toEqual([303, CONFIRM])
  }
  expect(applications()).toEqual([
    {
      ...owner,
      kind: 'owner',
      stage: '',
      shopLink: 'https://quilts.example/june',
      email: 'june@example.com',
      question: 'How do I price a quilt?\nBy the hour?',
    },
    { ...starter, kind: 'starter', shopLink: '' },
  ])
})

it.each([
  [OWNER, { ...owner, shopLink: 'javascript:alert(1)' }, 'Enter the link to your shop'],
  [OWNER, { ...owner, businessType: 'banking' }, 'Choose what kind of business it is'],
  [STARTER, { ...starter, stage: '' }, 'Choose how far you are'],
  [STARTER, { ...starter, email: 'ada at home' }, 'Please provide email'],
  [STARTER, { ...starter, question: '4242 4242 4242 4242' }, 'looks like a card number'],
])('%s with a wrong %o is asked for again, with what was typed', async (path, fields, message) => {
  const answer = await post(path, fields, GUEST)
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain(message)
  expect(html).toContain(`value="${fields.email}"`)
  expect(html).toContain(fields.question.split('\r\n')[0])
  expect(applications()).toEqual([])
})

it('nothing typed is lost when the gateway cannot take it', async () => {
  served.gateway.play('code:SERVER_ERROR@business.apply')
  const answer = await post(STARTER, starter, GUEST)
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain(starter.question)
  expect(html).toMatch(/value="samples"[^>]*checked|checked[^>]*value="samples"/)
})

it('no other site may send it', async () => {
  expect((await post(OWNER, owner, { ...GUEST, Origin: 'https://evil.test' })).status).toBe(403)
  expect(applications()).toEqual([])
})

it('search engines find the forms and not the thanks', async () => {
  const pages = await (await ask('/sitemaps/pages-en.xml')).text()
  expect(pages).toContain(OWNER)
  expect(pages).toContain(STARTER)
  expect(pages).not.toContain(CONFIRM)
})
