/** A tag as it stands in `facets` and in a shop address: `block print` is `tag:block-print`. */
export function slugFacet(tag: string): string {
  return `tag:${slugOf(tag)}`
}

/** Lower-case letters and digits with single hyphens between. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
