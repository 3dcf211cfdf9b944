type Choice = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * How long a form that was sent early waits for its island, in milliseconds. After that it goes
 * the way of a page without script, which takes the shopper to the same result on another page.
 * A link that opens a dialog waits as long, and then leads to its page.
 */
export const HOLD_MS = 1_500

/** A form or a link that was pressed before its island could take it. */
interface Held {
  readonly element: HTMLElement
  /** Repeats the press. */
  again(): void
}

/** The input that an island received before its code was loaded. */
export interface EarlyInput {
  /** True when somebody touched the island before its page's script ran, which no event tells. */
  isTouched(): boolean
  /** Holds forms and links to dialogs from now on: the island's code is on its way. */
  hold(): void
  /**
   * Resets the text of fields to what the server rendered, so that hydration finds what it expects.
   * Ticks stay in view: it leaves them alone.
   */
  rewind(): void
  /** Repeats the changes and presses, now that the island handles them. */
  replay(): void
  /** Lets what is held go the way without script, because the island does not come. */
  giveUp(): void
}

/**
 * Records input on an island until it is hydrated. Links that open no dialog are left alone, and so
 * is all that works without script as long as no code is on its way.
 */
export function watchEarlyInput(island: HTMLElement): EarlyInput {
  const clicks: HTMLElement[] = []
  const changed = new Map<Choice, string | boolean>()
  const watching = new AbortController()
  /** Forms are held until the island handles them, so also while it is hydrated. */
  let holding = new AbortController()
  /** Fields that were changed during the hydration, which may put them back, as they were then. */
  const changedLate = new Map<Choice, string | boolean>()
  const held: Held[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRewound = false
  const giveUp = (): void => {
    watching.abort()
    holding.abort()
    clearTimeout(timer)
    // A form that goes its way takes along what was typed into it before the hydration.
    if (isRewound) typed().forEach((value, field) => putBack(field, value))
    isRewound = false
    // A document is left once.
    repeat(held.splice(0).slice(-1))
  }
  island.addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
          : null
      if (button) clicks.push(button)
    },
    { signal: watching.signal },
  )

  const holdForm = (event: SubmitEvent): void => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    // A search works without its island, but not while the hydration has put its text back.
    if (form.method !== 'post' && !isRewound) return
    const { submitter } = event
    hold(event, {
      element: form,
      again: () => form.requestSubmit(submitter?.isConnected ? submitter : undefined),
    })
  }
  const holdLink = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLElement>('a[aria-haspopup="dialog"]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    hold(event, { element: link, again: () => link.click() })
  }
  const hold = (event: Event, press: Held): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    // Pressing the same again changes nothing.
    if (!held.some(({ element }) => element === press.element)) held.push(press)
    startTimer()
  }
  // A browser that was busy with the island's code finds the first half over: the second is for
  // what that code still has to do.
  const startTimer = (): void => {
    timer ??= setTimeout(() => {
      timer = setTimeout(giveUp, HOLD_MS / 2)
    }, HOLD_MS / 2)
  }

  const listen = (): void => {
    const options = { capture: true, signal: holding.signal }
    island.addEventListener('submit', holdForm, options)
    island.addEventListener('click', holdLink, options)
  }

  const fields = (): NodeListOf<Choice> =>
    island.querySelectorAll('input:not([type="hidden"]), select, textarea')

  return {
    isTouched: () =>
      island.contains(document.activeElement) || [...fields()].some((field) => isChanged(field)),
    hold: listen,
    giveUp,
    rewind() {
      if (holding.signal.aborted) {
        // The code that took too long is here after all, and puts texts back.
        holding = new AbortController()
        listen()
      }
      const note = ({ target, type: act }: Event): void => {
        const field = target as Choice
        if (isTick(field) === (act === 'click')) changedLate.set(field, valueOf(field))
      }
      for (const type of ['input', 'click'])
        island.addEventListener(type, note, { capture: true, signal: holding.signal })
      watching.abort()
      clearTimeout(timer)
      timer = undefined
      if (held.length > 0) startTimer()
      isRewound = true
      for (const field of [...fields()].filter(isChanged)) {
        changed.set(field, valueOf(field))
        if (!isTick(field)) field.value = drawnValue(field)
      }
    },
    replay() {
      holding.abort()
      clearTimeout(timer)
      isRewound = false
      for (const [field, value] of typed()) {
        if (!field.isConnected) continue
        if (isTick(field)) {
          // React hears of a press only where it changes something.
          field.checked = value === false
          field.click()
        } else type(field, String(value))
      }
      for (const button of clicks) if (button.isConnected) button.click()
      // The island has drawn the repeated changes by then.
      setTimeout(() => repeat(held.splice(0)))
    },
  }

  /** The changes of fields, those during the hydration last. */
  function typed(): Map<Choice, string | boolean> {
    const all = new Map(changed)
    for (const [field, late] of changedLate) {
      all.delete(field)
      all.set(field, wholeValue(field, late))
    }
    return all
  }

  /** Joins the text that was typed before the hydration and the one that came after it. */
  function wholeValue(field: Choice, late: string | boolean): string | boolean {
    const before = changed.get(field)
    if (
      field instanceof HTMLSelectElement ||
      typeof before !== 'string' ||
      typeof late !== 'string'
    )
      return late
    const drawn = drawnValue(field)
    const isWhole = late.startsWith(before) || !late.startsWith(drawn)
    return isWhole ? late : before + late.slice(drawn.length)
  }

  function repeat(presses: readonly Held[]): void {
    for (const { element, again } of presses) if (element.isConnected) again()
  }
}

const isTick = (field: EventTarget | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

const valueOf = (field: Choice): string | boolean => (isTick(field) ? field.checked : field.value)

/** Returns the value of a field as the server drew it. */
function drawnValue(field: Choice): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

/** True for a field that is not as the server drew it; of radios the chosen one alone counts. */
function isChanged(field: Choice): boolean {
  if (!isTick(field)) return field.value !== drawnValue(field)
  return field.type === 'radio'
    ? field.checked && !field.defaultChecked
    : field.checked !== field.defaultChecked
}

function putBack(field: Choice, value: string | boolean): void {
  if (isTick(field)) field.checked = value === true
  else field.value = String(value)
}

// React notices a value only when it is set through the element's own setter.
function type(field: Choice, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
