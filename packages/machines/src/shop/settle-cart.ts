import { shopError } from '@selvage/core/contract'
import type { CartEditorState } from '../cart/cart-editor-state.ts'
import type { CartEditor } from '../cart/edit-cart.ts'

/**
 * Waits until every change of a cart is saved; one that failed is tried again. Rejects with a
 * ShopError when it fails once more.
 */
export async function settleCart(editors: readonly CartEditor[]): Promise<void> {
  for (const editor of editors) {
    // A promo code that was rejected before is no change that anybody waits for.
    const { promo, ...failed } = editor.get().failed
    for (const id of Object.keys(failed)) editor.send({ type: 'RETRY', id })
    await settled(editor)
    const again = Object.values(editor.get().failed).find((failure) => failure !== promo)
    if (again) throw shopError(again.error.code, again.error)
  }
}

const isSettled = ({ sent, waiting }: CartEditorState): boolean =>
  sent === undefined && waiting.length === 0

async function settled(editor: CartEditor): Promise<void> {
  let stop = (): void => undefined
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (isSettled(editor.get())) resolve()
    }
    // An editor that nobody has listened to yet begins to send.
    stop = editor.subscribe(check)
    check()
  })
  stop()
}
