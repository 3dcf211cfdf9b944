/**
 * The code that a page needs when its visitor is led away, their session has expired, or their cart
 * has changed.
 */
export { keepInStep } from '../cart/keep-in-step.ts'
export { navigateTo } from '../page/navigate.ts'
export { refreshInTurn } from '../session/refresh-in-turn.ts'
