import { interactiveTokens } from '../page/panel.styles.ts'
import { motion } from '@selvage/react/tokens'

/**
 * Styles of a collection's strip, added to those of the panel. Its heights are the ones that the
 * host's style sheet reserves (page/reserve.styles.ts): a picture is a fifth of the strip, 150 px
 * wide at least, and 1.06 times as high.
 */
export const collectionStripStyles = `
${interactiveTokens}
:host{container-type:inline-size!important}
.head{display:flex;align-items:center;justify-content:space-between;gap:16px;block-size:84px;padding:0 16px}
.head .title{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.head p+p{font-size:14px;line-height:20px}
.arrows{display:flex;flex:none;gap:8px}
.arrows[hidden]{visibility:hidden}
button{appearance:none;inline-size:44px;block-size:44px;padding:0;border:1px solid var(--edge);border-radius:2px;background:var(--raised);color:inherit;font:inherit;font-size:18px;line-height:1;cursor:pointer;transition:background-color ${motion.move}}
button:hover{background-color:var(--sunk)}
[aria-disabled=true]{border-style:dashed;background:none;color:var(--ink-2);cursor:default}
ul{list-style:none;margin:0;padding:0 16px 16px;display:grid;grid-auto-flow:column;grid-auto-columns:max(150px,(100% - 56px)/5);gap:14px;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;scroll-padding-inline:16px;scrollbar-width:none}
ul::-webkit-scrollbar{display:none}
li{position:relative;scroll-snap-align:start}
li .facts{block-size:68px;padding-block-start:8px;overflow:hidden}
li .title{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;font-size:16px;line-height:20px}
li .title a:after{content:"";position:absolute;inset:0}
li .price{margin:0;font-size:13px;line-height:20px;color:var(--ink-2)}
.strip a{color:var(--ink);font-size:13px;letter-spacing:0;text-transform:none;text-decoration:underline 1px;text-underline-offset:.2em}
.strip{block-size:36px;overflow:hidden}
.strip span{flex:1;line-height:1.15}
@container(max-width:400px){.strip svg{display:none}}
@media(prefers-reduced-motion:reduce){button{transition:none}}
@media print{.arrows{display:none}ul{grid-auto-flow:row;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));overflow:visible}}
`
