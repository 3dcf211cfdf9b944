import { contrastColors, darkColors, lightColors } from '@selvage/react/tokens'
import type { ColorToken } from '@selvage/react/tokens'
import { FONT_STACKS } from './font-stacks.ts'
import { WIDTHS } from './reserve.styles.ts'
import { controlColors, panelColors } from './theme-colors.ts'

const tokens = (names: readonly ColorToken[]) =>
  names
    .map(
      (name) =>
        `--${name}:var(--selvage-color-${name},light-dark(${lightColors[name]},${darkColors[name]}))`,
    )
    .join(';')
const contrast = (names: readonly ColorToken[]) =>
  names
    .map((name) => `--${name}:${contrastColors[name].replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')}`)
    .join(';')

type ControlColor = (typeof controlColors)[number]

/** Returns the rules of color tokens that a card does not need. */
export const controlTokens = (names: readonly ControlColor[]): string =>
  `.panel{${tokens(names)}}@media(prefers-contrast:more){.panel{${contrast(names)}}}`

/** Color tokens of buttons and fields, which a card does not need. */
export const interactiveTokens = controlTokens(controlColors)

/**
 * Styles of the panel on which every widget is drawn. It inherits nothing from the host's styles. A
 * host may place and size the element; rules that would break it (`* { padding: 0 !important }`)
 * have no effect, because important rules of a shadow tree win over the page's. The panel follows
 * the host's color scheme, so that a page without a dark theme gets no dark panel.
 */
export const panelStyles = `
:host{display:grid!important;box-sizing:border-box!important;padding:0!important;border:0!important;block-size:auto!important;overflow:visible!important;
  opacity:1!important;visibility:visible!important;contain:layout style inline-size!important;break-inside:avoid;${WIDTHS.card};max-inline-size:100%}
:host:before,:host([hidden]){display:none!important}
.panel{all:initial;position:relative;color-scheme:inherit;display:flex;flex-direction:column;min-inline-size:0;${tokens(panelColors)};
  background:var(--paper);color:var(--ink);border:1px solid var(--hair);font:16px/1.5 var(--selvage-font-text,${FONT_STACKS.text});overflow-wrap:anywhere}
.panel,.panel *{box-sizing:border-box}
:host([theme=light]) .panel{color-scheme:light}
:host([theme=dark]) .panel{color-scheme:dark}
p{margin:0}
a{color:inherit;text-decoration:none}
.card .title a:after{content:"";position:absolute;inset:0}
a:hover{text-decoration:underline 1px}
:focus-visible{outline:3px solid var(--chalk);outline-offset:3px}
.cloth{position:relative;display:block;aspect-ratio:1/1.06;background:var(--sunk);overflow:hidden}
img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.text{display:flex;flex-direction:column;flex:1;min-block-size:117px;padding:14px 16px 12px;font-size:14px}
.title{font:420 20px/1.2 var(--selvage-font-display,${FONT_STACKS.display});font-variation-settings:"SOFT" 40,"WONK" 1}
.quiet{color:var(--ink-2)}
.price{margin-block-start:auto;font-weight:500;font-variant-numeric:tabular-nums lining-nums}
.rule{position:absolute;inset:auto auto 10px 10px;background:var(--selvage);padding:3px 7px 4px;font-size:11px;line-height:1;white-space:nowrap;inline-size:calc(100%/6 + 15px)}
.metric{inline-size:calc(100%/6.096 + 15px)}
.rule:before{content:"";display:block;block-size:6px;margin-block-end:4px;border:solid var(--ink);border-width:1px 1px 0;background:linear-gradient(var(--ink) 0 0) 50%/1px no-repeat}
.metric:before{background:repeating-linear-gradient(90deg,transparent 0 calc(20% - 1px),var(--ink) calc(20% - 1px) 20%)}
.strip{display:flex;align-items:center;justify-content:space-between;gap:12px;min-block-size:31px;padding:7px 12px 3px;border-block-start:1px solid var(--hair);color:var(--ink-2);font-size:11px;line-height:1.25;letter-spacing:.07em;text-transform:uppercase;
  background:radial-gradient(circle at 4px 4px,var(--hole) 1px,transparent 1.4px) 2px 0/9px 8px repeat-x,var(--selvage)}
svg{display:block;flex:none}
circle{stroke:light-dark(#0003,#fff5)}
@media(prefers-contrast:more){.panel{--ink-2:var(--ink);--hair:var(--ink);--hole:var(--ink)}}
`
