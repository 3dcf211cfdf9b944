import { readId } from '@selvage/core/contract'
import { HOME_GOOD_CODES } from '@selvage/core/home-good'
import type { Language } from '@selvage/core/locale'
import { matchPath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { homeGoodRoute } from '../../app/home-good/home-good-route.ts'
import { soundChoices } from '../../app/settings/choices.ts'
import type { Choices } from '../../app/settings/choices.ts'

type Shown = readonly [kind: 'design' | 'collection', param: string]

const DESIGN: Shown = ['design', 'designId']

/** The routes whose pages other sites show by their address alone, with what is shown of each. */
const SHOWN: Readonly<Partial<Record<RouteName, Shown>>> = {
  design: DESIGN,
  fabric: DESIGN,
  wallpaper: DESIGN,
  collection: ['collection', 'collectionId'],
  ...Object.fromEntries(HOME_GOOD_CODES.map((code) => [homeGoodRoute(code), DESIGN])),
}

/** A design or a collection, and how the page that shows it says it. */
export interface OembedTarget {
  readonly kind: 'design' | 'collection'
  readonly id: number
  readonly lang: Language
  readonly choices: Partial<Pick<Choices, 'country' | 'currency'>>
}

/**
 * Returns what the address of a page of ours shows; undefined for every other address. The address
 * is read and never requested.
 */
export function readTarget(address: string, origin: string): OembedTarget | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.origin !== origin || url.username || url.password) return undefined
  const match = matchPath(url.pathname)
  const shown = match && SHOWN[match.route]
  if (!match?.lang || !shown) return undefined
  const [kind, param] = shown
  const id = readId(match.params[param] ?? '')
  return id === undefined
    ? undefined
    : { kind, id, lang: match.lang, choices: choicesOf(url.searchParams) }
}

/** Returns what the address of a frame shows; undefined for an address that we did not write. */
export function readFrame(query: URLSearchParams): OembedTarget | undefined {
  const kind = (['design', 'collection'] as const).find((each) => query.has(each))
  const id = kind && readId(query.get(kind) ?? '')
  const lang = matchPath(`/${query.get('lang') ?? ''}`)?.lang
  return kind && id !== undefined && lang
    ? { kind, id, lang, choices: choicesOf(query) }
    : undefined
}

/** Returns the address of the page that shows a target in a frame. */
export function frameHref(origin: string, { kind, id, lang, choices }: OembedTarget): string {
  return `${origin}/oembed/frame?${new URLSearchParams({ [kind]: String(id), lang, ...choices }).toString()}`
}

function choicesOf(query: URLSearchParams): OembedTarget['choices'] {
  const { country, currency } = soundChoices({
    country: query.get('country'),
    currency: query.get('currency'),
  })
  return { ...(country && { country }), ...(currency && { currency }) }
}
