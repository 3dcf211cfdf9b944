import type { Translate } from '@selvage/i18n/messages'

/** Returns the title of a Fill-A-Yard page at each step, and the end of its breadcrumb. */
export function stepTitles(t: Translate) {
  const titled = (title: string): string => `${title} | ${t('common.brand')}`
  const crumbs = {
    options: t('page.fillAYardOptionsTitle'),
    canvas: t('page.fillAYardCanvasTitle'),
  }
  return { crumbs, titles: { options: titled(crumbs.options), canvas: titled(crumbs.canvas) } }
}
