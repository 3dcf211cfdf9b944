import type { ModeName } from '../../stories/support/modes.table.ts'

/** A story and the modes in which its look is compared. */
interface ComparedStory {
  readonly story: string
  readonly modes: readonly ModeName[]
}

/**
 * The stories and guides whose looks are compared. Together they draw every shared component and
 * each flow once; their plays, where they have one, always end in the same picture.
 */
export const comparedStories: readonly ComparedStory[] = [
  { story: 'foundations-overview--overview', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'foundations-color--contrast', modes: ['dark-es-tablet', 'contrast-fr-mobile'] },
  { story: 'foundations-type--headings', modes: ['light-en-large'] },
  { story: 'foundations-toolbars--picked', modes: ['light-rtl-desktop'] },
  { story: 'guides-theming--docs', modes: ['light-en-large', 'dark-es-tablet'] },
  { story: 'guides-tokens--docs', modes: ['dark-de-narrow'] },
  { story: 'guides-examples--one-buy-button', modes: ['contrast-fr-mobile'] },
  { story: 'general-button--kinds', modes: ['light-en-large', 'dark-es-tablet'] },
  { story: 'general-cloth--window', modes: ['light-en-large'] },
  { story: 'general-dialog--open', modes: ['dark-de-narrow', 'light-en-large'] },
  { story: 'general-error-summary--several', modes: ['contrast-fr-mobile'] },
  { story: 'general-quantity-field--wrong', modes: ['dark-de-narrow'] },
  { story: 'general-radio-cards--fabrics', modes: ['light-rtl-desktop', 'contrast-fr-mobile'] },
  { story: 'general-fields--address-form', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'general-flash-messages--severities', modes: ['dark-es-tablet', 'light-rtl-desktop'] },
  { story: 'general-footer--shop', modes: ['contrast-fr-mobile', 'light-pseudo-extra-large'] },
  { story: 'general-navigation--open', modes: ['light-pseudo-extra-large'] },
  { story: 'general-header--shop', modes: ['light-pseudo-extra-large'] },
  { story: 'general-pager--middle', modes: ['light-rtl-desktop'] },
  { story: 'general-selvage-strip--horizontal', modes: ['light-en-large'] },
  { story: 'general-steps--checkout', modes: ['dark-es-tablet', 'dark-de-narrow'] },
  { story: 'shop-cart--three-kinds', modes: ['light-en-large', 'contrast-fr-mobile'] },
  { story: 'shop-saved-for-later--saved-and-back', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'shop-cart-popover--filled', modes: ['dark-de-narrow'] },
  { story: 'shop-checkout--shipping-errors', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'shop-checkout--review', modes: ['contrast-fr-mobile'] },
  { story: 'shop-design-card--light-ground', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'shop-design-grid--band', modes: ['light-rtl-desktop'] },
  { story: 'shop-reviews--several', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'shop-review-form--rejected', modes: ['contrast-fr-mobile', 'light-en-large'] },
  { story: 'shop-upload-a-design--half-drop', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'shop-own-designs--list', modes: ['light-rtl-desktop'] },
  { story: 'shop-earnings--selling', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'shop-fabric-product--out-of-stock', modes: ['dark-de-narrow', 'light-en-large'] },
  {
    story: 'shop-home-good-product--choosing',
    modes: ['light-en-large', 'dark-de-narrow'],
  },
  { story: 'shop-solid-product--choosing', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'shop-solid-product--every-solid', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'shop-stock-product--sizes', modes: ['light-en-large'] },
  { story: 'shop-invoice--paid', modes: ['dark-es-tablet'] },
  { story: 'shop-search--no-results', modes: ['contrast-fr-mobile', 'light-rtl-desktop'] },
  { story: 'shop-content--every-block', modes: ['light-en-large', 'dark-de-narrow'] },
  { story: 'shop-cut-plan--half-drop', modes: ['light-en-large'] },
  { story: 'shop-wall-drawing--wall', modes: ['dark-es-tablet'] },
  { story: 'shop-wallpaper-calculator--empty', modes: ['light-pseudo-extra-large'] },
  { story: 'shop-fill-a-yard--half-filled', modes: ['dark-de-narrow'] },
]
