import type { LoadChunk } from '../page/widget-context.ts'
import { OUR_SCRIPT } from '../page/find-script.ts'
import { defineWidgets } from './define-widgets.ts'
import { chooseShop } from './settings.ts'
import type { ShopAddress } from './settings.ts'

/**
 * The build defines the shops that this script may talk to, the hash in the file names, and the
 * files that each chunk imports. The script of the package has no shop; a server writes its own
 * into it (`scriptForShops`).
 */
declare const SELVAGE_SHOPS: readonly ShopAddress[]
declare const SELVAGE_BUILD: string
declare const SELVAGE_NEEDS: Readonly<Record<string, readonly string[]>>

const running = document.currentScript as HTMLScriptElement | null
const wanted = (running ?? document.querySelector<HTMLScriptElement>(OUR_SCRIPT))?.dataset ?? {}
const shop = chooseShop(SELVAGE_SHOPS, wanted, location.origin)

// A module resolves './x' relative to itself. A classic script does not, so it uses its own URL.
const base = running ? new URL('.', running.src) : './'
const load: LoadChunk = <Part>(name: string): Promise<Part> => {
  for (const needed of SELVAGE_NEEDS[name] ?? []) load(needed).catch(() => undefined)
  return import(/* @vite-ignore */ `${base}${name}-${SELVAGE_BUILD}.js`) as Promise<Part>
}

if (shop) defineWidgets(shop, wanted, load)
// Says why on the console; a page with a shop has no use for these sentences.
else void load('unknown-shop')
