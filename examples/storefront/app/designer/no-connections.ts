import type { Language } from '@selvage/core/locale'
import type { Translate } from '@selvage/i18n/messages'
import { spelunkPath } from '../spelunks/spelunk-path.ts'

/** Returns the texts of a list of a member who follows nobody, and the link that leads on. */
export function noConnections(t: Translate, lang: Language) {
  return {
    title: t('designer.noConnections'),
    text: t('designer.noConnectionsText'),
    href: spelunkPath(lang, { type: 'designers', s: '' }),
    label: t('designer.findDesigners'),
  }
}
