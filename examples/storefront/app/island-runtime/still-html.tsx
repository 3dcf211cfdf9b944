import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { SelvageProvider } from '@selvage/react/provider'
import type { PageSettings } from '../settings/page-settings.ts'

/** The most HTML that is at hand, in bytes; a shop page of 84 designs has 180 kB. */
const MOST_BYTES = 16_000_000

const made = new Map<string, Uint8Array>()
let bytes = 0

interface StillOptions {
  readonly name: string
  readonly settings: PageSettings
  readonly catalogue: Catalogue
  readonly translate: Translate
}

/**
 * Returns the HTML of a component that shows what everybody sees. It is rendered once for the same
 * props and settings, and is at hand from then on: other data is another key, so it never ages.
 */
export function stillHtml<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  { name, settings, catalogue, translate }: StillOptions,
): Uint8Array {
  const { gatewayUrl, language, locale, measurement } = settings
  const key = JSON.stringify([name, gatewayUrl, locale, measurement, props])
  const known = made.get(key)
  if (known) {
    // The last used is the last that is dropped.
    made.delete(key)
    made.set(key, known)
    return known
  }
  const html = Buffer.from(
    renderToString(
      <SelvageProvider
        gatewayUrl={gatewayUrl}
        lang={language}
        locale={locale}
        measurement={measurement}
        catalogue={catalogue}
        translate={translate}
      >
        <Component {...props} />
      </SelvageProvider>,
      { identifierPrefix: `${name}-` },
    ),
  )
  made.set(key, html)
  bytes += html.length
  for (const [oldest, old] of made) {
    if (bytes <= MOST_BYTES) break
    made.delete(oldest)
    bytes -= old.length
  }
  return html
}
