import { documentRoutes } from '@selvage/i18n/document-routes'
import { createTranslator } from '@selvage/i18n/messages'
import { catalogue } from '@selvage/i18n/messages/es'
import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { keyboard, mouse } from './support/hands.ts'
import { NEWS } from './support/news.table.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')
const [linen, moved] = NEWS
const t = createTranslator({ catalogue, locale: 'es_ES' })

test.each([
  ['with a mouse', mouse, true],
  ['by keyboard alone', keyboard, true],
  ['without script', mouse, false],
] as const)(
  'announcements stand above each page until they are closed, one by one, %s',
  async (_, handsOf, scripted) => {
    const { page, browserErrors, leave } = await visit({ javaScriptEnabled: scripted })
    const hands = handsOf(page)
    const bar = page.getByRole('region', { name: t('content.announcement') })
    const close = bar.getByRole('button', { name: t('content.closeAnnouncement') })

    await page.goto(`${storefront}/es`)
    await expectAccessible(page)
    await hands.press(bar.getByRole('link', { name: linen.title }))
    await page.waitForURL(storefront + documentRoutes.localizePath(linen.link.route, 'es'))
    await hands.press(close)
    // The next one waits for the next page, so that a page does not move under its reader.
    if (scripted) await bar.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(documentRoutes.localizePath(linen.link.route, 'es'))

    await page.goto(storefront + localizePath('cart', 'es'))
    await bar.getByText(moved.title).waitFor()
    await hands.press(close)
    if (scripted) await bar.waitFor({ state: 'detached' })
    await page.goto(`${storefront}/es`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await bar.count()).toBe(0)
    expect(browserErrors).toEqual([])
    await leave()
  },
)
