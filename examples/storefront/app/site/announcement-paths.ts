/** The address to which the announcement bar posts; it is no page. */
export const CLOSE_ANNOUNCEMENT_PATH = '/announcements/close'

/** The fields of its form. */
export const CLOSE_FIELDS = { id: 'announcement', back: 'back' } as const
