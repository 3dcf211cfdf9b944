/**
 * Styles for the host's style sheet that reserve each widget's space, so that the page does not
 * shift when a widget is drawn. A card is its picture (1.06 times as high as wide) and 148 px of
 * text. A buy box has three heights, depending on its width. A percentage of padding refers to the
 * width. The link and picture inside the element fill the space until then.
 */
export const reserveStyles = `
selvage-design-card{display:block;block-size:0;padding-block-end:calc(106% + 148px)}
selvage-design-card img,selvage-add-to-cart img{display:block;inline-size:100%;block-size:auto}
selvage-add-to-cart img{max-inline-size:200px}
selvage-add-to-cart{display:block;block-size:0;padding-block-end:max(358px,min(580px,(520px - 100%)*9999),min(700px,(300px - 100%)*9999))}
selvage-wallpaper-calculator,selvage-fill-a-yard{display:block;min-block-size:640px}
selvage-cart-button{display:inline-block;min-inline-size:88px;min-block-size:44px}
`
