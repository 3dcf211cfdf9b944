/** Times that an attempt is asked about before the shopper has to ask again. */
export const MOST_ASKS = 15
/** Answers 'unknown attempt' after which a lost attempt counts as never begun. */
export const ABSENT_ASKS = 2
/** Saves in a row that may meet a newer order. */
export const MOST_CONFLICTS = 2
