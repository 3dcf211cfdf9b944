import { interactiveTokens } from '../page/panel.styles.ts'
import { motion } from '@selvage/react/tokens'

/** Styles of the retry button and of the host's own link and picture beside it. */
export const failedStyles = `
${interactiveTokens}
button{appearance:none;display:block;box-sizing:border-box;min-block-size:36px;margin:8px 0 0;padding:7px 14px;border:1px solid var(--edge);border-radius:2px;background:none;color:inherit;font:inherit;font-weight:500;line-height:20px;cursor:pointer;transition:background-color ${motion.move}}
button:hover{background-color:var(--sunk)}
::slotted(*){max-inline-size:100%}
@media(prefers-reduced-motion:reduce){button{transition:none}}
`
