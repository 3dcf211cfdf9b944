import { FONT_STACKS } from '../page/font-stacks.ts'
import { interactiveTokens } from '../page/panel.styles.ts'
import { motion } from '@selvage/react/tokens'

/**
 * Styles of the plain cloth that takes the reserved height, and of the note on it: the host's own
 * link and picture, as a card's title, and the retry button. A page's own rules for its links, and
 * for their place until the widget is drawn, are overruled.
 */
export const failedStyles = `
${interactiveTokens}
.cloth{aspect-ratio:auto;flex:1;display:grid;place-content:center;padding:16px}
.note{display:grid;justify-items:start;gap:8px;max-inline-size:360px;padding:16px 20px;border:1px solid var(--hair);background:var(--paper);font-size:14px}
button{appearance:none;display:block;box-sizing:border-box;min-block-size:36px;margin:4px 0 0;padding:7px 14px;border:1px solid var(--edge);border-radius:2px;background:none;color:inherit;font:inherit;font-weight:500;line-height:20px;cursor:pointer;transition:background-color ${motion.move}}
button:hover{background-color:var(--sunk)}
::slotted(*){position:static!important;max-inline-size:100%}
::slotted(img){inline-size:96px!important}
::slotted(a){color:inherit!important;background:none!important;font:420 20px/1.2 var(--selvage-font-display,${FONT_STACKS.display})!important;text-decoration:underline 1px!important;text-underline-offset:.2em!important}
@media(prefers-reduced-motion:reduce){button{transition:none}}
`
