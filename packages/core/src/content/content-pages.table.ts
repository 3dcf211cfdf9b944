/** The kinds of content pages, in the order of the footer. */
export const CONTENT_CATEGORIES = ['company', 'help', 'policy'] as const
/** The kind of a content page: about the company, help with an order, or a policy. */
export type ContentCategory = (typeof CONTENT_CATEGORIES)[number]

interface ContentPageRow {
  readonly category: ContentCategory
}

/**
 * The pages whose text an editor writes, in the order of the footer.
 * @source spec 2 §2.2, §2.3
 */
export const CONTENT_PAGES = {
  about: { category: 'company' },
  press: { category: 'company' },
  accessibility: { category: 'company' },
  'small-business-grant': { category: 'company' },
  sell: { category: 'company' },
  'design-grant': { category: 'company' },
  'how-it-works': { category: 'help' },
  'happiness-guarantee': { category: 'help' },
  'promo-codes': { category: 'help' },
  'design-tools': { category: 'help' },
  contact: { category: 'help' },
  terms: { category: 'policy' },
  'pro-terms': { category: 'policy' },
  'seller-agreement': { category: 'policy' },
  privacy: { category: 'policy' },
  cookies: { category: 'policy' },
  'right-of-withdrawal': { category: 'policy' },
  'legal-notice': { category: 'policy' },
} as const satisfies Readonly<Record<string, ContentPageRow>>

/** Name of a page whose text an editor writes. */
export type ContentPageName = keyof typeof CONTENT_PAGES

/** The names of all content pages. */
export const CONTENT_PAGE_NAMES = Object.keys(CONTENT_PAGES) as readonly ContentPageName[]

/** True for the name of a content page. */
export const isContentPage = (name: unknown): name is ContentPageName =>
  typeof name === 'string' && Object.hasOwn(CONTENT_PAGES, name)
