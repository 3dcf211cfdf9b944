/** The ids of designs that members have made begin here, far above those of every catalog. */
export const FIRST_MADE = 1_000_000_000

/** True for a design that a member has made, by its id. */
export const isMade = (id: number): boolean => id >= FIRST_MADE
