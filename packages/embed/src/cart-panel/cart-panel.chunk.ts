import { cartView, toErrorMessage } from '@selvage/machines/cart'
import { MAX_QUANTITY } from '@selvage/core/cart'
import { throttle } from '@selvage/core/timing'
import type { CartView } from '@selvage/machines/cart'
import type { Catalogue } from '@selvage/i18n/messages'
import type { BuyingContext } from '../add-to-cart/cart-flow.ts'
import { formatMoney, selvageStrip } from '../design-card/design-card.chunk.ts'
import { cartMemory } from '../page/cart-memory.ts'
import { errorSentence } from '../page/error-sentence.ts'
import { sheetOf } from '../page/shadow.ts'
import { toNode } from '../tree/to-nodes.ts'
import { cartPanelStyles } from './cart-panel.styles.ts'
import { panelModel, panelTree } from './cart-panel.tree.ts'
import type { PanelAct } from './cart-panel.tree.ts'
import { panelAnnouncements } from './panel-announcements.ts'
import { panelLines, setText } from './panel-lines.ts'
import { placePanel } from './place-panel.ts'
import { createPanelCart } from './panel-shop.ts'

/** The button whose panel it is, and what the panel needs of its widget. */
export interface PanelOptions {
  readonly context: BuyingContext
  readonly messages: Catalogue
  readonly root: ShadowRoot
  readonly button: HTMLElement
  /** Address of the storefront's cart. */
  readonly cartHref: string
  /** Hands the cart over to the storefront and opens it. */
  readonly leave: () => Promise<void>
  readonly signal: AbortSignal
}

/** Selects what became of a line's button: Undo of a Remove, and the other way round. */
const FOLLOWING = ':is([data-act=remove], [data-act=undo], [data-act=retry]:not([hidden]))'

/** The panel of one cart button. */
export interface CartPanel {
  open(): void
  close(): void
}

