import { defaultLocales, languages } from '@selvage/i18n/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import type { MenuContents } from '@selvage/react/navigation'
import { expect, inject, test } from 'vitest'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

/** Pages that are asked for at the same time. */
const AT_ONCE = 6

/** Returns the addresses of the header's and the footer's links on the home page. */
async function frameLinks(lang: (typeof languages)[number]): Promise<string[]> {
  const { page, leave } = await visit()
  await page.goto(storefront + localizePath('home', lang))
  const hrefs: string[] = []
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')])
    hrefs.push(
      ...(await part
        .getByRole('link', { includeHidden: true })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
    )
  await leave()
  return hrefs
}

async function menuLinks(lang: (typeof languages)[number]): Promise<string[]> {
  const answer = await fetch(`${storefront}/menus/${defaultLocales[lang]}`)
  expect(answer.status).toBe(200)
  const contents = (await answer.json()) as MenuContents
  return Object.values(contents).flatMap(({ groups, picture }) => [
    ...(picture ? [picture.href] : []),
    ...groups.flatMap(({ links }) => links.map(({ href }) => href)),
  ])
}

/** Returns what is wrong with the page of a link; undefined for a page with content. */
async function problemOf(href: string): Promise<string | undefined> {
  const answer = await fetch(new URL(href, storefront))
  const html = await answer.text()
  if (answer.status !== 200) return `${href} answers ${answer.status}`
  if (!/<title>\S.* \| Selvage<\/title>/.test(html)) return `${href} has no title`
  const { pathname } = new URL(href, storefront)
  const isShop = matchPath(pathname)?.route.startsWith('shop') ?? false
  return isShop && !html.includes('<article') ? `${href} finds no design` : undefined
}

test.each(languages)(
  'every link of the menus and of the footer in %s leads to a page with content',
  { timeout: 300_000 },
  async (lang) => {
    const hrefs = [...new Set([...(await menuLinks(lang)), ...(await frameLinks(lang))])]
    expect(hrefs.length).toBeGreaterThan(250)
    const waiting = [...hrefs]
    const problems: string[] = []
    const follow = async () => {
      for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
        const problem = await problemOf(href)
        if (problem !== undefined) problems.push(problem)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, follow))
    expect(problems).toEqual([])
  },
)
