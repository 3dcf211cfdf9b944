import { LANGUAGE_KEY, pickFeatures } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { SHOWN_BY } from './shown-by.table.ts'
import type { ShownFeature } from './shown-by.table.ts'

/**
 * Returns the messages that the components of these features show, so that a page carries no
 * others: `messagesFor(catalogue, ['fabric'])` for a page with `FabricProduct`.
 *
 * @throws DeveloperError for an unknown feature, with the known ones.
 */
export function messagesFor(catalogue: Catalogue, features: readonly ShownFeature[]): Catalogue {
  const unknown = features.find((feature) => !Object.hasOwn(SHOWN_BY, feature))
  if (unknown !== undefined)
    // Every package knows a DeveloperError by its name; this one runs without the core's code.
    throw Object.assign(
      new Error(
        `catalogueFor([…]) got '${unknown}', which is no feature, so its messages would be missing. Write of ${Object.keys(SHOWN_BY).join(', ')}.`,
      ),
      { name: 'DeveloperError' },
    )
  const own = catalogue[LANGUAGE_KEY]
  const shown = pickFeatures(
    catalogue,
    features.flatMap((feature): readonly string[] => SHOWN_BY[feature]),
  )
  return own === undefined ? shown : { [LANGUAGE_KEY]: own, ...shown }
}
