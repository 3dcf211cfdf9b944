import { flattenMessages, LANGUAGE_KEY } from '../catalogue.ts'
import type { Catalogue, MessagesByFeature } from '../catalogue.ts'
import { english } from '../en/index.ts'
import { messagesFor } from '../messages-for.ts'
import type { ShownFeature } from '../shown-by.table.ts'
import { BRITISH_MESSAGES } from './british-messages.table.ts'

const differing: MessagesByFeature = BRITISH_MESSAGES

/** English by feature, as Britain and Australia write it. */
export const british: MessagesByFeature = Object.fromEntries(
  Object.entries(english).map(([feature, messages]) => [
    feature,
    { ...messages, ...differing[feature] },
  ]),
)

/** All of British English, flat: what a page in `en_GB` or `en_AU` carries. */
export const catalogue: Catalogue = { [LANGUAGE_KEY]: 'en', ...flattenMessages(british) }

/** The part of British English that a page with these features shows. */
export const catalogueFor = (features: readonly ShownFeature[]): Catalogue =>
  messagesFor(catalogue, features)
