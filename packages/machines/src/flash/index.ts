export { createFlash } from './flash.ts'
export type { Flash, FlashInput, FlashMessage } from './flash.ts'
