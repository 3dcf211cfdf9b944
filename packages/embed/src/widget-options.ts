import { SHIPPING_COUNTRIES } from '@selvage/core/checkout'
import { FABRIC_CODES, fabricSlug } from '@selvage/core/fabric'
import { FILL_A_YARD_FABRICS } from '@selvage/core/fill-a-yard'
import { isCountry } from '@selvage/core/locale'
import { WALLPAPER_CODES, wallpaperSlug } from '@selvage/core/wallpaper'
import { readAddOptions } from './add-to-cart/read-add-options.ts'
import { readYard } from './fill-a-yard/read-yard.ts'
import { WIDGET_NAMES } from './loader/widget-names.ts'
import type { WidgetName } from './loader/widget-names.ts'
import { readWall } from './wallpaper-calculator/read-wall.ts'
import { widgets } from './widgets.table.ts'
import { attributeOf } from './wrong-attributes/attribute-problems.table.ts'
import type { AttributeProblem } from './wrong-attributes/attribute-problems.table.ts'

/** Attributes of a widget by name, as they stand in its tag. */
export type WidgetAttributes = Readonly<Record<string, string>>

/** An attribute of a widget that somebody who embeds it may choose. */
export interface WidgetOption {
  readonly name: string
  /** Describes the attribute in English, as the custom-elements manifest does. */
  readonly text: string
  /** The values to choose from; without them the value is typed. */
  readonly values?: readonly string[]
}

/** Attributes that were read, and those whose value the widget would reject. */
export interface ReadAttributes {
  readonly attributes: WidgetAttributes
  readonly rejected: readonly { readonly name: string; readonly value: string }[]
}

type Get = (name: string) => string | null
interface Outcome {
  readonly ok: boolean
  readonly problems?: readonly AttributeProblem[]
}

/** An attribute whose values are listed: by its type, or by a table of facts. */
export type ListedAttribute =
  | 'country'
  | 'currency'
  | 'fabric'
  | 'lang'
  | 'measurement'
  | 'size'
  | 'template-id'
  | 'theme'
  | 'wallpaper'

type AttributesOf<Row> = Row extends { readonly attributes: infer Attributes } ? Attributes : never
type Quoted<Attributes> = Attributes extends unknown
  ? {
      [Name in keyof Attributes]: Attributes[Name] extends { readonly type: `'${string}` }
        ? Name
        : never
    }[keyof Attributes]
  : never
type Without<Names extends ListedAttribute> = Exclude<ListedAttribute, Names>
/** Does not compile until each attribute whose type lists its values is one of those above. */
type FromTables = Without<Quoted<AttributesOf<(typeof widgets)[keyof typeof widgets]>>>
type Values = readonly string[] | ((kind: WidgetName) => readonly string[])

/** The values of attributes whose type is any text, from the tables of facts. */
const VALUES: Readonly<Record<FromTables, Values>> = {
  country: SHIPPING_COUNTRIES,
  fabric: (kind) => (kind === 'fill-a-yard' ? FILL_A_YARD_FABRICS : FABRIC_CODES).map(fabricSlug),
  wallpaper: WALLPAPER_CODES.map(wallpaperSlug),
}

const isFromTables = (name: string): name is FromTables => Object.hasOwn(VALUES, name)

/** The widgets' own readers of their attributes. */
const READERS: Readonly<Partial<Record<WidgetName, (get: Get) => Outcome>>> = {
  'add-to-cart': readAddOptions,
  'wallpaper-calculator': (get) => readWall(get, 'imperial'),
  'fill-a-yard': readYard,
}

/** The kinds of widget, in the order of the manifest. */
export const widgetKinds: readonly WidgetName[] = (
  Object.keys(widgets) as (keyof typeof widgets)[]
).map((tag) => tag.slice('selvage-'.length) as WidgetName)

/** True for the name of a widget, such as `design-card`. */
export const isWidgetKind = (value: unknown): value is WidgetName =>
  (WIDGET_NAMES as readonly unknown[]).includes(value)

const hasAttribute = (kind: WidgetName, name: string): boolean =>
  Object.hasOwn(widgets[`selvage-${kind}`].attributes, name)

/** True for a widget that shows one design, or a tool that begins with one. */
export const hasDesign = (kind: WidgetName): boolean => hasAttribute(kind, 'design-id')

/** True for a widget that shows or fills a yard with the designs of a collection. */
export const hasCollection = (kind: WidgetName): boolean => hasAttribute(kind, 'collection-id')

/** Returns what can be chosen of a widget besides its design, in the order of the manifest. */
export function widgetOptions(kind: WidgetName): readonly WidgetOption[] {
  const { attributes } = widgets[`selvage-${kind}`]
  return Object.entries(attributes)
    .filter(([name]) => name !== 'design-id')
    .map(([name, { text, type }]) => {
      const quoted = [...type.matchAll(/'([^']+)'/g)].map(([, value = '']) => value)
      const listed = isFromTables(name) ? VALUES[name] : undefined
      const values = typeof listed === 'function' ? listed(kind) : (listed ?? quoted)
      return { name, text, ...(values.length > 0 && { values }) }
    })
}

/**
 * Reads the attributes of a widget from texts that may be anything, such as a query. An empty text
 * leaves an attribute out, and so does one that the widget would reject.
 */
export function readWidgetAttributes(kind: WidgetName, get: Get): ReadAttributes {
  const attributes: Record<string, string> = {}
  const rejected: { name: string; value: string }[] = []
  for (const { name, values } of widgetOptions(kind)) {
    const value = get(name)?.trim() ?? ''
    if (value === '') continue
    const isListed = name === 'country' ? isCountry(value) : (values?.includes(value) ?? true)
    if (isListed) attributes[name] = value
    else rejected.push({ name, value })
  }
  const read = READERS[kind]
  // Each round takes what is wrong out, so that there are no more rounds than attributes.
  for (let rounds = Object.keys(attributes).length; read && rounds > 0; rounds -= 1) {
    const { problems = [] } = read((name) => attributes[name] ?? null)
    for (const wrong of problems.map(attributeOf)) {
      const name = Object.hasOwn(attributes, wrong) ? wrong : partnerOf(wrong)
      const value = attributes[name]
      if (value === undefined) continue
      rejected.push({ name, value })
      delete attributes[name]
    }
  }
  return { attributes, rejected }
}

/** A height without widths is as useless as widths without a height. */
const partnerOf = (name: string): string => (name === 'height' ? 'widths' : 'height')
