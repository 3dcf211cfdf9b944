export { createMessages, useMessages, MessagesProvider } from './messages-context.tsx'
export type { Messages, MessagesOptions } from './messages-context.tsx'
