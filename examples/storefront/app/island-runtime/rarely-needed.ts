/** The code that a page needs when its visitor is led away, or their session has expired. */
export { navigateTo } from '../page/navigate.ts'
export { refreshInTurn } from '../session/refresh-in-turn.ts'
