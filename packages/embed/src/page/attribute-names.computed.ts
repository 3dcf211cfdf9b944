import { widgets } from '../widgets.table.ts'

/** The attributes whose change draws a widget anew; `theme` is followed by its styles. */
const namesOf = (tag: keyof typeof widgets): readonly string[] =>
  Object.keys(widgets[tag].attributes).filter((name) => name !== 'theme')

export const designCardAttributes = namesOf('selvage-design-card')
export const addToCartAttributes = namesOf('selvage-add-to-cart')
export const collectionStripAttributes = namesOf('selvage-collection-strip')
export const cartButtonAttributes = namesOf('selvage-cart-button')
export const wallpaperCalculatorAttributes = namesOf('selvage-wallpaper-calculator')
export const fillAYardAttributes = namesOf('selvage-fill-a-yard')
