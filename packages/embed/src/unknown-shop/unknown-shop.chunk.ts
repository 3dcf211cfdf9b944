import { findScript } from '../page/find-script.ts'
import { unknownShopMessage } from './unknown-shop-message.ts'

// The script fetches this file in place of its widgets, and a page evaluates it once.
console.error(unknownShopMessage(findScript()?.dataset ?? {}))
