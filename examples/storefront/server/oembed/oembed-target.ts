import { readId } from '@selvage/core/contract'
import type { Language } from '@selvage/core/locale'
import { matchPath } from '@selvage/i18n/routes'
import type { RouteName } from '@selvage/i18n/routes'
import { soundChoices } from '../../app/settings/choices.ts'
import type { Choices } from '../../app/settings/choices.ts'

/** The routes whose pages other sites show by their address alone, with what is shown of each. */
const SHOWN = {
  fabric: ['design', 'designId'],
  wallpaper: ['design', 'designId'],
  collection: ['collection', 'collectionId'],
} as const satisfies Readonly<
  Partial<Record<RouteName, readonly ['design' | 'collection', string]>>
>

/** A design or a collection, and how the page that shows it says it. */
export interface OembedTarget {
  readonly kind: 'design' | 'collection'
  readonly id: number
  readonly lang: Language
  readonly choices: Partial<Pick<Choices, 'country' | 'currency'>>
}

/** True for a route whose pages other sites show. */
export const isShown = (route: RouteName): route is keyof typeof SHOWN =>
  Object.hasOwn(SHOWN, route)

/**
 * Returns what the address of a page of ours shows; undefined for every other address. The address
 * is read and never requested.
 */
export function readTarget(address: string, origin: string): OembedTarget | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.origin !== origin || url.username || url.password) return undefined
  const match = matchPath(url.pathname)
  if (!match?.lang || !isShown(match.route)) return undefined
  const [kind, param] = SHOWN[match.route]
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
