import * as css from '@vanilla-extract/css'
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css'
import { getFileScope } from '@vanilla-extract/css/fileScope'
import { addRecipe } from '@vanilla-extract/css/recipe'
import { component } from './component.ts'
import { variantClasses } from './variant-classes.ts'

/** The cascade layer of all rules, so that a host's classes win over them. */
const LAYER = 'selvage'
/** Inside the layer, for the rules that every other one wins over. */
const BASE_LAYER = `${LAYER}.base`
/** Matches the elements of the components and what is inside them, without specificity. */
const WITHIN = `:where(.${component}, .${component} *)`

type Variants = Readonly<Record<string, Readonly<Record<string, ComplexStyleRule | string>>>>
type Value<Name> = Name extends 'true' | 'false' ? boolean : Name
/** One value of each variant. */
type Chosen<V extends Variants> = { readonly [Name in keyof V]?: Value<keyof V[Name]> | undefined }
/** Returns the class names of the chosen variants. */
type Recipe<V extends Variants> = (chosen?: Chosen<V>) => string

const inLayer = <Rule extends StyleRule | GlobalStyleRule>(rule: Rule, layer = LAYER) => ({
  '@layer': { [layer]: rule },
})

function layered(rule: ComplexStyleRule | string): ComplexStyleRule {
  if (typeof rule === 'string') return [rule]
  if (!Array.isArray(rule)) return inLayer(rule)
  return rule.map((part) =>
    typeof part === 'string' || Array.isArray(part) ? part : inLayer(part),
  )
}

const partsOf = (rule: ComplexStyleRule | string) => (Array.isArray(rule) ? rule : [rule])

/** Returns a class for the outermost element of a component. */
export function style(rule: ComplexStyleRule): string {
  return css.style([component, ...partsOf(layered(rule))])
}

/** Returns a class for an element inside a component, or for one of a host's own. */
export function partStyle(rule: ComplexStyleRule | string): string {
  return css.style(layered(rule))
}

/** Returns classes by name, for elements inside a component. */
export function styleVariants<Name extends string>(
  rules: Record<Name, ComplexStyleRule>,
): Record<Name, string> {
  return css.styleVariants(rules, (rule: ComplexStyleRule) => partsOf(layered(rule)))
}

interface RecipeRules<V extends Variants> {
  readonly base?: ComplexStyleRule | string
  readonly variants?: V
  readonly defaultVariants?: Chosen<V>
}

/** Returns a recipe for the outermost element of a component. */
export function recipe<V extends Variants>({ base = {}, ...rules }: RecipeRules<V>): Recipe<V> {
  return partRecipe({ ...rules, base: [component, ...partsOf(base)] })
}

/**
 * Returns a recipe for an element inside a component. It has no class for a variant without a rule,
 * which every script would carry.
 */
export function partRecipe<V extends Variants>({
  base = {},
  variants,
  defaultVariants,
}: RecipeRules<V>): Recipe<V> {
  // First, because the rules of a variant win over those of the base.
  const own = partStyle(base)
  const classes = Object.fromEntries(
    Object.entries(variants ?? {}).map(([name, rules]) => [name, classesOf(rules)]),
  )
  const defaults = defaultVariants as Parameters<typeof variantClasses>[2]
  const args = [own, classes, ...(defaults === undefined ? [] : [defaults])] as const
  return addRecipe(variantClasses(...args) as Recipe<V>, {
    importPath: pathTo('theme/variant-classes.ts'),
    importName: 'variantClasses',
    args: args as unknown as Parameters<typeof addRecipe>[1]['args'],
  })
}

/** Returns the path from the style sheet that is being read to a file of this package's sources. */
function pathTo(file: string): string {
  const [sheet = ''] = `/${getFileScope().filePath}`.split('/src/').reverse()
  return `./${'../'.repeat(sheet.split('/').length - 1)}${file}`
}

function classesOf(rules: Variants[string]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([, rule]) => Object.keys(rule).length > 0)
      .map(([value, rule]) => [value, partStyle(rule)]),
  )
}

/** Adds a rule for elements inside those of a component, by a selector that names a class. */
export function globalStyle(selector: string, rule: GlobalStyleRule): void {
  css.globalStyle(selector, inLayer(rule))
}

/** Adds a rule of a document, which every rule of a component wins over. */
export function documentStyle(selector: string, rule: GlobalStyleRule): void {
  css.globalStyle(selector, inLayer(rule, BASE_LAYER))
}

/** Adds a rule for elements by their names, inside the components alone. */
export function elementStyle(selectors: string, rule: GlobalStyleRule): void {
  documentStyle(withinComponents(selectors), rule)
}

/** Returns a list of selectors that match inside components alone, as specific as before. */
export function withinComponents(selectors: string): string {
  return selectors
    .split(', ')
    .map((selector) => selector.replace(/^(.*?)(::[a-z-]+)?$/, `$1${WITHIN}$2`))
    .join(', ')
}
