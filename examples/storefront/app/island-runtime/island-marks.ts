/** The element that holds an island. */
export const ISLAND_ELEMENT = 'selvage-island'
/** The attribute of the entry script that names the code to fetch ahead, with spaces between. */
export const AHEAD_ATTRIBUTE = 'data-ahead'
/** The attribute of the entry script with the file of each island's code by its name, as JSON. */
export const MODULES_ATTRIBUTE = 'data-modules'
/** The attribute of the entry script with the address of the islands' messages. */
export const MESSAGES_ATTRIBUTE = 'data-messages'
/** Event that brings an island alive before a visitor touches it. */
export const WAKE_EVENT = 'selvage-wake'
/** Id of the script element with the settings that all islands of a page share. */
export const PAGE_SETTINGS_ID = 'selvage-page'
/** Id of the script element with one island's props. */
export const islandDataId = (id: string): string => `selvage-island-${id}`
/** Prefix of the ids that an island's `useId` gives, the same on the server and in the browser. */
export const islandIdPrefix = (id: string): string => `i${id}-`

/**
 * When an island is hydrated: at once, when the browser is idle, near the viewport, at the first
 * touch of it, or at the first act after another island.
 */
export type IslandStrategy = 'load' | 'idle' | 'visible' | 'intent' | 'together'
