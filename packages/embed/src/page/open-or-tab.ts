/** Opens an address in place of the page; in a new tab where a frame's sandbox does not let it. */
export function openOrTab(href: string, target = '_top'): void {
  if (open(href, target) === null) open(href, '_blank')
}
