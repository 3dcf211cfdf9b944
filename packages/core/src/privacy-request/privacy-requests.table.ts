/** The data that somebody can ask about: to have a copy of it, or to have it deleted. */
export const PRIVACY_REQUESTS = ['access', 'delete'] as const
/** A request that a mailed link confirms. */
export type PrivacyRequestKind = (typeof PRIVACY_REQUESTS)[number]

/**
 * The choices of the form, of which one is made at a time. The last one counts at once and needs no
 * mail.
 * @source spec 2 §3.12, §5
 */
export const PRIVACY_CHOICES = [...PRIVACY_REQUESTS, 'doNotSell'] as const
/** A choice of the form. */
export type PrivacyChoice = (typeof PRIVACY_CHOICES)[number]

/** The most characters of the name of an agent, who asks for somebody else. */
export const AGENT_NAME_MAX = 100

/**
 * The states of a request: asked for until its link is used, in progress while data is being
 * deleted, and then one of the three in which it ends. An expired one can be made again.
 * @source spec 2 §4
 */
export const PRIVACY_STATES = ['asked', 'inProgress', 'confirmed', 'expired', 'canceled'] as const
/** The state of a request. */
export type PrivacyState = (typeof PRIVACY_STATES)[number]

/** How long the link of a request's mail confirms it, days. */
export const PRIVACY_LINK_DAYS = 7

/** How long a copy of the data can be downloaded once its request is confirmed, days. */
export const PRIVACY_DOWNLOAD_DAYS = 14

/** The days in which data is deleted, as the flow promises. @source spec 2 §9 */
export const DELETION_DAYS = 30

/** The days in which every request is answered at the latest. @source spec 1 §9 */
export const ANSWER_DAYS = 45
