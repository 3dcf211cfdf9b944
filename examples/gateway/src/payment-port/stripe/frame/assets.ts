import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontAssets, scriptAsset } from '../../../payment-provider/frame/assets.ts'
import type { Asset } from '../../../payment-provider/frame/assets.ts'

/** Everything that the page with Stripe's card fields loads of ours, by its name. */
export function stripeFrameAssets(): ReadonlyMap<string, Asset> {
  const own = (name: string) => scriptAsset(join(import.meta.dirname, `${name}.ts`))
  return new Map([
    ['main.js', own('main')],
    ['element-errors.js', own('element-errors')],
    ['card-frame.js', scriptAsset(fileURLToPath(import.meta.resolve('@selvage/core/card-frame')))],
    [
      'stripe-js.js',
      scriptAsset(fileURLToPath(import.meta.resolve('@stripe/stripe-js/dist/pure.mjs'))),
    ],
    ...fontAssets(),
  ])
}
