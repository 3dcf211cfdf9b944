import { CURRENCIES, LANGUAGES } from '@selvage/core/locale'
import type { Currency, Language } from '@selvage/core/locale'
import { createClient } from '@selvage/core/gateway'
import type { Gateway } from '@selvage/core/gateway'
import { defaultLocales } from '@selvage/i18n/locale'
import { localizePath } from '@selvage/i18n/routes'
import * as v from 'valibot'

/** The shop that the tools use. */
export interface ShopAddresses {
  readonly gatewayUrl: string
  readonly storefrontUrl: string
  /** Sends requests; the global one when left out. */
  readonly fetch?: typeof globalThis.fetch
}

/** Where and in what the person shops; every tool takes it. */
export const place = {
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  country: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z]{2}$/, 'Write the ISO code of a country, such as "US".'),
      v.description('ISO code of the country that is delivered to'),
    ),
    'US',
  ),
  currency: v.optional(v.picklist(CURRENCIES), 'USD'),
}
/** Where and in what the person shops. */
export interface Place {
  readonly language: Language
  readonly country: string
  readonly currency: Currency
}

/** The shop as one tool call uses it. */
export interface ShopAt {
  readonly place: Place
  /** Creates a client; with the token of a guest it opens their cart. */
  readonly client: (token?: string) => Gateway
  /** The address of a page of the storefront. */
  readonly pageOf: (
    route: 'fabric' | 'wallpaper' | 'shop',
    id: number | null,
    query?: Readonly<Record<string, string>>,
  ) => string
  readonly storefrontUrl: string
  readonly gatewayUrl: string
}

/** Returns the shop for a person at a place. No cookie is sent or kept. */
export function shopAt(addresses: ShopAddresses, at: Place): ShopAt {
  const { gatewayUrl, storefrontUrl, fetch } = addresses
  const { language, country, currency } = at
  return {
    place: at,
    storefrontUrl,
    gatewayUrl,
    client: (token) =>
      createClient({
        url: gatewayUrl,
        locale: defaultLocales[language],
        credentials: 'omit',
        ...(token !== undefined && { token: () => token, place: { country, currency } }),
        ...(fetch && { fetch }),
      }),
    pageOf: (route, id, query = {}) => {
      const path =
        route === 'shop' || id === null
          ? localizePath('shop', language)
          : localizePath(route, language, { designId: id })
      const url = new URL(path, storefrontUrl)
      for (const [name, value] of Object.entries({ ...query, country, currency }))
        url.searchParams.set(name, value)
      return url.href
    },
  }
}
