import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { beforeEach, expect, test } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, post, read } = await openShop()
const { email, password } = SAMPLE_MEMBER

beforeEach(async () => {
  served.begin('nothing')
  await post('/login?lang=en', { email, password })
})

const PATHS = {
  en: { sell: '/en/sell', guide: '/en/design-tools', agreement: '/en/seller-agreement' },
  de: {
    sell: '/de/designs-verkaufen',
    guide: '/de/designs-vorbereiten',
    agreement: '/de/verkaufsvereinbarung',
  },
}

test.each(Object.entries(PATHS))(
  'the pages of a member’s designs lead to those for artists in %s',
  async (lang, { sell, guide, agreement }) => {
    const missing = async (path: string, hrefs: readonly string[]) => {
      const [, main = ''] = (await read(`${path}?lang=${lang}`)).split('<main')
      const [own = ''] = main.split('<footer')
      return hrefs.filter((href) => !own.includes(`href="${href}"`))
    }
    expect(await missing('/designs/new', [guide, agreement])).toEqual([])
    expect(await missing('/designs', [sell])).toEqual([])
    expect(await missing('/designs/earnings', [sell])).toEqual([])
  },
)
