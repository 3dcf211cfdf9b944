type ClassesByVariant = Readonly<Record<string, Readonly<Record<string, string>>>>
type Chosen = Readonly<Record<string, string | boolean | undefined>>

/**
 * Returns a function that gives the class names of the chosen variants. The compiled styles of the
 * components call it in the browser.
 */
// @__NO_SIDE_EFFECTS__
export function variantClasses(
  base: string,
  variants: ClassesByVariant,
  defaults: Chosen = {},
): (chosen?: Chosen) => string {
  return (chosen = {}) => {
    let names = base
    for (const variant in variants) {
      const name = variants[variant]?.[String(chosen[variant] ?? defaults[variant])]
      if (name !== undefined) names += ` ${name}`
    }
    return names
  }
}
