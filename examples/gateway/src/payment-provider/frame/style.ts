/** Fields as the shop draws its own (label, hint, error, box), in its three themes. */
const LIGHT =
  '--raised:#fffdf9;--ink:#1f1b17;--ink-2:#5b534a;--edge:#877d70;--chalk:#285a8c;--rust:#a53c06;color-scheme:light;'
const DARK =
  '--raised:#221f1b;--ink:#f2ece1;--ink-2:#bdb3a5;--edge:#8d8274;--chalk:#93bdec;--rust:#f3a06f;color-scheme:dark;'
const CONTRAST =
  '--raised:#fff;--ink:#000;--ink-2:#000;--edge:#000;--chalk:#003a75;--rust:#7a2800;color-scheme:light;'

/** The frame's whole style sheet. */
export const FRAME_STYLE = `
@font-face { font-family: "Commissioner Variable"; src: url("/assets/commissioner.woff2") format("woff2"); font-weight: 100 900; font-display: swap }
@font-face { font-family: "Commissioner Variable"; src: url("/assets/commissioner-ext.woff2") format("woff2"); font-weight: 100 900; font-display: swap;
  unicode-range: U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB }
:root { ${LIGHT} }
:root[data-theme="dark"] { ${DARK} }
:root[data-theme="contrast"] { ${CONTRAST} }
@media (prefers-color-scheme: dark) { :root[data-theme="auto"] { ${DARK} } }
@media (prefers-contrast: more) { :root[data-theme="auto"] { ${CONTRAST} } }
*, *::before, *::after { box-sizing: border-box }
html { background: transparent; -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; padding: 6px; background: var(--raised); color: var(--ink); font: 400 1rem/1.55 "Commissioner Variable", "Gill Sans", sans-serif }
form { display: grid; gap: 20px 16px; grid-template-columns: repeat(2, minmax(0, 1fr)) }
.field { display: flex; flex-direction: column; min-inline-size: 0 }
.wide { grid-column: 1 / -1 }
label { display: block; font-size: .875rem; font-weight: 500; margin-block-end: 6px }
.hint { margin: -2px 0 6px; color: var(--ink-2); font-size: .875rem; overflow-wrap: anywhere }
.error { display: flex; gap: 8px; align-items: flex-start; margin: 0 0 6px; color: var(--rust); font-size: .875rem; font-weight: 500; line-height: 1.35 }
.error[hidden] { display: none }
.error::before { content: "!"; flex: none; display: grid; place-items: center; inline-size: 18px; block-size: 18px; border: 1.5px solid; border-radius: 50%; font-size: 12px; font-weight: 700; line-height: 1 }
.box { position: relative; margin-block-start: auto }
input { inline-size: 100%; min-block-size: 48px; padding: 0 14px; border: 1px solid var(--edge); border-radius: 2px; background: var(--raised); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums lining-nums }
input[aria-invalid="true"] { border: 2px solid var(--rust); padding: 0 13px }
input:focus-visible { outline: 3px solid var(--chalk); outline-offset: 3px }
#number { padding-inline-end: 8.5em }
.brand { position: absolute; inset-block: 0; inset-inline-end: 14px; display: grid; place-items: center; color: var(--ink-2); font-size: .875rem; pointer-events: none }
.note { margin: 0; color: var(--ink-2); font-size: .75rem }
.status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (max-width: 340px) { #number { padding-inline-end: 7em } .brand { font-size: .75rem } }
@media (forced-colors: active) { .error::before { border-color: currentColor } }
`
