import { WIDGET_NAMES } from '../loader/widget-names.ts'
import { findScript } from '../page/find-script.ts'
import { unknownShopMessage } from './unknown-shop-message.ts'

// The script fetches this file in place of its widgets, and a page evaluates it once.
console.error(unknownShopMessage(findScript()?.dataset ?? {}))

// An element that is not drawn is as high as its link (page/reserve.styles.ts).
const tags = WIDGET_NAMES.map((name) => `selvage-${name}`).join()
for (const element of document.querySelectorAll(tags)) element.toggleAttribute('data-bare', true)
