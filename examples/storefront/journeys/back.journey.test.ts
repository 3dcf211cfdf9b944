import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { Shopper } from './support/shopper.ts'
import { forms as formsOf, wrongFields } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

/** Forms that are rejected as they are, by the field that is typed into and the button. */
const forms = [
  { route: 'login', field: 'account.email', button: 'account.logIn' },
  { route: 'register', field: 'account.screenName', button: 'account.join' },
  { route: 'password-new', field: 'account.email', button: 'account.askSend' },
  { route: 'subscribe', field: 'account.email', button: 'newsletter.subscribe' },
  { route: 'find-order', field: 'orders.findNumber', button: 'orders.findSend' },
] as const

test.each([
  { name: 'without script', javaScriptEnabled: false },
  { name: 'before its script has come', javaScriptEnabled: true },
])('a rejected form is a page to go back to, $name', async ({ javaScriptEnabled }) => {
  const { page, leave } = await visit({ javaScriptEnabled })
  await page.route('**/*.js', (route) => route.abort())
  const { t } = new Shopper(page, mouse(), 'en', { scripted: false })
  for (const { route, field, button } of forms) {
    await page.goto(storefront + localizePath(route, 'en'))
    const { pathname } = new URL(page.url())
    const sent = page.getByRole('main').getByRole('button', { name: t(button), exact: true })
    const typed = formsOf(page)
      .filter({ has: page.getByRole('button', { name: t(button), exact: true }) })
      .getByRole('textbox', { name: t(field) })
    await typed.fill('June')
    await sent.click()
    await wrongFields(page).first().waitFor()
    expect(new URL(page.url()).pathname, route).toBe(pathname)
    expect(await typed.inputValue(), route).toBe('June')
    await page.goto(storefront + localizePath('cart', 'en'))
    await page.goBack()
    await sent.waitFor()
    expect(await wrongFields(page).count(), route).toBe(0)
  }
  await leave()
})
