// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { addToCartStyles } from '../add-to-cart/add-to-cart.styles.ts'
import { cartPanelStyles } from '../cart-panel/cart-panel.styles.ts'
import { reactWidgetStyles } from '../react-widget/react-widget.styles.ts'
import { panelStyles } from './panel.styles.ts'

afterEach(() => document.body.replaceChildren())

/** Lets words break anywhere, as a panel does, and says how a text in this markup wraps. */
function wrapsIn(styles: string, markup: string): string {
  document.body.innerHTML = `<style>${panelStyles}${styles}</style>${markup}`
  return getComputedStyle(document.querySelector('[data-amount]') ?? document.body).whiteSpace
}

test.each([
  ['the subtotal', cartPanelStyles, '<p class="sum"><span></span><span data-amount></span></p>'],
  ['a line of the cart', cartPanelStyles, '<li class="cl"><p class="price" data-amount></p></li>'],
  [
    'a size',
    addToCartStyles,
    '<label class="size"><span class="price" data-amount></span></label>',
  ],
  ['the total', addToCartStyles, '<output class="total price" data-amount></output>'],
  ['a tool', reactWidgetStyles, '<div class="widget"><data data-amount></data></div>'],
])('the amount of %s never breaks', (_, styles, markup) => {
  expect(wrapsIn(styles, markup)).toBe('nowrap')
})

test('the label beside the subtotal wraps', () => {
  const markup = '<p class="sum"><span data-amount></span><span></span></p>'
  expect(wrapsIn(cartPanelStyles, markup)).not.toBe('nowrap')
})
