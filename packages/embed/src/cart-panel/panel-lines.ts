import { MAX_QUANTITY } from '@selvage/core/cart'
import type { CartLineView, CartView, RemovedLineView } from '@selvage/machines/cart'
import { formatMoney } from '../design-card/design-card.chunk.ts'
import { errorSentence } from '../page/error-sentence.ts'
import { toNode } from '../tree/to-nodes.ts'
import { goneTree, lineTree } from './cart-panel.tree.ts'
import type { PanelModel } from './cart-panel.tree.ts'

/** The list of a panel's lines, whose nodes stay while their line does. */
export interface PanelLines {
  show(view: CartView): void
  /** Shows the quantity that a line has, in place of what was typed. */
  resetField(id: string): void
  /** Returns the quantity that a line's field was last given. */
  shownIn(id: string): string | undefined
  /** The position of a line, which the row of its removal takes. */
  remember(id: string): void
  /** Finds a control of a line, or of the row of its removal. */
  find(id: string, selector: string): HTMLElement | null
}

/** The controls of a line that have its title and amount in their names. */
const NAMED = [
  ['cart.quantityOf', '.qty, input'],
  ['cart.removeTitle', '[data-act=remove]'],
] as const

/** The key of a row: a line, or what became of it. */
interface Row {
  readonly id: string
  readonly key: string
  make(): Node
  update?(node: HTMLElement): void
}

/** Draws the lines of a cart into a list, each line once, so that the focus stays where it is. */
export function panelLines(list: HTMLElement, model: PanelModel): PanelLines {
  const { t } = model
  const nodes = new Map<string, HTMLElement>()
  /** The text that each field was last given; what is being typed stays. */
  const shown = new Map<string, string>()
  /** The position of each removed line, where it stands until the gateway has it back. */
  const positions = new Map<string, number>()

  function updateLine(node: HTMLElement, line: CartLineView): void {
    const { item, quantity, busy, error, unchanged, fieldError, reset, typed } = line
    const find = (selector: string) => node.querySelector<HTMLElement>(selector)
    node.setAttribute('aria-busy', String(busy))
    // After a failure the amount is the one that the price is for; the field has what was typed.
    const named = error ? item : { ...item, quantity }
    setText(find('.amount'), model.amount(named))
    // The names that the line was made with have the amount of then.
    const title = model.fullTitle(named)
    for (const [key, selector] of NAMED)
      for (const control of node.querySelectorAll(selector))
        control.setAttribute('aria-label', t(key, { title }))
    setText(find('.price'), formatMoney(item.total, model.locale))
    const field = node.querySelector('input')
    if (field && shown.get(item.id) !== typed) {
      field.value = typed
      shown.set(item.id, typed)
    }
    field?.setAttribute('aria-valuenow', fieldError ? '' : String(quantity))
    field?.setAttribute('aria-invalid', String(fieldError !== undefined))
    find('[data-act=less]')?.setAttribute('aria-disabled', String(quantity <= 1))
    find('[data-act=more]')?.setAttribute('aria-disabled', String(quantity >= MAX_QUANTITY))
    const problem = [
      error &&
        [
          errorSentence(t, model.messages, error),
          unchanged && t('cart.unchanged', { quantity: unchanged }),
        ]
          .filter(Boolean)
          .join(' '),
      fieldError && t(fieldError),
      reset !== undefined && t('form.quantityStays', { typed: reset, max: MAX_QUANTITY, quantity }),
    ].find(Boolean)
    setText(find('.trouble p'), problem || '')
    find('.trouble')?.toggleAttribute('hidden', !problem)
    find('[data-act=retry]')?.toggleAttribute('hidden', !error)
  }

  const rowOf = (line: CartLineView): Row => ({
    id: line.item.id,
    key: line.item.id,
    make: () => toNode(lineTree(model, line.item)),
    update: (node) => updateLine(node, line),
  })

  /** The row of a removed line that can come back; where it could not, it says why. */
  function goneRow({ item, error }: RemovedLineView): Row {
    const { id } = item
    const title = model.fullTitle(item)
    const [act, sentence] = error
      ? ([
          'retry',
          t('common.labelled', { label: title, text: errorSentence(t, model.messages, error) }),
        ] as const)
      : (['undo', t('cart.removed', { title })] as const)
    return { id, key: `${act}-${id}`, make: () => toNode(goneTree(model, id, act, sentence)) }
  }

  function show({ cart, lines, removed }: CartView): void {
    const present = lines.filter(({ leaving }) => !leaving)
    const isThere = ({ item }: CartLineView) => cart?.items.includes(item)
    const positionOf = ({ id }: Row): number => positions.get(id) ?? 0
    const rows = present.filter(isThere).map(rowOf)
    const others = [
      ...present.filter((line) => !isThere(line)).map(rowOf),
      ...removed.map(goneRow),
    ].sort((one, other) => positionOf(one) - positionOf(other))
    for (const row of others) rows.splice(positionOf(row), 0, row)
    const keys = new Set(rows.map(({ key }) => key))
    for (const [key, node] of nodes) {
      if (keys.has(key)) continue
      node.remove()
      nodes.delete(key)
      shown.delete(key)
    }
    rows.forEach(({ key, make, update }, at) => {
      const node = nodes.get(key) ?? (make() as HTMLElement)
      nodes.set(key, node)
      update?.(node)
      // A node that is moved loses the focus.
      if (list.children[at] !== node) list.insertBefore(node, list.children[at] ?? null)
    })
  }

  return {
    show,
    resetField: (id) => void shown.delete(id),
    shownIn: (id) => shown.get(id),
    remember(id) {
      positions.set(id, [...list.children].indexOf(nodes.get(id) as HTMLElement))
    },
    find: (id, selector) =>
      [id, `undo-${id}`, `retry-${id}`]
        .map((key) => nodes.get(key)?.querySelector<HTMLElement>(selector))
        .find(Boolean) ?? null,
  }
}

/** Writes a text that changed; an alert that is written again is spoken again. */
export function setText(node: HTMLElement | null, text: string): void {
  if (node && node.textContent !== text) node.textContent = text
}
