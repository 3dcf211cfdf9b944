import { localizePath } from '@selvage/i18n/routes'
import { expect, inject, test } from 'vitest'
import { mouse } from './support/hands.ts'
import { Shopper } from './support/shopper.ts'
import { wakes } from './support/unseen.ts'
import { prepareVisitors } from './support/visitor.ts'

const visit = prepareVisitors()
const { storefront } = inject('shop')

test.each([
  [320, 700],
  [375, 700],
  [1440, 900],
])(
  'the first click on Remove hits it in a window %i wide, although it starts the script',
  async (width, height) => {
    const { page, browserErrors, leave } = await visit({ viewport: { width, height } })
    const { t } = new Shopper(page, mouse(), 'en')
    const main = page.getByRole('main')
    for (const designId of ['9', '12']) {
      await page.goto(storefront + localizePath('fabric', 'en', { designId }))
      const add = main.getByRole('button', { name: t('fabric.addToCart') })
      await add.hover()
      await wakes(page)
      await add.click()
      await main.getByRole('link', { name: t('fabric.goToCart') }).waitFor()
    }
    await page.goto(storefront + localizePath('cart', 'en'))
    await page.waitForLoadState('load')
    const removals = main.getByRole('button', { name: /^Remove / })
    expect(await removals.count()).toBe(2)
    await removals.last().scrollIntoViewIfNeeded()
    const before = await removals.last().boundingBox()
    expect(before).not.toBeNull()
    const [x, y] = [(before?.x ?? 0) + 10, (before?.y ?? 0) + (before?.height ?? 0) / 2]

    await page.mouse.move(x, y)
    await wakes(page)
    expect(await removals.last().boundingBox()).toEqual(before)
    await page.mouse.click(x, y)
    await main.getByRole('button', { name: t('cart.undo') }).waitFor()
    await expect.poll(() => removals.count()).toBe(1)
    expect(browserErrors).toEqual([])
    await leave()
  },
)
