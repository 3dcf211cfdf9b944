import { MAX_QUANTITY, readQuantity } from '@selvage/core/cart'
import { readOnce } from '@selvage/core/contract'
import { isFabricCode, listFabrics, sizeIn } from '@selvage/core/fabric'
import type { FabricOffer, FabricSize } from '@selvage/core/fabric'
import { isCurrency, localeOf, measurementOf } from '@selvage/core/locale'
import { multiplyMoney } from '@selvage/core/money'
import { offeredSizes, pickFabric, pickSize } from '@selvage/machines/cart'
import type { AddedEvent, Told } from '@selvage/machines/cart'
import type { WordKey } from '@selvage/i18n/words'
import { attempt, complain, draw, faultOf, formatMoney, panelStyles, readCard } from '../design-card/design-card.part.ts'
import { cartMemory } from '../page/cart-memory.ts'
import type { Kit } from '../page/kit.ts'
import { addToCartStyles } from './add-to-cart.styles.ts'
import { addToCartTree, translatorIn } from './add-to-cart.tree.ts'
import type { BuyBox, SpokenScene } from './add-to-cart.tree.ts'
import type { AddToCartSnapshot, BuyingKit, CartFlow } from './cart-flow.ts'
import { readWish } from './read-wish.ts'

type FlowPart = typeof import('./cart-flow.ts')

/** Reads the design and the prices of an element and shows its buy box, until the signal ends it. */
export async function mount(element: HTMLElement, kit: Kit, signal: AbortSignal): Promise<void> {
  const wish = readWish((name) => element.getAttribute(name))
  const fault = faultOf(element, kit.designId) ?? (wish.ok ? undefined : wish.fault)
  if (fault || !wish.ok || !isCurrency(kit.currency)) return fault && complain(element, fault)
  const { currency } = kit
  const language = await kit.speak()
  const country = wish.country ?? kit.locale.slice(3)
  const scene: SpokenScene = { ...kit, language, country }
  await attempt(element, kit, signal, async (again) => {
    const [card, offers] = await Promise.all([
      readCard(kit, again),
      readOnce(kit.gateway, listFabrics, { query: { currency, country, page_locale: localeOf(kit.lang, country) } }),
    ])
    if (signal.aborted) return
    if (!card) return complain(element, ['design-id', 'is a design that the shop does not have', '123'])
    const recommended = isFabricCode(card.recommendedFabric) ? card.recommendedFabric : undefined
    const fabric = pickFabric(offers, wish.fabric ?? recommended)
    const offer = offers.find(({ code }) => code === fabric)
    const measurement = measurementOf(country)
    const size = pickSize(offer, measurement, sizeIn(measurement, wish.cut))
    const box: BuyBox = { card, offer, size, sizes: offeredSizes(offer, measurement, size), quantity: wish.quantity }
    const root = draw(element, addToCartTree(scene, box), panelStyles, addToCartStyles)
    if (offer && root.querySelector('form')) bringToLife(element, root, { kit: { ...kit, currency }, scene, box, offer, offers, country, signal })
  })
}

interface Life {
  readonly kit: BuyingKit
  readonly scene: SpokenScene
  readonly box: BuyBox
  readonly offer: FabricOffer
  readonly offers: readonly FabricOffer[]
  readonly country: string
  readonly signal: AbortSignal
}

