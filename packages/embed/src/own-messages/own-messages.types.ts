import type { Language } from '@selvage/core/locale'
import type { WidgetMessageKey } from './widget-messages.generated.ts'

export type { WidgetMessageKey } from './widget-messages.generated.ts'

/** A page's own messages in place of the widgets', by language and by the key of the message. */
export type OwnMessages = Readonly<
  Partial<Record<Language, Readonly<Partial<Record<WidgetMessageKey, string>>>>>
>
