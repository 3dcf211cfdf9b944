import type { Currency } from '@selvage/core/locale'
import type { TestGateway, TestGatewayOptions } from '@selvage/core/testing'
import { createTestGateway } from '@selvage/core/testing'
import { defaultLocales } from '@selvage/i18n/locale'
import { createShop, memoryStorage } from '@selvage/machines/shop'
import type { Shop } from '@selvage/machines/shop'
import { AS_THE_STORY, initialGlobals, pickedDesignId } from './globals.ts'
import type { StoryGlobals } from './globals.ts'
import { languageFor } from './story-messages.ts'

/**
 * A shop for one story, with its own gateway in memory, so that stories do not affect each other.
 */
export interface StoryShop {
  readonly shop: Shop
  /** The gateway in memory, for switching the scenario and for reading the requests. */
  readonly test: TestGateway
  /** The id of the design that the toolbar shows in place of the story's own. */
  readonly picked: number | undefined
  /** URL of the gateway, where static files have the paths of its pictures. */
  readonly gatewayUrl: string
}

const countries = {
  USD: 'US',
  GBP: 'GB',
  EUR: 'DE',
  CAD: 'CA',
  AUD: 'AU',
} as const satisfies Record<Currency, string>

/** Delay of a `slow` gateway in a story, milliseconds. */
const SLOW_MS = 1_500

/** Opens a shop with the toolbars' language, currency and measurement system. */
export function openStoryShop(
  given: Partial<StoryGlobals>,
  options: TestGatewayOptions = {},
): StoryShop {
  const { language, currency, measurement, theme, user } = { ...initialGlobals, ...given }
  const lang = languageFor(language)
  const country = options.country ?? countries[currency]
  const locale = defaultLocales[lang]
  // The URL is absolute, so that the stories also work from a subfolder of a site.
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
    ...(user !== AS_THE_STORY && { user: ownerOf(user, options) }),
  })
  const shop = createShop({
    gatewayUrl,
    locale,
    country,
    currency,
    measurement,
    fetch: test.fetch,
    // No story sees what another has typed.
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    report: () => {},
  })
  return { shop, test, picked: pickedDesignId(given), gatewayUrl }
}

/** A cart with lines has an owner, so a visitor with lines is a guest. */
function ownerOf<User extends string>(user: User, { items }: TestGatewayOptions): User | 'guest' {
  return user === 'visitor' && items !== undefined ? 'guest' : user
}

/**
 * Makes a Storybook loader that opens a shop and loads the story's data, as the server of a page
 * would.
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

/** Returns the result of a {@link shopLoader}. */
export function loadedShop<Read extends object>(context: {
  readonly loaded: Readonly<Record<string, unknown>>
}): StoryShop & Read {
  return context.loaded['story'] as StoryShop & Read
}
