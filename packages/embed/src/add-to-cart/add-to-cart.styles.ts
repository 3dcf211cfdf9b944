import { motion } from '@selvage/react/tokens'
import { interactiveTokens } from '../page/panel.styles.ts'

/**
 * Styles of a buy box, added to those of the panel. The box has two columns when it is at least
 * 520 px wide, whatever the window's width. Its minimum heights are the ones that the host's style
 * sheet reserves (page/reserve.styles.ts).
 */
export const addToCartStyles = `
${interactiveTokens}
:host{container-type:inline-size!important}
.buys{min-block-size:740px}
.box{display:grid;flex:1}
.buys .cloth{aspect-ratio:auto;block-size:220px}
.window{position:absolute;inset:0 auto auto 0;min-inline-size:100%;block-size:100%}
.buys .text{padding:16px 18px 14px}
.buys .title{font-size:23px}
.by{margin:2px 0 14px}
form{display:contents}
button{background:none;color:inherit;font:inherit;cursor:pointer;border:1px solid var(--edge);border-radius:2px;transition:background-color ${motion.move}}
button:hover{background:var(--sunk)}
@media(prefers-reduced-motion:reduce){button{transition:none}}
fieldset{all:unset;display:grid;grid-template-columns:repeat(auto-fit,minmax(86px,1fr));gap:8px;margin-block-end:14px}
.size{position:relative;display:flex;flex-direction:column;min-block-size:57px;padding:9px 10px;border:1px solid var(--edge);border-radius:2px;background:var(--raised);line-height:1.3}
.size input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer}
.size b{font-weight:600}
.size .price{font-weight:400;white-space:nowrap}
.size:has(:checked){border-color:var(--ink);box-shadow:inset 0 0 0 1.5px var(--ink)}
.size:has(:focus-visible),.qty input:focus-visible{outline:3px solid var(--chalk);outline-offset:3px}
.row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;margin-block-end:14px}
.qty{display:grid;grid-template-columns:44px 48px 44px;block-size:44px;border:1px solid var(--edge);border-radius:2px;background:var(--raised)}
.qty button{padding:0;border:0;line-height:42px;font-size:18px}
.qty input{all:unset;box-sizing:border-box;min-inline-size:0;border:solid var(--hair);border-width:0 1px;text-align:center;font-variant-numeric:tabular-nums;font-size:16px}
.qty input[aria-invalid=true]{box-shadow:inset 0 0 0 2px var(--rust)}
.sum{margin-inline-start:auto;text-align:end;font-size:12px;line-height:13px}
.sum>*{display:block}
.total{font-size:25px;line-height:1.2;margin:0;white-space:nowrap}
.buy{inline-size:100%;min-block-size:50px;padding:7px 20px;border-color:var(--madder);background:var(--madder);color:var(--on-madder);font-size:17px;font-weight:600}
.buy:hover{background:var(--madder-deep)}
.buy[aria-disabled=true]{cursor:progress}
.done,.problem{margin-block-start:8px;min-block-size:24px;display:flex;flex-wrap:wrap;gap:2px 12px;align-items:center}
.done{justify-content:space-between}
.done a{font-weight:600;min-block-size:24px;text-decoration:underline;text-underline-offset:.2em}
.problem{color:var(--rust);font-weight:500}
.problem:has(+.done:not([hidden])):empty,.problem:empty+.done[hidden],[hidden]{display:none}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@container(min-width:300px){.buys{min-block-size:580px}}
@container(min-width:520px){.buys{min-block-size:358px}.box{grid-template-columns:minmax(200px,36%) 1fr}.buys .cloth{block-size:auto;min-block-size:100%}.window{aspect-ratio:1/1.06}}
@media(forced-colors:active){.size:has(:checked){outline:3px solid Highlight;outline-offset:-3px}.buy{border-color:ButtonText}}
`
