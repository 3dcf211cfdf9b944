/** The moment of every date of a test shop's accounts. */
export const TODAY = '2026-03-02T09:00:00.000Z'
