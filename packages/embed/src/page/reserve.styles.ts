/**
 * Widths of the widgets where the page leaves the width to the content, as in a row, a float or a
 * table; a widget is never wider than its surroundings. They are the same before and after a widget
 * is drawn.
 */
export const WIDTHS = {
  card: 'contain-intrinsic-inline-size:280px',
  box: 'contain-intrinsic-inline-size:420px',
  tool: 'contain-intrinsic-inline-size:720px',
} as const
/**
 * A card is no wider, unless the page's own rules say so: its picture would fill the screen. Pages
 * without this style sheet have a place of their own for it, which the script does not change.
 */
const CARD_MAX = 'min(100%,480px)'
/**
 * The width of a widget is its own affair: neither what is inside nor what will be widens it. On
 * paper it stands on one page.
 */
const CONTAINED =
  'position:relative;contain:inline-size;min-inline-size:0;max-inline-size:100%;break-inside:avoid'

/** The rules of elements that are as high as their link. */
const bare = (mark: string) => `
selvage-design-card${mark}:before,selvage-add-to-cart${mark}:before,selvage-collection-strip${mark}:before{content:none}
selvage-design-card${mark}>*,selvage-add-to-cart${mark}>*,selvage-collection-strip${mark}>*{position:static}
selvage-wallpaper-calculator${mark},selvage-fill-a-yard${mark}{min-block-size:0}
`

/**
 * Styles for the host's style sheet that reserve each widget's space, so that the page does not
 * shift when a widget is drawn. A card is its picture (1.06 times as high as wide) and 148 px of
 * text. A buy box has three heights, depending on its width. A percentage of padding refers to the
 * width, here of the element itself. A tool is higher than most screens, so that what follows it
 * stands below them until it is drawn. The link and picture inside the element fill the space until
 * then. An element that cannot be drawn is as high as its link.
 */
const drawnStyles = `
selvage-design-card,selvage-add-to-cart,selvage-collection-strip,selvage-wallpaper-calculator,selvage-fill-a-yard{display:block;${CONTAINED};${WIDTHS.tool}}
selvage-design-card{${WIDTHS.card};max-inline-size:${CARD_MAX}}
selvage-add-to-cart{${WIDTHS.box}}
selvage-design-card:before,selvage-add-to-cart:before{content:"";display:block;padding-block-end:calc(106% + 148px)}
selvage-add-to-cart:before{padding-block-end:max(358px,min(580px,(520px - 100%)*9999),min(740px,(300px - 100%)*9999))}
selvage-design-card>*,selvage-add-to-cart>*{position:absolute;inset:0 0 auto}
selvage-design-card img,selvage-add-to-cart img{display:block;inline-size:100%;block-size:auto}
selvage-add-to-cart img{max-inline-size:200px}
selvage-collection-strip:before{content:"";display:block;padding-block-end:calc(max(159px,(100% - 90px)*.212) + 206px)}
selvage-collection-strip>*{position:absolute;inset:0 0 auto}
selvage-wallpaper-calculator,selvage-fill-a-yard{min-block-size:clamp(640px,100vh,1700px)}
selvage-fill-a-yard{min-block-size:clamp(640px,100vh,800px)}
selvage-cart-button{display:inline-block;min-inline-size:88px;min-block-size:44px}
${bare('[data-bare]')}`

/** The whole sheet: a page without a script draws no element. */
export const reserveStyles = `${drawnStyles}@media (scripting:none){${/* @__PURE__ */ bare('')}}
`

/** The sheet of `defineElements`, without specificity: every rule of the host's own wins. */
export const reserveBelowHost = drawnStyles.replace(
  /selvage-[\w-]+(\[[\w-]+\])?( img)?/g,
  ':where($&)',
)
