import { motion } from '@selvage/react/tokens'
import { interactiveTokens } from '../page/panel.styles.ts'

/**
 * Styles of the cart's panel, added to those of the button. The dialog is in the browser's top
 * layer, so that nothing of the page covers or cuts it; the script sets its place.
 */
export const cartPanelStyles = `
${interactiveTokens}
.vh{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
dialog{all:unset;position:fixed;inset:var(--top,8px) auto auto var(--left,0);display:none;inline-size:var(--width,392px);max-block-size:var(--height,100vh);overflow:auto;overscroll-behavior:contain}
dialog[open]{display:block}
dialog::backdrop{background:none}
.cart{border-color:var(--ink);font-size:15px;line-height:1.45}
.wide .cart{border-inline-width:0}
.head{display:flex;align-items:center;justify-content:space-between;gap:8px;padding:8px 8px 8px 18px;border-block-end:1px solid var(--hair)}
h2,h3{all:unset;display:block}
.cl .title{font-size:17px}
.head small{color:var(--ink-2);font-size:14px}
dialog button{appearance:none;background:none;border:0;padding:0;color:inherit;font:inherit;cursor:pointer;border-radius:2px;transition:background-color ${motion.move}}
.close{flex:none;inline-size:44px;block-size:44px;font-size:22px}
.close:hover,.qty button:hover{background-color:var(--sunk)}
ul{list-style:none;margin:0;padding:0}
.cl{display:grid;grid-template-columns:72px 1fr auto;gap:4px 14px;padding:14px 18px;border-block-end:1px solid var(--hair)}
.cl>.cloth{inline-size:72px;block-size:72px;aspect-ratio:auto;grid-row:1/3}
.cl p{font-size:13px;margin-block-start:2px}
.cl .price{margin:0;font-size:15px;font-weight:600}
[aria-busy=true] .price{color:var(--ink-2)}
.ctl{grid-column:2/4;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 12px}
.qty{display:grid;grid-template-columns:44px 44px 44px;block-size:46px;border:1px solid var(--edge);border-radius:2px;background:var(--raised)}
.qty button{font-size:18px}
.qty [aria-disabled=true]{color:var(--ink-2);cursor:default}
.qty input{all:unset;box-sizing:border-box;min-inline-size:0;border:solid var(--hair);border-width:0 1px;text-align:center;font-size:16px;font-variant-numeric:tabular-nums}
.qty input:focus-visible{outline:3px solid var(--chalk);outline-offset:3px}
.qty input[aria-invalid=true]{box-shadow:inset 0 0 0 2px var(--rust)}
dialog .line-button{min-block-size:44px;font-size:14px;text-decoration:underline 1px;text-underline-offset:.22em}
.trouble{grid-column:1/4;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 12px}
.trouble p,.note{color:var(--rust);font-weight:500}
.gone span{flex:1 1 180px}
.gone{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 12px;padding:4px 18px;background:var(--sunk);border-block-end:1px solid var(--hair);font-size:14px}
.blank{display:grid;place-content:center;gap:8px;min-block-size:196px;padding:24px 28px;background:var(--sunk);text-align:center;text-wrap:balance}
.blank .small{justify-self:center;display:grid;align-items:center;min-block-size:44px;padding:7px 16px;border:1px solid var(--edge);font-weight:500}
.bars{display:grid;gap:14px;padding:24px 18px}
.bars i{block-size:14px;background:var(--sunk)}
.bars i:nth-child(2){inline-size:70%}
.bars i:nth-child(3){inline-size:45%}
.foot{padding:14px 18px 18px}
.sum>:last-child,.cl .price{white-space:nowrap}
.sum small{font-size:12px;font-weight:400}
.sum{display:flex;justify-content:space-between;gap:12px;font-size:16px;font-weight:600;font-variant-numeric:tabular-nums}
.foot .quiet{margin:2px 0 14px;font-size:13px}
dialog .buy{display:block;box-sizing:border-box;inline-size:100%;min-block-size:52px;padding:7px 20px;border:1px solid var(--madder);background:var(--madder);color:var(--on-madder);font-size:17px;font-weight:600}
dialog .buy:hover{background:var(--madder-deep)}
.buy[aria-disabled=true]{cursor:progress}
.foot .note{margin-block-start:8px}
dialog .strip{min-block-size:34px}
dialog [hidden],dialog .note:empty{display:none}
@media(min-height:560px){.cart{max-block-size:inherit}.lines{min-block-size:0;overflow:auto}.foot,.head{flex:none}}
@media(max-width:359px){.cl{grid-template-columns:56px 1fr auto}.cl>.cloth{inline-size:56px;block-size:56px}.ctl{grid-column:1/4}}
@media(prefers-reduced-motion:reduce){dialog button{transition:none}}
@media(forced-colors:active){dialog .buy{border-color:ButtonText}}
`
