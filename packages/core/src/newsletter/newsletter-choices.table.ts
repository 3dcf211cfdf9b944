/** How the choices of a newsletter stand in a form: what its reader is, likes, or wants to hear. */
export type NewsletterChoiceGroup = 'persona' | 'interest' | 'news'

interface ChoiceRow {
  readonly group: NewsletterChoiceGroup
  /** The gateway's name. */
  readonly wire: string
  /** True for one that is chosen before anybody has. */
  readonly chosen?: true
}

/** The choices of a reader of the newsletter, in the order of the form. @source spec 2 §3.11 */
export const NEWSLETTER_CHOICES = {
  maker: { group: 'persona', wire: 'maker' },
  artist: { group: 'persona', wire: 'artist' },
  interiorDesigner: { group: 'persona', wire: 'designer' },
  creator: { group: 'persona', wire: 'creator' },
  businessOwner: { group: 'persona', wire: 'business_owner' },
  shopper: { group: 'persona', wire: 'shopping' },
  wallpaper: { group: 'interest', wire: 'wallpaper' },
  homeDecor: { group: 'interest', wire: 'home_decor' },
  fabric: { group: 'interest', wire: 'fabric' },
  exclusiveDeals: { group: 'news', wire: 'exclusive_deals', chosen: true },
  designChallenges: { group: 'news', wire: 'design_challenges' },
} as const satisfies Readonly<Record<string, ChoiceRow>>

/** One choice of a newsletter. */
export type NewsletterChoice = keyof typeof NEWSLETTER_CHOICES

/** The choices in the order of the form. */
export const NEWSLETTER_CHOICE_NAMES = Object.keys(
  NEWSLETTER_CHOICES,
) as readonly NewsletterChoice[]

/** The choices of one group, in the order of the form. */
export const newsletterChoicesOf = (group: NewsletterChoiceGroup): readonly NewsletterChoice[] =>
  NEWSLETTER_CHOICE_NAMES.filter((name) => NEWSLETTER_CHOICES[name].group === group)

/** The languages that the newsletter is written in. @source spec 2 §3.11 */
export const NEWSLETTER_LANGUAGES = ['en', 'de'] as const

/** A language of the newsletter. */
export type NewsletterLanguage = (typeof NEWSLETTER_LANGUAGES)[number]

/** The ways to be written to that a reader can end. @source spec 2 §4 */
export const NEWSLETTER_CHANNELS = ['email', 'sms', 'all'] as const

/** E-mail, text messages, or both. */
export type NewsletterChannel = (typeof NEWSLETTER_CHANNELS)[number]

/**
 * The consent to text messages: its version, and the most messages of a month.
 * @source spec 2 §9
 */
export const SMS_CONSENT = { version: '2026-11', messagesPerMonth: 10 } as const
