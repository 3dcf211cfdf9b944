import { MAX_QUANTITY } from '@selvage/core/cart'
import type { OrderItem } from '@selvage/core/cart'
import { measurementOf } from '@selvage/core/locale'
import { formatLength, formatSize } from '@selvage/i18n/format'
import { createTranslator } from '@selvage/i18n/messages'
import type { Catalogue, Translate } from '@selvage/i18n/messages'
import { lineAmount, lineFullTitle, lineImage, lineTitle } from '@selvage/react/order'
import { h } from '../design-card/design-card.chunk.ts'
import type { Tree } from '../tree/tree.ts'
import type { WidgetContext } from '../page/widget-context.ts'

/** The words and pictures of lines, in one language and for one country. */
export interface PanelModel {
  readonly t: Translate
  readonly messages: Catalogue
  readonly locale: string
  readonly title: (item: OrderItem) => string
  /** `Attic Trunk (2 yards, Belgian linen)`. */
  readonly fullTitle: (item: OrderItem) => string
  /** `2 yards, Belgian linen`. */
  readonly amount: (item: OrderItem) => string
  readonly image: (item: OrderItem) => ReturnType<typeof lineImage>
}

/** Makes the model of a panel. */
export function panelModel(context: WidgetContext, messages: Catalogue): PanelModel {
  const { locale, gateway, country = locale.slice(3) } = context
  const t = createTranslator({ catalogue: messages, locale })
  const measurement = measurementOf(country)
  const formats = {
    t,
    length: (lengthIn: number, scale?: Parameters<typeof formatLength>[3]) =>
      formatLength(lengthIn, locale, measurement, scale),
    size: (widthIn: number, heightIn: number) => formatSize(widthIn, heightIn, locale, measurement),
  }
  return {
    t,
    messages,
    locale,
    title: (item) => lineTitle(item, formats),
    fullTitle: (item) => lineFullTitle(item, formats),
    amount: (item) => lineAmount(item, formats),
    image: (item) => lineImage(item, gateway),
  }
}

/** The act that a button stands for; the script reads it from the button. */
export type PanelAct =
  'close' | 'less' | 'more' | 'remove' | 'undo' | 'retry' | 'reload' | 'checkout'

const button = (act: PanelAct, attributes: Record<string, string>, label: string): Tree =>
  h('button', { type: 'button', 'data-act': act, ...attributes }, label)

/** Returns the panel without lines; the script fills it in. */
export function panelTree({ t }: PanelModel, lang: string, cartHref: string): Tree {
  return h(
    'dialog',
    { 'aria-labelledby': 'cart-heading' },
    h(
      'div',
      { class: 'panel cart', part: 'cart', dir: 'ltr', lang },
      h(
        'div',
        { class: 'head' },
        h(
          'div',
          {},
          h(
            'h2',
            { class: 'title', part: 'title', id: 'cart-heading', tabindex: -1 },
            t('cart.title'),
          ),
          h('small', { id: 'pieces' }),
        ),
        button('close', { class: 'close', 'aria-label': t('common.close') }, '×'),
      ),
      h('p', { id: 'cart-notice', class: 'note gone', role: 'alert' }),
      h(
        'div',
        { id: 'loading', class: 'bars' },
        h('i'),
        h('i'),
        h('i'),
        h('span', { class: 'vh' }, t('common.loading')),
      ),
      h(
        'div',
        { id: 'failed', class: 'blank', role: 'alert', hidden: true },
        h('p', { class: 'title' }, t('cart.loadFailed')),
        h('p', {}, t('cart.loadFailedHelp')),
        button('reload', { class: 'small', part: 'retry' }, t('common.tryAgain')),
      ),
      h('ul', { id: 'lines', class: 'lines', part: 'lines' }),
      h(
        'div',
        { id: 'empty', class: 'blank', hidden: true },
        h('p', { class: 'title' }, t('cart.empty')),
        h('p', { class: 'quiet' }, t('cart.emptyHelp')),
      ),
      h(
        'div',
        { id: 'moved', class: 'blank', hidden: true },
        h('p', { class: 'title' }, t('cart.moved')),
        h('p', { class: 'quiet' }, t('cart.movedHelp')),
        h('a', { class: 'small', href: cartHref, target: '_top' }, t('cart.openMoved')),
      ),
      h(
        'div',
        { id: 'foot', class: 'foot', hidden: true },
        h(
          'p',
          { class: 'sum' },
          h('span', {}, t('cart.subtotal'), ' ', h('small', { id: 'tax', class: 'quiet' })),
          h('span', { id: 'subtotal', part: 'subtotal' }),
        ),
        h('p', { id: 'later', class: 'quiet' }),
        button('checkout', { class: 'buy', part: 'checkout' }, t('embed.checkout')),
        h('p', { id: 'leaving', class: 'note', role: 'alert' }),
      ),
      h('div', { id: 'edge' }),
      h('p', { id: 'said', class: 'vh', role: 'status' }),
    ),
  )
}

/** Returns a line; the script fills in what changes: amount, price, quantity, messages. */
export function lineTree({ t, title, fullTitle, image }: PanelModel, item: OrderItem): Tree {
  const name = title(item)
  // Two lines may have one design: a control says which of them it is for.
  const full = fullTitle(item)
  const picture = image(item)
  const problem = `problem-${item.id}`
  return h(
    'li',
    { class: 'cl', part: 'line', 'data-id': item.id },
    h(
      'div',
      { class: 'cloth' },
      picture && h('img', { src: picture.src, alt: '', width: 72, height: 72, decoding: 'async' }),
    ),
    h('div', {}, h('h3', { class: 'title' }, name), h('p', { class: 'quiet amount' })),
    h('p', { class: 'price' }),
    h(
      'div',
      { class: 'ctl' },
      item.quantityEditable
        ? h(
            'div',
            { class: 'qty', role: 'group', 'aria-label': t('cart.quantityOf', { title: full }) },
            button('less', { 'aria-label': t('form.decrease') }, '−'),
            h('input', {
              type: 'text',
              inputmode: 'numeric',
              autocomplete: 'off',
              role: 'spinbutton',
              maxlength: 6,
              'aria-label': t('cart.quantityOf', { title: full }),
              'aria-valuemin': 1,
              'aria-valuemax': MAX_QUANTITY,
              'aria-describedby': problem,
            }),
            button('more', { 'aria-label': t('form.increase') }, '+'),
          )
        : h('span'),
      button(
        'remove',
        { class: 'line-button', 'aria-label': t('cart.removeTitle', { title: full }) },
        t('cart.remove'),
      ),
    ),
    h(
      'div',
      { class: 'trouble' },
      h('p', { id: problem, role: 'alert' }),
      button('retry', { class: 'line-button' }, t('common.tryAgain')),
    ),
    item.cleanup
      ? h('p', { class: 'note trouble' }, t(`cart.unavailable_${item.cleanup}`))
      : undefined,
  )
}

/** Returns the row in the place of a removed line: a sentence and the button that mends it. */
export function goneTree(
  { t }: PanelModel,
  id: string,
  act: 'undo' | 'retry',
  sentence: string,
): Tree {
  const label = act === 'undo' ? t('cart.undo') : t('common.tryAgain')
  return h(
    'li',
    { class: 'gone', 'data-id': id, 'data-gone': act },
    h('span', { id: `gone-${id}`, role: act === 'retry' && 'alert' }, sentence),
    button(act, { class: 'line-button', part: 'undo', 'aria-describedby': `gone-${id}` }, label),
  )
}
