/** The forms of the small-business grant: of a business that there is, and of one to come. */
export const BUSINESS_KINDS = ['owner', 'starter'] as const
/** One of the forms. */
export type BusinessKind = (typeof BUSINESS_KINDS)[number]

/** The types of businesses in the order of the form. @source spec 1 §3 */
export const BUSINESS_TYPES = [
  'clothing',
  'quilting',
  'homeDecor',
  'interiors',
  'children',
  'events',
  'somethingElse',
] as const
/** The type of a business. */
export type BusinessType = (typeof BUSINESS_TYPES)[number]

/** How far a business to come is, in the order of the form. @source spec 1 §3 */
export const BUSINESS_STAGES = ['idea', 'planning', 'samples', 'firstSales'] as const
/** How far a business to come is. */
export type BusinessStage = (typeof BUSINESS_STAGES)[number]

/** The most characters of what is typed. */
export const BUSINESS_LENGTHS = { shopLink: 300, question: 1_000 } as const

/** The most credit of one grant, in US dollars. @source spec 1 §9, spec 2 §9 */
export const GRANT_DOLLARS = 1_000
