const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns a text without the invisible characters that turn the direction of what follows: pasted
 * along with a name or a number, they would print another order of letters than the one typed.
 */
export const withoutOverrides = (value: string): string => value.replace(OVERRIDES, '')
