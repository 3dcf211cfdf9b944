import { CURRENCIES, CURRENCY_SYMBOLS } from '@selvage/core/locale'
import { fabricFromSlug } from '@selvage/core/fabric'
import { wallpaperFromSlug } from '@selvage/core/wallpaper'
import { widgetOptions } from '@selvage/embed/snippets'
import type { ListedAttribute } from '@selvage/embed/snippets'
import { languageNames } from '@selvage/i18n/locale'
import type { Messages } from '@selvage/react/messages'

/** The names of countries and currencies, sorted, by attribute. */
export type RegionNames = Readonly<
  Record<'country' | 'currency', readonly { readonly value: string; readonly label: string }[]>
>

/**
 * Returns the names of countries and currencies in a locale. The server alone makes them: a
 * browser may call some of them by another name.
 */
export function readRegionNames(locale: string): RegionNames {
  const tag = locale.replace('_', '-')
  const countries = new Intl.DisplayNames([tag], { type: 'region' })
  const currencies = new Intl.DisplayNames([tag], { type: 'currency' })
  const codes = widgetOptions('design-card').find(({ name }) => name === 'country')?.values ?? []
  return {
    country: codes
      .map((value) => ({ value, label: countries.of(value) ?? value }))
      .sort((one, other) => one.label.localeCompare(other.label, tag)),
    currency: CURRENCIES.map((value) => ({
      value,
      label: `${currencies.of(value) ?? value} (${CURRENCY_SYMBOLS[value]})`,
    })),
  }
}

type Namer = (value: string, t: Messages['t']) => string | undefined

/** The names of the values of the other attributes, in the language of the page. */
const NAMERS: Readonly<Record<Exclude<ListedAttribute, keyof RegionNames>, Namer>> = {
  lang: (value) => languageNames[value as keyof typeof languageNames],
  theme: (value, t) => (value === 'dark' ? t('builder.dark') : t('builder.light')),
  fabric: (value, t) => {
    const code = fabricFromSlug(value)
    return code && t(`fabric.FABRIC_${code}`)
  },
  size: (value, t) =>
    ({
      swatch: t('fabric.size_TEST_SWATCH'),
      'fat-quarter': t('fabric.size_FAT_QUARTER'),
      yard: t('fabric.size_YARD'),
    })[value],
  wallpaper: (value, t) => {
    const code = wallpaperFromSlug(value)
    return code && t(`wallpaper.WALLPAPER_${code}_name`)
  },
  measurement: (value, t) =>
    value === 'metric' ? t('navigation.metric') : t('navigation.imperial'),
  'template-id': (value, t) => t(`fill-a-yard.template_${value as '8'}`),
}

/** Returns the values of an attribute with their names. */
export function namedValues(
  attribute: string,
  values: readonly string[],
  regionNames: RegionNames,
  t: Messages['t'],
): readonly { readonly value: string; readonly label: string }[] {
  if (attribute === 'country' || attribute === 'currency')
    return regionNames[attribute].filter(({ value }) => values.includes(value))
  const namers: Readonly<Partial<Record<string, Namer>>> = NAMERS
  return values.map((value) => ({ value, label: namers[attribute]?.(value, t) ?? value }))
}
