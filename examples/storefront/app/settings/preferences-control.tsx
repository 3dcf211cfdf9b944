import type { Language } from '@selvage/core/locale'
import { localizePath, matchPath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { Island } from '../island-runtime/island.tsx'
import PreferencesIsland from '../islands/preferences.tsx'
import { useFrame } from '../page/frame.ts'
import { offeredIn } from './market.ts'
import { withQuery } from './page-query.ts'

/**
 * Returns the address of the preferences, which lead back to a page of the shop and show the
 * settings that its address chooses.
 */
export function preferencesHref(lang: Language, back: string, override: string): string {
  return withQuery(localizePath('preferences', lang, {}, { back }), override)
}

/** A link to the preferences of the page that it stands on. */
export function PreferencesControl({
  label,
  kind = 'text',
}: {
  readonly label: string
  readonly kind?: 'text' | 'tool'
}) {
  const { lang } = useMessages()
  const { market, page, path, search } = useFrame()
  const { country, currency, measurement } = page
  const back = path + search
  return (
    <Island
      name="preferences"
      of={PreferencesIsland}
      props={{
        href: preferencesHref(lang, back, page.override),
        label,
        kind,
        current: matchPath(path)?.route === 'preferences',
        action: localizePath('preferences', lang),
        back,
        country,
        currency,
        measurement,
        ...offeredIn(market),
      }}
      when="intent"
    />
  )
}
