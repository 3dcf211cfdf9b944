import { shownMessages } from '../../packages/embed/src/own-messages/shown-messages.ts'
import type { Catalogue } from '../../packages/i18n/src/messages/catalogue.ts'

/** Where the generated declaration lies in the workspace. */
export const WIDGET_MESSAGES_FILE = 'packages/embed/src/own-messages/widget-messages.generated.ts'

const HEADER = `// Generated from the messages of the widgets by \`npm run messages\`; a test compares the two.

/** The key of a message of the widgets that a page may replace; \`messages.json\` has ours. */
export type WidgetMessageKey =
`

/** Returns the TypeScript source that declares every message that a widget of the embed shows. */
export function declareWidgetMessages(english: Catalogue): string {
  const keys = Object.keys(shownMessages('en', english)).map((key) => `  | '${key}'\n`)
  return `${HEADER}${keys.join('')}`
}
