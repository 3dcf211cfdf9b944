import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogue, english } from '../packages/i18n/src/messages/en/index.ts'
import { declareMessageParams, MESSAGE_PARAMS_FILE } from './lib/message-params.ts'
import { root } from './lib/paths.ts'
import { declareWidgetMessages, WIDGET_MESSAGES_FILE } from './lib/widget-messages.ts'

await writeFile(join(root, MESSAGE_PARAMS_FILE), declareMessageParams(english))
console.log(`${MESSAGE_PARAMS_FILE} declares the parameters of the English messages`)
await writeFile(join(root, WIDGET_MESSAGES_FILE), declareWidgetMessages(catalogue))
console.log(`${WIDGET_MESSAGES_FILE} declares the messages that a page may replace`)
