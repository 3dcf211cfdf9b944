import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { toAccountPage } from './support/account-menu.ts'
import { hudson, leipzig } from './support/addresses.ts'
import type { Address } from './support/addresses.ts'
import { keyboard, mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { look } from './support/look.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const main = (page: Page) => page.getByRole('main')
const entry = (page: Page, { name }: Address) =>
  main(page).getByRole('listitem').filter({ hasText: name })

async function toAddresses(page: Page): Promise<void> {
  await page.goto(storefront + localizePath('home', 'en'))
  await toAccountPage(page, 'addresses')
  await page.getByRole('heading', { level: 1, name: t('addresses.title') }).waitFor()
}

test.each([
  ['with a mouse', mouse, true],
  ['by keyboard alone', keyboard, true],
  ['without a script', mouse, false],
] as const)(
  'a member saves, prefers, changes and deletes addresses %s',
  async (_, handsOf, scripted) => {
    const joined = await visit()
    await join(joined.page, `${crypto.randomUUID()}@example.com`)
    const storageState = await joined.page.context().storageState()
    await joined.leave()
    const { page, browserErrors, leave } = await visit({
      storageState,
      javaScriptEnabled: scripted,
    })
    const hands = handsOf(page)
    const seen = () => look(page, 'en', { scripted })
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const save = () => hands.press(page.getByRole('button', { name: t('addresses.save') }))
    const fill = async ({ name, line1, city, state, zipcode, zipLabel, phone }: Address) => {
      await hands.write(field(t('checkout.fullName')), name)
      await hands.write(field(t('checkout.line1')), line1)
      await hands.write(field(t('checkout.city')), city)
      if (state) await field(t('checkout.state')).selectOption({ label: state })
      // Without a script the fields are those of the country that the page began with.
      await hands.write(field(t(scripted ? zipLabel : hudson.zipLabel)), zipcode)
      await hands.write(field(t('checkout.phone')), phone)
    }
    const add = () => hands.press(main(page).getByRole('link', { name: t('addresses.add') }))

    await toAddresses(page)
    await page.getByText(t('addresses.empty')).waitFor()
    await seen()
    await add()
    await fill({ ...hudson, zipcode: '1253' })
    await save()
    // A wrong postal code is named, and nothing that was typed is lost.
    await page.getByRole('group', { name: t('form.summary', { count: 1 }) }).waitFor()
    expect(await field(t('checkout.line1')).inputValue()).toBe(hudson.line1)
    await seen()
    await hands.write(field(t(hudson.zipLabel)), hudson.zipcode)
    await save()
    await page.getByText(t('addresses.saved')).first().waitFor()
    expect(await entry(page, hudson).innerText()).toContain(t('addresses.isDefault'))

    await add()
    await field(t('checkout.country')).selectOption('DE')
    if (scripted) await field(t('checkout.state')).waitFor({ state: 'detached' })
    await fill(leipzig)
    await save()
    await entry(page, leipzig).waitFor()
    await seen()
    await hands.press(entry(page, leipzig).getByRole('button', { name: t('addresses.prefer') }))
    await page.getByText(t('addresses.preferred')).first().waitFor()
    expect(await entry(page, leipzig).innerText()).toContain(t('addresses.isDefault'))

    await hands.press(entry(page, hudson).getByRole('link', { name: t('addresses.edit') }))
    await hands.write(page.getByLabel(t('checkout.line2')), 'Second floor')
    await save()
    await entry(page, hudson).getByText('Second floor').waitFor()
    // The question comes first, and keeping the address is its first answer.
    for (const answer of ['deleteNo', 'deleteYes'] as const) {
      await hands.press(entry(page, hudson).getByRole('link', { name: t('addresses.delete') }))
      const question = page.getByRole('region', { name: t('addresses.deleteTitle') })
      await question.waitFor()
      const role = answer === 'deleteNo' ? 'link' : 'button'
      await hands.press(question.getByRole(role, { name: t(`addresses.${answer}`) }))
      await question.waitFor({ state: 'detached' })
    }
    await page.getByText(t('addresses.deleted')).first().waitFor()
    expect(await entry(page, hudson).count()).toBe(0)
    expect(await entry(page, leipzig).count()).toBe(1)
    // The browser logs the form that was rejected.
    const rejected = browserErrors.filter((line) => line.includes('status of 400'))
    expect(rejected).toHaveLength(1)
    expect(browserErrors).toEqual(rejected)
    await leave()
  },
)

test('an address of somebody else is not found, and a visitor is led to the login and back', async () => {
  const owner = await visit()
  await join(owner.page, `${crypto.randomUUID()}@example.com`)
  await toAddresses(owner.page)
  const address = owner.page.url()
  await owner.leave()

  const { page, leave } = await visit()
  await page.goto(address)
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(new URL(page.url()).searchParams.get('next')).toContain('sub_action=addresses')
  await join(page, `${crypto.randomUUID()}@example.com`)
  expect((await page.goto(address))?.status()).toBe(404)
  await leave()
})
