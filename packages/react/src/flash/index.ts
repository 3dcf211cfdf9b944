export { FlashMessages, type FlashMessage, type FlashMessagesProps } from './flash-messages.tsx'
export { Flash, type FlashProps } from './flash.tsx'
export { ToldFlash, toldWords, type ToldError, type ToldFlashProps } from './told.tsx'
