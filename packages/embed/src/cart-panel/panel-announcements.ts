import type { CartView } from '@selvage/machines/cart'
import { formatMoney } from '../design-card/design-card.chunk.ts'
import type { PanelModel } from './cart-panel.tree.ts'

/** The announcements of what became of a line, each once the gateway has confirmed it. */
interface PanelAnnouncements {
  expectChange(id: string): void
  expectRemoval(id: string): void
  /** A removed line comes back, so that its removal has no announcement any more. */
  expectReturn(id: string): void
  /** Announces what a new state of the cart has confirmed. */
  show(view: CartView): void
}

/** Creates the announcements of a panel, which are written into its live region. */
export function panelAnnouncements(region: HTMLElement, model: PanelModel): PanelAnnouncements {
  let changed: string | undefined
  let removed: string | undefined

  function announceRemoval(view: CartView): void {
    const line = view.lines.find(({ item }) => item.id === removed)
    if (removed === undefined || (line && !line.error)) return
    const { item } = view.removed.find((each) => each.item.id === removed) ?? {}
    if (item && !line)
      region.textContent = model.t('cart.removed', { title: model.fullTitle(item) })
    removed = undefined
  }

  function announceChange({ lines, pricing, totalsOutdated }: CartView): void {
    if (changed === undefined || totalsOutdated) return
    const line = lines.find(({ item }) => item.id === changed)
    changed = undefined
    // A field's message and a failure are alerts of their own.
    if (!line || !pricing || line.error || line.fieldError || line.reset) return
    region.textContent = model.t('embed.cartNow', {
      title: model.title(line.item),
      amount: model.amount(line.item),
      subtotal: formatMoney(pricing.subtotal, model.locale),
    })
  }

  return {
    expectChange(id) {
      changed = id
    },
    expectRemoval(id) {
      changed = undefined
      removed = id
    },
    expectReturn(id) {
      changed = id
      removed = undefined
    },
    show(view) {
      announceRemoval(view)
      announceChange(view)
    },
  }
}
