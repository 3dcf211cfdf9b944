import * as v from 'valibot'
import { MEASUREMENT_SYSTEMS } from '../locale/locale.table.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'

/** Preferences to change; those that are left out stay as they are. */
export interface PreferencesChange {
  readonly country?: string | undefined
  readonly currency?: string | undefined
  readonly locale?: string | undefined
  readonly measurement?: MeasurementSystem | undefined
  readonly adultContent?: boolean | undefined
}

/** The change of preferences on the wire. */
export const preferencesChange = v.strictObject({
  country: v.optional(v.string()),
  currency: v.optional(v.string()),
  locale: v.optional(v.string()),
  measurement_system: v.optional(v.picklist(MEASUREMENT_SYSTEMS)),
  adult_content: v.optional(v.boolean()),
})

/** Writes a change of preferences with the names of the wire. */
export const encodePreferences = (change: PreferencesChange) => ({
  country: change.country,
  currency: change.currency,
  locale: change.locale,
  measurement_system: change.measurement,
  adult_content: change.adultContent,
})
