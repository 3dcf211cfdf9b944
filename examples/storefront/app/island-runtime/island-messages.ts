import { createHash } from 'node:crypto'
import type { Locale } from '@selvage/core/locale'
import { pickFeatures } from '@selvage/i18n/messages'
import type { Catalogue } from '@selvage/i18n/messages'
import { islandFeatures } from '../islands/islands.table.ts'

/** Address below which the messages of islands are, by locale and names. */
export const ISLAND_MESSAGES_PATH = '/island-messages/'
/** Stands between the names of islands in an address. */
export const BETWEEN_NAMES = '.'

/** The messages that some islands show, with a version that changes when one of them does. */
export interface IslandMessages {
  readonly messages: Catalogue
  readonly version: string
}

/** Picks the messages of some islands out of those of a locale. */
export function pickIslandMessages(catalogue: Catalogue, names: Iterable<string>): IslandMessages {
  const messages = pickFeatures(catalogue, islandFeatures(names))
  const hash = createHash('sha256').update(JSON.stringify(messages))
  return { messages, version: hash.digest('base64url').slice(0, 12) }
}

/** Returns the address of some islands' messages, which a browser may keep for good. */
export const islandMessagesHref = (
  locale: Locale,
  names: Iterable<string>,
  version: string,
): string => `${ISLAND_MESSAGES_PATH}${locale}/${[...names].join(BETWEEN_NAMES)}?v=${version}`
