/**
 * What the snippet gives to the host's style sheet: the place that each widget will need, so that nothing moves when it comes.
 * A card is its picture (1.06 times as high as wide) and 148 px of words; the link and picture inside lie in that place meanwhile.
 */
export const reserveStyles = `
selvage-design-card{display:block;block-size:0;padding-block-end:calc(106% + 148px)}
selvage-design-card img{display:block;inline-size:100%;block-size:auto}
selvage-add-to-cart{display:block;min-block-size:326px}
@media(max-width:640px){selvage-add-to-cart{min-block-size:592px}}
selvage-cart-button{display:inline-block;min-inline-size:88px;min-block-size:44px}
`
