/**
 * The parameters of the shop's page.
 *
 * - `read`: a filter, the order or the place in the results; {@link readSearch} reads it.
 * - `alias`: an older name of another parameter, read where that one is missing.
 * - `ignored`: accepted for links that have it, without any effect. None of them can show mature
 *   designs: the preference decides that.
 * @source spec 2 §2.5, §2.3 (link shapes)
 */
export const SHOP_PARAMS = {
  on: 'read',
  scope: 'read',
  q: 'read',
  tag: 'read',
  designer: 'read',
  style: 'read',
  topic: 'read',
  color: 'read',
  share: 'read',
  eigColors: 'read',
  pick: 'read',
  picking: 'read',
  scale: 'read',
  fabric: 'read',
  winnersOnly: 'read',
  showMatureContent: 'read',
  sort: 'read',
  page_offset: 'read',
  terms: 'alias',
  screenName: 'alias',
  product: 'alias',
  adult_content: 'alias',
  main: 'alias',
  view: 'ignored',
  lang: 'ignored',
  testVariant: 'ignored',
  isTagsPage: 'ignored',
  autoApply: 'ignored',
  autoApplyMatureContent: 'ignored',
  inner_page_offset: 'ignored',
} as const satisfies Record<string, 'read' | 'alias' | 'ignored'>

/** A parameter of the shop's page. */
export type ShopParam = keyof typeof SHOP_PARAMS

/**
 * Parameters that every page accepts, because they choose how it is shown.
 * @source spec 2 §2.5
 */
export const PAGE_PARAMS = ['country', 'currency', 'measurement_system', 'locale'] as const

/** Parameters that analytics tools append to links. A search ignores them. */
export const TRACKING_PARAMS =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_cid|mc_eid|_ga|igshid|ttclid|twclid|yclid)$/
