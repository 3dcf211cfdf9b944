/** A page of a sitemap. */
export interface SitemapEntry {
  readonly path: string
  /** The address of the page's picture. */
  readonly picture?: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

/** Writes the index of sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const rows = addresses.map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>`)
  return [HEAD, `<sitemapindex xmlns="${SITEMAP}">`, ...rows, '</sitemapindex>', ''].join('\n')
}

/** Writes one sitemap. */
export function sitemapUrls(origin: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ path, picture }) => {
    const image =
      picture === undefined
        ? ''
        : `<image:image><image:loc>${escape(picture)}</image:loc></image:image>`
    return `<url><loc>${escape(origin + path)}</loc>${image}</url>`
  })
  return [
    HEAD,
    `<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}">`,
    ...rows,
    '</urlset>',
    '',
  ].join('\n')
}
