export { FlashMessages, type FlashMessage, type FlashMessagesProps } from './flash-messages.tsx'
export { Flash, type FlashProps } from './flash.tsx'
