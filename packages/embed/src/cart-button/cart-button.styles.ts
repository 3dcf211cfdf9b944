import { controlTokens } from '../page/panel.styles.ts'

/** Styles of the cart button, added to those of the panel. Its dialog brings the other colors. */
export const cartButtonStyles = `
${controlTokens(['edge'])}
:host{display:inline-block!important;contain:layout style!important}
.badge{border:0;background:none}
.badge button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-block-size:44px;padding:0 14px;border:1px solid var(--edge);border-radius:2px;background:var(--paper);color:inherit;font:inherit;font-size:15px;font-weight:500;white-space:nowrap;cursor:pointer}
.badge button:hover{background:var(--sunk)}
[aria-expanded=true]{border-color:var(--ink)!important;box-shadow:inset 0 0 0 1.5px var(--ink)}
b{min-inline-size:20px;padding:0 5px;border-radius:10px;background:var(--ink);color:var(--paper);font-size:12px;font-weight:600;line-height:20px;text-align:center;font-variant-numeric:tabular-nums}
[hidden]{display:none}
`
