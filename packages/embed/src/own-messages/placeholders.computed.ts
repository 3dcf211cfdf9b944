import { catalogue as de } from '@selvage/i18n/messages/de'
import { catalogue as en } from '@selvage/i18n/messages/en'
import { catalogue as es } from '@selvage/i18n/messages/es'
import { catalogue as fr } from '@selvage/i18n/messages/fr'
import { placeholdersOf } from './shown-messages.ts'

/** The placeholders of every message that a widget shows, by its key, computed at build time. */
export const placeholders = placeholdersOf({ en, de, es, fr })
