/** Keys of the messages of a widget that could not be read. */
export const FAILED_KEYS = ['embed.unavailable', 'common.tryAgain'] as const
