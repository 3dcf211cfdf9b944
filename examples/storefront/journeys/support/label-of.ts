import type { Locator } from 'playwright-core'

/** The whole label of a field, such as the card of a radio button. */
export const labelOf = (field: Locator): Locator => field.locator('xpath=ancestor::label')