/** Gives a drawn buy box its behaviour: choosing and counting at once, everything about the cart when its code has come. */
function bringToLife(element: HTMLElement, root: ShadowRoot, { kit, scene, box, offer, offers, country, signal }: Life): void {
  const t = translatorIn(scene)
  const part = <T extends HTMLElement = HTMLElement>(id: string) => root.getElementById(id) as T
  const form = root.querySelector('form') as HTMLFormElement
  const field = part<HTMLInputElement>('quantity')
  const [fault, said, done, button, checkout] = [part('fault'), part('said'), part('done'), part('buy'), part<HTMLAnchorElement>('checkout')]
  const memory = cartMemory(kit.gateway)
  const chosen = (): FabricSize => ((root.querySelector('[name=size]:checked') as HTMLInputElement | null)?.value ?? box.size) as FabricSize
  const listen = <K extends keyof HTMLElementEventMap>(target: HTMLElement, type: K, heard: (event: HTMLElementEventMap[K]) => void) => target.addEventListener(type, heard, { signal })

  const showTotal = (): void => {
    const read = readQuantity(field.value)
    const unit = offer.pricing.sizes[chosen()]
    part('total').textContent = unit && read.ok && !read.reset ? formatMoney(multiplyMoney(unit, read.quantity), scene.locale) : ''
    field.setAttribute('aria-valuenow', read.ok ? String(read.quantity) : '')
  }
  /** Reads what stands in the field; above 99 goes back to 1 and says so. @source spec 1 §4 */
  const readField = (): boolean => {
    const read = readQuantity(field.value)
    field.setAttribute('aria-invalid', String(!read.ok))
    fault.textContent = read.ok ? '' : t(`forms.${read.fault}`)
    if (read.ok) field.value = String(read.quantity)
    if (read.ok && read.reset) said.textContent = fault.textContent = t('form.quantityReset', { typed: read.reset, max: MAX_QUANTITY })
    showTotal()
    return read.ok
  }
  const step = (by: number): void => {
    const read = readQuantity(field.value)
    field.value = String(Math.min(MAX_QUANTITY, Math.max(1, (read.ok ? read.quantity : 1) + by)))
    readField()
    edited()
  }
  const edited = (): void => {
    part('label').textContent = t('fabric.addToCart')
    showTotal()
  }
  listen(part('less'), 'click', () => step(-1))
  listen(part('more'), 'click', () => step(1))
  listen(field, 'input', edited)
  listen(field, 'change', () => void readField())
  listen(field, 'keydown', (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  })
  listen(form, 'change', edited)
  showTotal()

  let flow: Promise<CartFlow> | undefined
  let actor: ReturnType<CartFlow['start']> | undefined
  const fetchFlow = (): Promise<CartFlow> => {
    flow ??= kit.load<FlowPart>('cart-flow').then(({ createCartFlow }) => createCartFlow(kit, country))
    flow.catch(() => { flow = undefined })
    return flow
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) form.addEventListener(intent, () => void fetchFlow().catch(() => undefined), { signal, once: true, passive: true })

  /** The sentence of an error; for one that no cart call has, the one that always holds. */
  const sentenceOf = ({ code, params }: Told): string => t(Object.hasOwn(scene.language.words, `errors.${code}`) ? (`errors.${code}` as WordKey) : 'errors.SERVER_ERROR', params)
  const change = (snapshot: AddToCartSnapshot): void => {
    const busy = snapshot.matches('adding')
    button.setAttribute('aria-disabled', String(busy))
    part('label').textContent = t(busy ? 'fabric.adding' : snapshot.matches('added') ? 'fabric.added' : 'fabric.addToCart')
    const { error } = snapshot.context
    if (error) fault.textContent = sentenceOf(error)
  }
  const showHeld = (): void => {
    const count = memory.count() ?? 0
    done.hidden = count === 0
    part('held').textContent = t('embed.inCart', { count })
  }
  memory.follow(showHeld, signal)
  showHeld()
  const added = ({ item }: AddedEvent): void => {
    const count = memory.count() ?? 0
    fault.textContent = ''
    said.textContent = t('fabric.addedMessage', { title: box.card.title, count })
    element.dispatchEvent(new CustomEvent('selvage-added', { bubbles: true, composed: true, detail: { designId: item.designId, fabric: item.fabric, size: item.size, quantity: item.quantity, count } }))
  }

  const add = async (): Promise<void> => {
    button.setAttribute('aria-disabled', 'true')
    part('label').textContent = t('fabric.adding')
    try {
      const { start } = await fetchFlow()
      if (signal.aborted) return
      actor ??= start({ designId: box.card.id, offers, fabric: offer.code, size: chosen(), quantity: field.value }, { change, added }, signal)
      const { context } = actor.getSnapshot()
      if (context.size !== chosen()) actor.send({ type: 'CHOOSE_SIZE', size: chosen() })
      if (context.typed !== field.value) actor.send({ type: 'TYPE_QUANTITY', typed: field.value })
      actor.send({ type: 'ADD' })
    } catch {
      button.setAttribute('aria-disabled', 'false')
      edited()
      fault.textContent = t('errors.SERVER_ERROR')
    }
  }
  listen(form, 'submit', (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true') return
    if (readField()) void add()
    else field.focus()
  })
  listen(checkout, 'click', (event) => {
    event.preventDefault()
    fault.textContent = ''
    said.textContent = t('embed.opening')
    const target = event.metaKey || event.ctrlKey || event.shiftKey ? '_blank' : '_top'
    void fetchFlow().then((each) => each.leave(kit, target)).catch(() => {
      if (!signal.aborted) fault.textContent = t('embed.openFailed')
    })
  })
}
