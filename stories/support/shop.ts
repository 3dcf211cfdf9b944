import type { Currency } from '@selvage/core/locale'
import type { TestGateway, TestGatewayOptions } from '@selvage/core/testing'
import { createTestGateway } from '@selvage/core/testing'
import { defaultLocales } from '@selvage/i18n/locale'
import { createShop } from '@selvage/machines/shop'
import type { Shop } from '@selvage/machines/shop'
import { initialGlobals } from './globals.ts'
import type { StoryGlobals } from './globals.ts'
import { languageFor } from './story-messages.ts'

/**
 * A shop of its own for one story, over a gateway in memory: no story sees what another one bought.
 */
export interface StoryShop {
  readonly shop: Shop
  /** To play another scenario while the story runs, and to see what was asked. */
  readonly test: TestGateway
  /** Where the pictures are: static files under the gateway's own paths. */
  readonly gatewayUrl: string
}

const countries = {
  USD: 'US',
  GBP: 'GB',
  EUR: 'DE',
  CAD: 'CA',
  AUD: 'AU',
} as const satisfies Record<Currency, string>

/** How late a `slow` gateway is in a story: long enough to be seen, short enough to wait for. */
const SLOW_MS = 1_500

/** Opens a shop as the toolbars say: its language, currency and measurement. */
export function openStoryShop(
  given: Partial<StoryGlobals>,
  options: TestGatewayOptions = {},
): StoryShop {
  const { language, currency, measurement, theme } = { ...initialGlobals, ...given }
  const lang = languageFor(language)
  const country = options.country ?? countries[currency]
  const locale = defaultLocales[lang]
  // Absolute, so that the stories also work from a sub-folder of a site.
  const frameUrl = new URL('card-frame/fields.html', document.baseURI)
  frameUrl.search = new URLSearchParams({ lang, theme }).toString()
  const gatewayUrl = new URL('gateway', document.baseURI).href
  const test = createTestGateway({
    url: gatewayUrl,
    frameUrl: frameUrl.href,
    slowMs: SLOW_MS,
    locale,
    currency,
    measurement,
    ...options,
    country,
  })
  const shop = createShop({
    gatewayUrl,
    locale,
    country,
    currency,
    measurement,
    fetch: test.fetch,
    report: () => {},
  })
  return { shop, test, gatewayUrl }
}

/**
 * A Storybook loader: opens a shop, and reads what the story begins with as a page's server would.
 */
export function shopLoader<Read extends object>(
  options: TestGatewayOptions | ((globals: StoryGlobals) => TestGatewayOptions),
  read: (story: StoryShop) => Promise<Read>,
) {
  return async ({
    globals,
  }: {
    readonly globals: Readonly<Record<string, unknown>>
  }): Promise<{ story: StoryShop & Read }> => {
    const set = { ...initialGlobals, ...globals } as StoryGlobals
    const story = openStoryShop(set, typeof options === 'function' ? options(set) : options)
    return { story: { ...story, ...(await read(story)) } }
  }
}

/** What a {@link shopLoader} gave. */
export function loadedShop<Read extends object>(context: {
  readonly loaded: Readonly<Record<string, unknown>>
}): StoryShop & Read {
  return context.loaded['story'] as StoryShop & Read
}
