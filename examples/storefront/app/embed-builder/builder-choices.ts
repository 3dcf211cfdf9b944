import {
  readWidgetAttributes,
  snippetFormats,
  widgetKinds,
  widgetOptions,
} from '@selvage/embed/snippets'
import type {
  ReadAttributes,
  SnippetFormat,
  WidgetName,
  WidgetOption,
} from '@selvage/embed/snippets'
import type { Market } from '../settings/market.ts'

/** The pages on which the preview shows a widget. */
export const PREVIEW_PAGES = ['plain', 'dark', 'narrow'] as const
export type PreviewPage = (typeof PREVIEW_PAGES)[number]

/** Everything that is chosen in the builder; the address of its page holds the same. */
export interface BuilderChoices {
  readonly kind: WidgetName
  /** Attributes as they were typed, also those that another kind of widget has. */
  readonly values: Readonly<Record<string, string>>
  readonly page: PreviewPage
  readonly code: SnippetFormat
}

/** A parameter that names nothing that can be chosen. */
export interface UnknownChoice {
  readonly param: 'widget' | 'page' | 'code'
  readonly value: string
}

/** The parameter, and the form field, of an attribute: `template-id` is `widget_template_id`. */
export const paramOf = (attribute: string): string => `widget_${attribute.replaceAll('-', '_')}`

const ATTRIBUTES = [
  ...new Set(widgetKinds.flatMap((kind) => widgetOptions(kind).map(({ name }) => name))),
]

/** Reads the choices of an address; an unknown one is replaced by the first, and named. */
export function readChoices(query: URLSearchParams): {
  readonly choices: BuilderChoices
  readonly unknown: readonly UnknownChoice[]
} {
  const unknown: UnknownChoice[] = []
  const oneOf = <Value extends string>(
    param: UnknownChoice['param'],
    values: readonly [Value, ...Value[]],
  ): Value => {
    const value = query.get(param) ?? ''
    const found = values.find((each) => each === value)
    if (value !== '' && found === undefined) unknown.push({ param, value })
    return found ?? values[0]
  }
  const [first = 'design-card', ...others] = widgetKinds
  const kind = oneOf('widget', [first, ...others])
  const page = oneOf('page', PREVIEW_PAGES)
  const code = oneOf('code', snippetFormats)
  const values = Object.fromEntries(
    ATTRIBUTES.flatMap((name) => {
      const value = query.get(paramOf(name))?.trim() ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
  return { choices: { kind, values, page, code }, unknown }
}

/** The languages or currencies that an attribute can have in a market; undefined for others. */
function offeredValues({ languages, currencies }: Market, name: string) {
  if (name === 'lang') return languages as readonly string[]
  return name === 'currency' ? (currencies as readonly string[]) : undefined
}

/** Returns the options of a kind of widget that leave a choice in a market. */
export const optionsIn = (market: Market, kind: WidgetName): readonly WidgetOption[] =>
  widgetOptions(kind).flatMap((option) => {
    const offered = offeredValues(market, option.name)
    if (!offered) return [option]
    const values = option.values?.filter((value) => offered.includes(value)) ?? []
    return values.length > 1 ? [{ ...option, values }] : []
  })

/** Returns choices without a language and a currency that a market does not have. */
export const choicesOf = (market: Market, choices: BuilderChoices): BuilderChoices => ({
  ...choices,
  values: Object.fromEntries(
    Object.entries(choices.values).filter(
      ([name, value]) => offeredValues(market, name)?.includes(value) !== false,
    ),
  ),
})

/** Returns choices as a query, without what is chosen anyway. */
export function choicesQuery({ kind, values, page, code }: BuilderChoices): string {
  const names = widgetOptions(kind).map(({ name }) => name)
  return new URLSearchParams([
    ['widget', kind],
    ...names.flatMap((name) => {
      const value = values[name] ?? ''
      return value === '' ? [] : [[paramOf(name), value]]
    }),
    ...(page === PREVIEW_PAGES[0] ? [] : [['page', page]]),
    ...(code === snippetFormats[0] ? [] : [['code', code]]),
  ]).toString()
}

/**
 * Reads the attributes of the chosen kind. A wall of which only one measure is typed yet is not
 * wrong.
 */
export function readAttributes({ kind, values }: BuilderChoices): ReadAttributes {
  const read = readWidgetAttributes(kind, (name) => values[name] ?? null)
  const isHalf = (values['height'] ?? '') === '' || (values['widths'] ?? '') === ''
  return {
    ...read,
    rejected: read.rejected.filter(
      ({ name }) => !(isHalf && (name === 'height' || name === 'widths')),
    ),
  }
}
