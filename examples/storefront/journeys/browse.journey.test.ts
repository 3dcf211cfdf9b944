import { expect, inject, it } from 'vitest'
import { languageOf, linkTo, plainPictures } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const openVisitor = prepareVisitors()

it.each(['en', 'de', 'es', 'fr'])(
  'a visitor finds a design in %s, without an error in the browser',
  async (language) => {
    const { page, browserErrors, leave } = await openVisitor({ locale: language })
    const { storefront } = inject('shop')
    for (const address of [`${storefront}/${language}`, await shopAddress()]) {
      const answer = await page.goto(address, { waitUntil: 'load' })
      expect(answer?.status(), address).toBe(200)
      expect(await languageOf(page)).toBe(language)
      expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
    }

    const main = page.getByRole('main')
    await main.getByRole('article').getByRole('link').first().click()
    await page.waitForLoadState('load')
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}/[a-z]+/[1-9]\\d*$`))
    const picture = plainPictures(main).first()
    await picture.waitFor()
    expect(
      await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      ),
    ).toBeGreaterThan(100)
    expect(browserErrors).toEqual([])
    await leave()

    async function shopAddress(): Promise<string> {
      await page.goto(`${storefront}/${language}`)
      const path = { en: 'shop', de: 'shop', es: 'tienda', fr: 'boutique' }[language] ?? ''
      const link = linkTo(page, `/${language}/${path}`).first()
      return new URL((await link.getAttribute('href')) ?? '', page.url()).href
    }
  },
)
