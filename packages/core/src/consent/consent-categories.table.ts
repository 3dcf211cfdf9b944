/** One purpose of things that are stored or sent, and the choice that allows it. */
interface ConsentCategoryRow {
  /** The part of a choice that allows it; null for what is there without being asked for. */
  readonly allowedBy: 'analytics' | 'marketing' | null
}

/**
 * Every purpose for which a shop stores something on a device or sends something from it. What a
 * visitor asks for by using the shop needs no consent: `necessary` is what the shop could not do
 * without, `functional` is what it remembers of how somebody uses it, for nobody else. Counting
 * visits and advertising need one each.
 */
export const CONSENT_CATEGORIES = {
  necessary: { allowedBy: null },
  functional: { allowedBy: null },
  analytics: { allowedBy: 'analytics' },
  marketing: { allowedBy: 'marketing' },
} as const satisfies Readonly<Record<string, ConsentCategoryRow>>

/** The purpose of a thing that is stored or sent. */
export type ConsentCategory = keyof typeof CONSENT_CATEGORIES

/** A category that a visitor is asked about. */
export type AskedCategory = {
  [name in ConsentCategory]: (typeof CONSENT_CATEGORIES)[name]['allowedBy'] extends null
    ? never
    : name
}[ConsentCategory]

/** All categories, those first that are there without being asked for. */
export const CONSENT_CATEGORY_NAMES = Object.keys(CONSENT_CATEGORIES) as readonly ConsentCategory[]

/** True for a category that a visitor is asked about. */
export const isAsked = (category: ConsentCategory): category is AskedCategory =>
  CONSENT_CATEGORIES[category].allowedBy !== null
