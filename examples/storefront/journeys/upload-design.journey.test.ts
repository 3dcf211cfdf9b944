import { designCardUrl } from '@selvage/core/design'
import { localizePath } from '@selvage/i18n/routes'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { join } from './support/join.ts'
import { look } from './support/look.ts'
import { messages, Shopper } from './support/shopper.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { gateway, storefront } = inject('shop')
const t = messages.en
const NEW = `${storefront}/designs/new?lang=en`
const main = (page: Page) => page.getByRole('main')

/** Draws a picture with a grain, so that its file has several parts. */
const drawPicture = (width: number, height: number): Promise<Buffer> => {
  const leaf =
    '<path d="M300 700C380 420 640 300 900 260C860 560 640 760 300 700Z" fill="#3c6638"/>'
  const berry = '<circle cx="1100" cy="1200" r="160" fill="#a3282c"/>'
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#efe7d6',
      noise: { type: 'gaussian', mean: 232, sigma: 6 },
    },
  })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 1800" width="${width}" height="${height}">${leaf}${berry}</svg>`,
        ),
      },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A guest finds the design by its title, opens its fabric and puts a yard of it into the cart. */
async function buyAsGuest(title: string, scripted: boolean): Promise<void> {
  const { page, leave } = await visit({ javaScriptEnabled: scripted })
  await expect
    .poll(
      async () => {
        await page.goto(`${storefront}${localizePath('shop', 'en')}?q=${encodeURIComponent(title)}`)
        return main(page).getByRole('link', { name: title, exact: true }).count()
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBeGreaterThan(0)
  await main(page).getByRole('link', { name: title, exact: true }).first().click()
  await page.waitForURL(/\/fabric\/\d+/)
  await main(page).getByRole('heading', { level: 1, name: title }).waitFor()
  const id = Number(/fabric\/(\d+)/.exec(page.url())?.[1])
  const picture = await page.request.get(designCardUrl(gateway, id))
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  if (scripted) {
    const shopper = new Shopper(page, mouse(), 'en')
    await shopper.addTwo()
    await shopper.openCart()
  } else {
    await main(page)
      .getByRole('button', { name: t('fabric.addToCart') })
      .click()
    await page.waitForURL(storefront + localizePath('cart', 'en'))
  }
  await main(page).getByRole('link', { name: title, exact: true }).first().waitFor()
  await leave()
}

test('a member uploads a picture, and a guest finds and buys it', async () => {
  const { page, browserErrors, leave } = await visit()
  await join(page, `${crypto.randomUUID()}@example.com`)
  await page.goto(NEW)
  await look(page, 'en')
  const title = `Leaf and Berry ${crypto.randomUUID().slice(0, 8)}`
  const put = main(page).getByRole('button', { name: t('studio.put') })
  await put.click()
  await main(page).getByText(t('studio.errorMissing')).first().waitFor()

  const buffer = await drawPicture(1500, 1800)
  expect(buffer.length).toBeGreaterThan(1024 * 1024)
  await main(page)
    .getByLabel(t('studio.picture'), { exact: true })
    .setInputFiles({ name: 'leaf.png', mimeType: 'image/png', buffer })
  await main(page).getByText(t('studio.ready'), { exact: true }).waitFor()
  await main(page)
    .getByRole('radio', { name: t('studio.repeat_half-drop') })
    .check({ force: true })
  await main(page)
    .getByRole('img', { name: /Half-drop/ })
    .waitFor()
  await main(page).getByLabel(t('studio.width')).fill('12')
  await main(page)
    .getByRole('button', { name: /^Set to 10/ })
    .click()
  await main(page).getByLabel(t('studio.addTagLabel')).fill('berry, leaf')
  await main(page).getByLabel(t('studio.addTagLabel')).press('Enter')
  await main(page).getByLabel(t('studio.title')).fill(title)
  await main(page)
    .getByRole('checkbox', { name: t('studio.adults') })
    .check()
  await main(page)
    .getByRole('checkbox', { name: t('studio.adults') })
    .uncheck()
  await main(page)
    .getByRole('radio', { name: t('studio.sale_no') })
    .check({ force: true })
  await look(page, 'en')
  await expect.poll(() => page.url()).toContain('sale=no')

  // A reload, Back and another tab go on with the picture and all that was filled in.
  const isWhole = async (each: Page) => {
    await main(each).getByText(t('studio.ready'), { exact: true }).waitFor()
    expect(await main(each).getByLabel(t('studio.title')).inputValue()).toBe(title)
    expect(await main(each).getByLabel(t('studio.width')).inputValue()).toBe('10')
    expect(
      await main(each)
        .getByRole('radio', { name: t('studio.repeat_half-drop') })
        .isChecked(),
    ).toBe(true)
    await main(each)
      .getByRole('button', { name: t('studio.removeTag', { tag: 'leaf' }) })
      .waitFor()
    await main(each)
      .getByRole('radio', { name: t('studio.sale_yes') })
      .check({ force: true })
  }
  const address = page.url()
  await page.reload()
  await isWhole(page)
  await page.goto(`${storefront}/designs?lang=en`)
  await page.goBack()
  await isWhole(page)
  const tab = await page.context().newPage()
  await tab.goto(address)
  await isWhole(tab)
  await tab.goto(NEW)
  expect(await main(tab).getByLabel(t('studio.title')).inputValue()).toBe('')
  await tab.close()
  await put.click()
  await main(page)
    .getByRole('heading', { name: t('studio.doneTitle', { title }) })
    .waitFor()
  await look(page, 'en')

  await page.goto(`${storefront}/designs?lang=en`)
  await main(page).getByRole('link', { name: title }).waitFor()
  await look(page, 'en')
  expect(browserErrors).toEqual([])
  await leave()
  await buyAsGuest(title, true)
})

test('a member uploads a picture without a script, and changes its title', async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false })
  await join(page, `${crypto.randomUUID()}@example.com`)
  await page.goto(NEW)
  await look(page, 'en', { scripted: false })
  const buffer = await drawPicture(900, 900)
  await main(page)
    .getByLabel(t('studio.picture'), { exact: true })
    .setInputFiles({ name: 'leaf.png', mimeType: 'image/png', buffer })
  await main(page)
    .getByRole('textbox', { name: t('studio.tags') })
    .fill('leaf, berry')
  await main(page)
    .getByRole('radio', { name: t('studio.repeat_mirrored') })
    .check({ force: true })
  await main(page).getByLabel(t('studio.width')).fill('5.5')
  await main(page)
    .getByRole('button', { name: t('studio.put') })
    .click()

  // The title is missing: the picture and all that was filled in stay.
  await main(page).getByText(t('studio.ready'), { exact: true }).waitFor()
  expect(await main(page).getByLabel(t('studio.width')).inputValue()).toBe('5.5')
  expect(
    await main(page)
      .getByRole('textbox', { name: t('studio.tags') })
      .inputValue(),
  ).toBe('leaf, berry')
  expect(
    await main(page)
      .getByRole('radio', { name: t('studio.repeat_mirrored') })
      .isChecked(),
  ).toBe(true)
  await main(page)
    .getByRole('img', { name: /Mirrored/ })
    .waitFor()
  const first = `Plain Leaf ${crypto.randomUUID().slice(0, 8)}`
  await main(page).getByLabel(t('studio.title')).fill(first)
  await main(page)
    .getByRole('button', { name: t('studio.put') })
    .click()
  await main(page)
    .getByRole('heading', { name: t('studio.doneTitle', { title: first }) })
    .waitFor()

  await page.goto(`${storefront}/designs?lang=en`)
  const second = first.replace('Plain', 'Green')
  await main(page).getByText(t('studio.change')).first().click()
  await main(page).getByLabel(t('studio.title')).fill(second)
  await main(page)
    .getByRole('button', { name: t('studio.save') })
    .click()
  await page
    .getByText(t('studio.saved', { title: second }))
    .first()
    .waitFor()
  await leave()
  await buyAsGuest(second, false)
})
