import { CONTENT_PAGE_NAMES } from '@selvage/core/content'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { expect, inject, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { messages } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

test.each(['en', 'de'] as const)(
  'the footer in %s leads to every text of the shop, and none has a dead link',
  async (lang) => {
    const t = messages[lang]
    const { page, browserErrors, leave } = await visit()
    const seen = new Map<string, number>()
    for (const name of CONTENT_PAGE_NAMES) {
      await page.goto(`${storefront}/${lang}`)
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: t(`content.name_${name}`), exact: true }).click()
      await page.waitForURL(storefront + documentRoutes.localizePath(name, lang))
      const main = page.getByRole('main')
      expect(await main.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
      const hrefs = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      for (const href of hrefs.filter((each) => each.startsWith('/') && !seen.has(each)))
        seen.set(href, (await page.request.get(storefront + href)).status())
      await expectAccessible(page)
    }
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
    expect(seen.size).toBeGreaterThan(8)
    expect(browserErrors).toEqual([])
    await leave()
  },
)
