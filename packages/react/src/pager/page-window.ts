/** Returns the pages to link to around the current one, from 1; `null` stands for a gap. */
export function pageWindow(current: number, last: number): readonly (number | null)[] {
  const near = new Set([
    1,
    last,
    current - 1,
    current,
    current + 1,
    ...(current <= 2 ? [2, 3] : []),
    ...(current >= last - 1 ? [last - 2, last - 1] : []),
  ])
  const shown = [...near].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
  return shown.flatMap((page, at) => {
    const before = shown[at - 1]
    if (before === undefined || page === before + 1) return [page]
    // A gap of one page is as wide as that page's link, so the page is shown.
    return page === before + 2 ? [before + 1, page] : [null, page]
  })
}
