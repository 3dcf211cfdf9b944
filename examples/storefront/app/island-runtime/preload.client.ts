/** Fetches files of this build at once, which otherwise name each other one after the other. */
export function preload(hrefs: Iterable<string>, nonce = ''): void {
  for (const href of hrefs) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.nonce = nonce
    document.head.append(link)
  }
}