/** Draws the closed panel of a cart button and makes it work until the signal aborts. */
export function createCartPanel(options: PanelOptions): CartPanel {
  const { context, messages, root, button, cartHref, leave, signal } = options
  const memory = cartMemory(context.gateway)
  const model = panelModel(context, messages)
  const { t, locale } = model
  const dialog = toNode(panelTree(model, context.lang, cartHref)) as HTMLDialogElement
  const byId = (id: string) => dialog.querySelector(`#${id}`) as HTMLElement
  root.adoptedStyleSheets.push(sheetOf(cartPanelStyles))
  root.append(dialog)
  const heading = byId('cart-heading')
  const checkout = dialog.querySelector<HTMLElement>('[data-act=checkout]')
  const lines = panelLines(byId('lines'), model)
  const { editor, refresh } = createPanelCart(context)
  const announcements = panelAnnouncements(byId('said'), model)
  /** The line that was removed or brought back last: the focus follows it. */
  let followed = ''
  /** The failures that were shown when Checkout was pressed, until the cart is handed over. */
  let pressed: readonly unknown[] | undefined

  function showFoot({ pricing, status, totalsOutdated }: CartView): void {
    byId('foot').hidden = status !== 'filled'
    if (!pricing) return setText(byId('subtotal'), '')
    setText(byId('subtotal'), formatMoney(pricing.subtotal, locale))
    byId('subtotal').setAttribute('aria-busy', String(totalsOutdated))
    setText(byId('tax'), pricing.taxIncluded ? t('fabric.taxIncluded') : '')
    setText(byId('later'), t(pricing.taxIncluded ? 'embed.deliveryLater' : 'embed.taxLater'))
  }

  function show(): void {
    const state = editor.get()
    const view = cartView(state)
    const { status, notice, count, pricing } = view
    const hadFocus = dialog.contains(root.activeElement)
    setText(byId('pieces'), status === 'filled' && pricing ? t('cart.pieces', { count }) : '')
    setText(
      byId('cart-notice'),
      notice && status !== 'failed' ? errorSentence(t, messages, notice) : '',
    )
    const blank = status === 'empty' && memory.wasHandedOver() ? 'moved' : status
    for (const each of ['loading', 'failed', 'empty', 'moved'] as const)
      byId(each).hidden = blank !== each
    lines.show(view)
    const colors = view.lines.flatMap(({ item }) => model.image(item)?.palette.slice(0, 3) ?? [])
    byId('edge').replaceChildren(
      toNode(selvageStrip([...new Set(colors)], blank === 'moved' ? '' : t('embed.cartKept'))),
    )
    showFoot(view)
    announcements.show(view)
    // The control that had the focus may be gone, as when the cart changed in another tab.
    if (dialog.open && hadFocus && !dialog.contains(root.activeElement))
      (lines.find(followed, FOLLOWING) ?? heading).focus()
    if (!pressed || view.totalsOutdated) return
    // The storefront would have another cart than the panel shows.
    const failed = view.lines.find(({ error }) => error && !pressed?.includes(error))
    if (!failed) return void hand()
    stay()
    ;(lines.find(failed.item.id, '[data-act=retry]') ?? heading).focus()
  }

  let isHanding = false
  async function hand(): Promise<void> {
    if (isHanding) return
    isHanding = true
    await leave().catch((error: unknown) => {
      // Another tab may have taken the cart to the storefront, or emptied it.
      if (toErrorMessage(error).code === 'ORDER_CONTAINS_NO_ITEMS') refresh()
      else setText(byId('leaving'), t('embed.openFailed'))
    })
    isHanding = false
    stay()
    setText(byId('said'), '')
  }
  function stay(): void {
    pressed = undefined
    checkout?.setAttribute('aria-disabled', 'false')
    setText(checkout, t('embed.checkout'))
  }

  function commit(id: string, typed: string): void {
    announcements.expectChange(id)
    lines.resetField(id)
    editor.send({ type: 'TYPE_QUANTITY', id, typed })
    show()
  }
  function step(id: string, by: number): void {
    const line = cartView(editor.get()).lines.find(({ item }) => item.id === id)
    if (!line) return
    const quantity = line.quantity + by
    if (quantity >= 1 && quantity <= MAX_QUANTITY) commit(id, String(quantity))
  }

  const acts: Readonly<Record<PanelAct, (id: string) => void>> = {
    close: () => dialog.close(),
    less: (id) => step(id, -1),
    more: (id) => step(id, 1),
    remove(id) {
      lines.remember(id)
      announcements.expectRemoval(id)
      followed = id
      editor.send({ type: 'REMOVE', id })
    },
    undo(id) {
      announcements.expectReturn(id)
      followed = id
      editor.send({ type: 'UNDO', id })
    },
    retry(id) {
      announcements.expectChange(id)
      editor.send({ type: 'RETRY', id })
      ;(lines.find(id, 'input') ?? heading).focus()
    },
    reload() {
      heading.focus()
      editor.send({ type: 'RETRY' })
    },
    checkout() {
      if (pressed) return
      pressed = cartView(editor.get()).lines.map(({ error }) => error)
      checkout?.setAttribute('aria-disabled', 'true')
      setText(checkout, t('embed.opening'))
      setText(byId('leaving'), '')
      setText(byId('said'), t('embed.opening'))
      show()
    },
  }
  const idOf = (target: Element): string =>
    target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? ''

  dialog.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-act]')
    if (pressed) acts[pressed.dataset['act'] as PanelAct](idOf(pressed))
  })
  dialog.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement
    const id = idOf(target as Element)
    // Enter has committed it, and the field may show what came of that.
    if (value !== lines.shownIn(id)) commit(id, value)
  })
  dialog.addEventListener('keydown', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return
    const id = idOf(event.target)
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key] ?? 0
    if (by) event.preventDefault()
    if (by) step(id, by)
    if (event.key === 'Enter') commit(id, event.target.value)
  })
  // A press beside the panel closes it; a selection that is dragged out does not.
  let isOutside = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    isOutside = target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    if (isOutside && target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    button.setAttribute('aria-expanded', 'false')
    button.focus()
    byId('said').textContent = ''
    editor.send({ type: 'CLOSE_NOTICE' })
  })
  // Another tab may have changed the cart.
  memory.follow(() => {
    const { count, totalsOutdated } = cartView(editor.get())
    if (dialog.open && !totalsOutdated && memory.count() !== count) refresh()
  }, signal)
  const place = (): void => void (dialog.open && placePanel(dialog, button))
  addEventListener('resize', throttle(place), { signal })
  addEventListener('scroll', throttle(place), { signal, passive: true })
  let stopListening: (() => void) | undefined
  signal.addEventListener('abort', () => {
    stopListening?.()
    dialog.remove()
  })
  return {
    open() {
      if (dialog.open || signal.aborted) return
      // A change that is on its way when the panel closes is still made.
      if (stopListening) refresh()
      else stopListening = editor.subscribe(show)
      button.setAttribute('aria-expanded', 'true')
      setText(byId('leaving'), '')
      dialog.showModal()
      show()
      placePanel(dialog, button)
      heading.focus()
    },
    close: () => dialog.close(),
  }
}
