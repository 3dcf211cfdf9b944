import { randomUUID } from 'node:crypto'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { keyboard, mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { look } from './support/look.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const t = messages.en
const own = storefront + localizePath('own-collections', 'en', { userName: 'me' })
const fabricPage = (designId: number) => storefront + localizePath('fabric', 'en', { designId })
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name })
const titles = (page: Page) =>
  main(page)
    .getByRole('region', { name: t('own-collections.designs') })
    .getByRole('listitem')
    .getByRole('link')
    .allInnerTexts()

async function joined() {
  const { page, leave } = await visit()
  await join(page, `${randomUUID()}@example.com`)
  const storageState = await page.context().storageState()
  await leave()
  return storageState
}

test.each([
  ['with a mouse', mouse, true],
  ['by keyboard alone', keyboard, true],
  ['without a script', mouse, false],
] as const)(
  'a member gathers designs, orders them, shares and deletes a collection %s',
  async (_, handsOf, scripted) => {
    const { page, browserErrors, leave } = await visit({
      storageState: await joined(),
      javaScriptEnabled: scripted,
    })
    const hands = handsOf(page)
    const seen = () => look(page, 'en', { scripted })
    const button = (name: string) => main(page).getByRole('button', { name }).first()
    const name = `Porch ${randomUUID().slice(0, 8)}`

    // From the page of a design, into a collection that is made there.
    await page.goto(fabricPage(12))
    await hands.press(main(page).getByRole('link', { name: t('own-collections.add') }))
    const choice = scripted ? page.getByRole('dialog') : main(page)
    await choice.getByText(t('own-collections.noneYet')).waitFor()
    // A dialog hides the page behind it, which its stories check.
    if (!scripted) await seen()
    await hands.write(choice.getByLabel(t('own-collections.createHere')), name)
    await hands.press(choice.getByRole('button', { name: t('own-collections.create') }))
    const row = choice.getByRole('button', { name })
    await row.waitFor()
    expect(await row.getAttribute('aria-pressed')).toBe('true')

    for (const id of [13, 14]) {
      await page.goto(fabricPage(id))
      await hands.press(main(page).getByRole('link', { name: t('own-collections.add') }))
      await hands.press(row)
      await expect.poll(() => row.getAttribute('aria-pressed')).toBe('true')
      if (scripted)
        await page.getByRole('status').filter({ hasText: name }).waitFor({ state: 'attached' })
    }

    await page.goto(own)
    await card(page, name).getByText(t('own-collections.onlyYou')).waitFor()
    await seen()
    await hands.press(card(page, name).getByRole('link', { name: t('own-collections.edit') }))
    await page.getByRole('heading', { name: t('own-collections.designs') }).waitFor()
    const [first = '', second = '', third = ''] = await titles(page)
    await hands.press(button(`${t('own-collections.later')}: ${first}`))
    await expect.poll(() => titles(page)).toEqual([second, first, third])
    await hands.press(button(`${t('own-collections.remove')} ${second}`))
    await expect.poll(() => titles(page)).toEqual([first, third])
    if (scripted) {
      await hands.press(button(t('own-collections.putBack')))
      await expect.poll(() => titles(page)).toEqual([second, first, third])
      await page.getByRole('status').filter({ hasText: second }).waitFor({ state: 'attached' })
    }
    const left = await titles(page)
    await page.reload()
    expect(await titles(page)).toEqual(left)
    await seen()

    await hands.pick(page.getByRole('radio', { name: t('own-collections.audience_everybody') }))
    await hands.press(button(t('own-collections.save')))
    await card(page, name).getByText(t('own-collections.forEverybody')).waitFor()
    await hands.press(card(page, name).getByRole('link', { name, exact: true }))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const address = page.url()
    const shown = await visit()
    await shown.page.goto(address)
    await shown.page.getByRole('heading', { level: 1, name }).waitFor()
    // Only its member has the way to change it.
    const edit = t('own-collections.editThis')
    expect(await shown.page.getByRole('link', { name: edit }).count()).toBe(0)

    await hands.press(main(page).getByRole('link', { name: edit }))
    await hands.press(main(page).getByRole('link', { name: t('own-collections.delete') }))
    const question = page.getByRole('region', { name: t('own-collections.deleteTitle') })
    await hands.press(question.getByRole('button', { name: t('own-collections.deleteYes') }))
    await page.getByText(t('own-collections.deleted')).first().waitFor()
    expect(await card(page, name).count()).toBe(0)
    expect((await shown.page.goto(address))?.status()).toBe(404)
    await shown.leave()
    expect(browserErrors).toEqual([])
    await leave()
  },
)

test('a visitor is led to the login and back, and a hidden collection is its member’s alone', async () => {
  const { page, browserErrors, leave } = await visit()
  await page.goto(fabricPage(12))
  await main(page)
    .getByRole('link', { name: t('own-collections.add') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: t('account.join') }).click()
  const email = `${randomUUID()}@example.com`
  const form = page.getByRole('region', { name: t('account.join'), exact: true })
  await form.getByLabel(t('account.screenName'), { exact: true }).fill('Rosa')
  await form.getByLabel(t('account.email'), { exact: true }).fill(email)
  await form.getByLabel(t('account.password'), { exact: true }).fill('a long password')
  await form.getByRole('button', { name: t('account.join') }).click()
  await page.waitForURL(fabricPage(12))
  await main(page)
    .getByRole('link', { name: t('own-collections.add') })
    .click()
  await dialog.getByLabel(t('own-collections.createHere')).fill('Only mine')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Only mine' }).waitFor()
  await page.goto(own)
  await card(page, 'Only mine').getByRole('link', { name: 'Only mine', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Only mine' }).waitFor()
  expect(browserErrors).toEqual([])

  const stranger = await visit({ storageState: await joined() })
  expect((await stranger.page.goto(page.url()))?.status()).toBe(404)
  expect((await stranger.page.goto(own.replace('me', 'Rosa')))?.status()).toBe(404)
  const [id = ''] = page.url().match(/\d+$/) ?? []
  expect((await stranger.page.goto(`${own}?collection=${id}`))?.status()).toBe(404)
  await stranger.leave()
  await leave()
})

test('a name that is taken stays in its field, with a sentence that says so', async () => {
  const { page, leave } = await visit({ storageState: await joined(), javaScriptEnabled: false })
  await page.goto(own)
  for (const name of ['Kitchen', ' kitchen ']) {
    await main(page)
      .getByRole('link', { name: t('own-collections.new') })
      .click()
    await page.getByLabel(t('own-collections.name')).fill(name)
    await page.getByLabel(t('own-collections.description')).fill('Warm colors')
    await page.getByRole('button', { name: t('own-collections.save') }).click()
  }
  await page.getByText(t('errors.COLLECTION_NAME_TAKEN')).first().waitFor()
  expect(await page.getByLabel(t('own-collections.name')).inputValue()).toBe(' kitchen ')
  expect(await page.getByLabel(t('own-collections.description')).inputValue()).toBe('Warm colors')
  await leave()
})
