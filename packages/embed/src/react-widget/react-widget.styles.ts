import { FONT_STACKS } from '../page/font-stacks.ts'
import { WIDTHS } from '../page/reserve.styles.ts'

/**
 * Styles of the panel of a React widget. It inherits nothing from the host's styles, except that a
 * page may set the theme's tokens on the host element.
 */
export const reactWidgetStyles = `
:host{display:block!important;box-sizing:border-box!important;padding:0!important;border:0!important;block-size:auto!important;overflow:visible!important;
  opacity:1!important;visibility:visible!important;container-type:inline-size;${WIDTHS.tool};max-inline-size:100%}
:host([hidden]){display:none!important}
.widget{all:initial;box-sizing:border-box;display:block;position:relative;background:var(--selvage-color-paper);color:var(--selvage-color-ink);border:1px solid var(--selvage-color-hair);
  padding:clamp(16px,4cqi,32px);font:400 16px/1.55 var(--selvage-font-text,${FONT_STACKS.text});overflow-wrap:anywhere}
.widget data{white-space:nowrap}
.widget .signed{margin-block:24px 0;font-size:12px;color:var(--selvage-color-ink-2)}
@media print{.widget{border:0;padding:0}}
`
