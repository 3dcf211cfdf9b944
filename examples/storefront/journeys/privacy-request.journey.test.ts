import { readFile } from 'node:fs/promises'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { keyboard, mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { mailTo } from './support/records.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

test.each([
  ['by keyboard alone', 'en', keyboard, true],
  ['without script', 'de', mouse, false],
] as const)(
  'a member downloads the copy of the data, and has all of it deleted, %s in %s',
  async (_, lang, handsOf, scripted) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
    const hands = handsOf(page)
    const t = messages[lang]
    const email = `${crypto.randomUUID()}@example.com`
    await join(page, email)
    await page.goto(`${storefront}/${lang}`)
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const heading = (name: string) =>
      main.getByRole('heading', { name, level: 1, exact: true }).waitFor()
    const ask = async (request: 'access' | 'delete') => {
      await page.goto(storefront + localizePath('request-for-information', lang))
      if (scripted) await expectAccessible(page)
      // None is chosen at first; arrow keys go on to the others.
      await hands.press(main.getByRole('radio').first())
      await hands.pick(main.getByRole('radio', { name: t(`privacy-request.choice_${request}`) }))
      // The member's address is there already.
      await hands.press(button(t('privacy-request.send')))
      await heading(t('privacy-page.sentTitle'))
      const link =
        /http\S+token=[\w.-]+/.exec(await mailTo(email, `privacy-${request}-`))?.[0] ?? ''
      await page.goto(link)
      await heading(t(`privacy-page.confirmTitle_${request}`))
      if (scripted) await expectAccessible(page)
      await hands.press(button(t(`privacy-page.confirm_${request}`)))
    }

    await hands.press(
      page.getByRole('contentinfo').getByRole('link', { name: t('privacy-page.title') }),
    )
    await hands.press(button(t('privacy-request.send')))
    await main.getByRole('group', { name: t('privacy-request.summary') }).waitFor()

    await ask('access')
    await heading(t('privacy-page.information_confirmed'))
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(button(t('privacy-page.download'))),
    ])
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data).toMatchObject({ about: { email }, account: [{ email }] })

    await ask('delete')
    // The worker may be faster than the page.
    const last = await mailTo(email, 'privacy-deleted-')
    await page.goto(/http\S+token=[\w.-]+/.exec(last)?.[0] ?? '')
    await heading(t('privacy-page.deletion_confirmed'))
    if (scripted) await expectAccessible(page)
    await page.goto(storefront + localizePath('own-account', lang))
    await main.getByRole('heading', { name: t('account.title'), level: 1 }).waitFor()
    // The form without a choice was rejected once.
    expect(browserErrors.filter((error) => !/400/.test(error))).toEqual([])
    await leave()
  },
)

test('a person lets an agent read the copy of the data, and takes it back, without script', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  const t = messages.en
  const [agent, person] = [
    `${crypto.randomUUID()}@example.com`,
    `${crypto.randomUUID()}@example.com`,
  ]
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const heading = (name: string) =>
    main.getByRole('heading', { name, level: 1, exact: true }).waitFor()
  const linkIn = async (email: string, kind: string) =>
    /http\S+token=[\w.-]+/.exec(await mailTo(email, kind))?.[0] ?? ''
  await page.goto(storefront + localizePath('represent-resident', 'en'))
  await main.getByRole('radio', { name: t('privacy-request.theirs_access') }).check()
  await main.getByLabel(t('privacy-request.agentName')).fill('June Harrow')
  await main.getByLabel(t('privacy-request.agentEmail')).fill(agent)
  const resident = main.getByLabel(t('privacy-request.resident'))
  await resident.fill(agent)
  await button(t('privacy-request.send')).click()
  await main.getByRole('link', { name: t('privacy-request.residentSame') }).waitFor()
  await resident.fill(person)
  await button(t('privacy-request.send')).click()
  await heading(t('privacy-page.sentTitle'))
  await page.goto(await linkIn(person, 'privacy-access-'))
  await button(t('privacy-page.permit')).click()
  await heading(t('privacy-page.information_confirmed'))
  const own = page.url()
  const theirs = await linkIn(agent, 'privacy-agent-')
  await page.goto(theirs)
  await button(t('privacy-page.download')).waitFor()
  expect(await button(t('privacy-page.withdraw')).count()).toBe(0)
  await page.goto(own)
  await main.getByText(`June Harrow (${agent})`).waitFor()
  await button(t('privacy-page.withdraw')).click()
  await heading(t('privacy-page.information_cancelled'))
  await page.goto(theirs)
  await main.getByRole('heading', { name: t('privacy-page.linkOver'), level: 1 }).waitFor()
  await leave()
})
