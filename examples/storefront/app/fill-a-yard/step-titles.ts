import type { Translate } from '@selvage/i18n/messages'

/** Returns the title of a Fill-A-Yard page at each step. */
export function stepTitles(t: Translate) {
  const titled = (title: string): string => `${title} | ${t('common.brand')}`
  return {
    options: titled(t('page.fillAYardOptionsTitle')),
    canvas: titled(t('page.fillAYardCanvasTitle')),
  }
}
