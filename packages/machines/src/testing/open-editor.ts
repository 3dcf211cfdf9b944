import { addToCart } from '@selvage/core/cart'
import { createCartEditor } from '../cart/cart-editor.ts'
import type { CartEditor } from '../cart/edit-cart.ts'
import type { CartEditorState } from '../cart/cart-editor-state.ts'
import { cartView } from '../cart/cart.view.ts'
import { designId, line, setUp } from './set-up.ts'
import type { SetUp } from './set-up.ts'

/** An editor that somebody listens to, as on a page. */
export function openEditor({ shop }: SetUp) {
  const editor = createCartEditor(shop)
  const close = editor.subscribe(() => {})
  const view = () => cartView(editor.get())
  return {
    ...editor,
    close,
    view,
    /** Resolves when the cart is known and nothing is on its way. */
    idle: () =>
      until(editor, (state) => {
        const { status, totalsOutdated } = cartView(state)
        return status === 'filled' && !totalsOutdated
      }),
    id: (at: number) => view().lines[at]?.item.id ?? '',
  }
}

/** Resolves when an editor's state passes a test. */
async function until(editor: CartEditor, test: (state: CartEditorState) => boolean) {
  let stop = (): void => {}
  await new Promise<void>((resolve) => {
    const check = () => {
      if (test(editor.get())) resolve()
    }
    stop = editor.subscribe(check)
    check()
  })
  stop()
}

/** Another widget of the shop adds a line. */
export async function addElsewhere({ shop }: SetUp, item = line(designId, 1)) {
  const added = await shop.gateway.send(addToCart, { body: item }, { key: 'other' })
  shop.cart.accept(added.cart)
}

/** The same shop over a fetch that counts requests under way and remembers their signals. */
export function watchedShop(options: Parameters<typeof setUp>[0]) {
  const requests = { underWay: 0, most: 0, signals: [] as AbortSignal[] }
  const all = setUp(options, {
    fetch: async (input, init) => {
      requests.underWay += 1
      requests.most = Math.max(requests.most, requests.underWay)
      if (init?.signal) requests.signals.push(init.signal)
      try {
        return await all.test.fetch(input, init)
      } finally {
        requests.underWay -= 1
      }
    },
  })
  return { ...all, watched: requests }
}
