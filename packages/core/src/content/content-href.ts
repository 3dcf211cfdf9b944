/** A page of the shop or a part of this page, without a second slash, which names another host. */
const OWN = /^(?:\/(?![/\\])|#)[^\s\\<>"]*$/
/** A page of another site, or an e-mail address. */
const OTHER = /^(?:https?:\/\/[^\s\\<>"/@]+(?:\/[^\s\\<>"]*)?|mailto:[^\s\\<>"]+@[^\s\\<>"]+)$/
/** A picture of the gateway. */
const PICTURE = /^\/[a-z0-9][\w/.,-]*(?:\?[\w=&.,-]*)?$/i

/**
 * True for an address that a text of the shop may lead to: a path of the shop, a part of the page,
 * a page by http or https, or an e-mail address. Scripts, data and other hosts by `//` are none.
 */
export const isContentHref = (href: string): boolean => OWN.test(href) || OTHER.test(href)

/** True for the path of a picture at the gateway: a page loads nothing from elsewhere. */
export const isContentPicture = (src: string): boolean =>
  PICTURE.test(src) && !src.includes('..') && !src.includes('//')
