import { EVENTS_ID } from '../analytics/event-marks.ts'

/** The parts of the shop's page that a search changes, marked by this attribute. */
const PART = 'data-live'
/** The same, for a text that is announced when it changes. */
const TEXT = 'data-live-text'
/** The form of the filters and that of the order. */
const FORM = 'form[data-shop-filters], form[data-shop-sort]'

let request: XMLHttpRequest | undefined
/** The address whose designs are shown, without its fragment. */
let shownAddress = ''
const addressNow = (): string => location.pathname + location.search

/**
 * Applies a choice of the shop's filters at once: the page of the new search is fetched, and its
 * parts take the places of those that are shown. Without this script the forms' own buttons do it.
 */
export function startLiveFilters(): void {
  shownAddress = addressNow()
  markLive()
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null
    // A text is sent by Enter.
    const isText = target instanceof HTMLInputElement && target.type === 'search'
    if (target instanceof HTMLInputElement && target.type === 'color') usePickedColor(target)
    if (form && !isText) show(addressOf(form), true)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof Element ? event.target.closest(FORM) : null
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    show(addressOf(form), true)
    form.closest<HTMLElement>('[role="dialog"]')?.querySelector<HTMLElement>('button')?.click()
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.closest('[data-live="bar"]') || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    event.preventDefault()
    show(link.href, true)
  })
  // A link within the page, such as the one to its content, shows the same designs.
  addEventListener('popstate', () => {
    if (addressNow() !== shownAddress) show(location.href, false)
  })
}

/** A color that was chosen is looked for; its checkbox is for pages without a script. */
function usePickedColor({ form }: HTMLInputElement): void {
  const picking = form?.elements.namedItem('picking')
  if (picking instanceof HTMLInputElement) picking.checked = true
}

function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') address.searchParams.append(name, value)
  return address.href
}

function show(address: string, isNew: boolean): void {
  request?.abort()
  const asked = new XMLHttpRequest()
  request = asked
  asked.open('GET', address)
  // The browser reads the page itself: no text of it becomes HTML here.
  asked.responseType = 'document'
  asked.addEventListener('load', () => {
    const page = asked.responseXML
    if (page === null || !page.querySelector(`[${PART}]`)) return location.assign(address)
    if (isNew) history.pushState(null, '', asked.responseURL)
    shownAddress = addressNow()
    takeOver(page)
    // A visitor who has declined has no events.
    if (page.getElementById(EVENTS_ID))
      void import('../analytics/page-events.client.ts').then(({ recordPage }) => recordPage(page))
  })
  asked.addEventListener('error', () => location.assign(address))
  asked.send()
}

function takeOver(page: Document): void {
  const { activeElement } = document
  const focused = activeElement?.id
  const open = new Map(
    [...document.querySelectorAll<HTMLDetailsElement>(`[${PART}] details[id]`)].map((group) => [
      group.id,
      group.open,
    ]),
  )
  document.title = page.title
  for (const part of page.querySelectorAll<HTMLElement>(`[${PART}]`)) {
    const shown = document.querySelector(`[${PART}="${part.getAttribute(PART)}"]`)
    // The filters stay where a dialog has put them.
    shown?.replaceChildren(...[...part.childNodes].map((node) => document.adoptNode(node)))
  }
  for (const part of page.querySelectorAll<HTMLElement>(`[${TEXT}]`)) {
    const shown = document.querySelector(`[${TEXT}="${part.getAttribute(TEXT)}"]`)
    if (shown && shown.textContent !== part.textContent) shown.textContent = part.textContent
  }
  // The languages and the preferences lead back to the search that is shown.
  for (const area of ['header', 'footer']) {
    const links = [...page.querySelectorAll(`${area} a`)]
    const shown = document.querySelectorAll(`${area} a`)
    if (links.length !== shown.length) continue
    shown.forEach((link, at) => link.setAttribute('href', links[at]?.getAttribute('href') ?? ''))
  }
  for (const [id, isOpen] of open) {
    const group = document.getElementById(id)
    if (group instanceof HTMLDetailsElement) group.open ||= isOpen
  }
  markLive()
  // A chip that was taken off is gone; its place is beside what the search has found.
  const next =
    (focused && document.getElementById(focused)) ||
    document.querySelector<HTMLElement>(`[${TEXT}="count"]`)
  if (document.activeElement === document.body) (next as HTMLElement | null)?.focus()
}

/**
 * The order is applied at once, so that its form needs no button, unless another order was chosen
 * before this script was there.
 */
function markLive(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-shop-sort]')) {
    const options = [...form.querySelectorAll('option')]
    const isChosen = options.some(({ selected, defaultSelected }) => selected && !defaultSelected)
    const button = form.querySelector<HTMLElement>('[type="submit"]')
    if (button) button.hidden = !isChosen
  }
}
