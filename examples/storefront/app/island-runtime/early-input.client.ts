import {
  FIELDS,
  drawnValue,
  isChanged,
  isTick,
  putBack,
  repeatChange,
  valueOf,
  wholeValue,
} from './early-fields.client.ts'
import type { Choice } from './early-fields.client.ts'
import { leaveBy, locate, pressOfForm, pressOfLink } from './early-press.client.ts'
import type { Press } from './early-press.client.ts'

/**
 * How long a form that was sent early waits for its island, in milliseconds. After that it goes
 * the way of a page without script, which takes the shopper to the same result on another page.
 * A link that opens a dialog waits as long, and then leads to its page.
 */
export const HOLD_MS = 1_500

/** A field that was changed, and what it had then. */
interface Change {
  readonly field: Choice
  value: string | boolean
  readonly find: () => Choice | undefined
}

/** An act on an island: a change of a field, a button, or a form or link that is held. */
type Act = Change | { readonly click: () => HTMLElement | undefined } | Press

const isChange = (act: Act): act is Change => 'field' in act
const isPress = (act: Act): act is Press => 'again' in act

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
  /** Repeats the acts in their order, now that the island handles them. */
  replay(): void
  /** Lets what is held go the way without script, because the island does not come. */
  giveUp(): void
}

/**
 * Records input on an island until it is hydrated. Links that open no dialog are left alone, and so
 * is all that works without script as long as no code is on its way.
 */
export function watchEarlyInput(island: HTMLElement): EarlyInput {
  let acts: Act[] = []
  const recording = new AbortController()
  /** Forms are held until the island handles them, so also while it is hydrated. */
  let holding = new AbortController()
  /** The fields that were put back for the hydration, as they were before. */
  const before = new Map<Choice, string | boolean>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRewound = false

  const changeOf = (field: Choice, value = valueOf(field)): Change => ({
    field,
    value,
    find: locate(island, field),
  })
  const note = (field: Choice): void => {
    // A hydration may put the field back: what was typed before it belongs to the text.
    const value = isRewound ? wholeValue(field, before.get(field)) : valueOf(field)
    const last = acts.at(-1)
    if (last && isChange(last) && last.field === field) last.value = value
    else acts.push(changeOf(field, value))
  }
  const lastValue = (of: Choice) =>
    acts.filter(isChange).findLast(({ field }) => field === of)?.value

  const onInput = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(FIELDS) && !isTick(target))
      note(target as Choice)
  }
  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    if (isTick(target)) note(target)
    const button = target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
    // Once the hydration has begun, React takes clicks itself.
    if (button && !isRewound) acts.push({ click: locate(island, button) })
  }
  const recordingOptions = { capture: true, signal: recording.signal }
  island.addEventListener('input', onInput, recordingOptions)
  island.addEventListener('click', onClick, recordingOptions)

  const holdForm = (event: SubmitEvent): void => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    // A search works without its island, but not while the hydration has put its text back.
    if (form.method !== 'post' && !isRewound) return
    hold(event, pressOfForm(island, form, event.submitter ?? undefined))
  }
  const holdLink = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLElement>('a[aria-haspopup="dialog"]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    hold(event, pressOfLink(island, link))
  }
  const hold = (event: Event, press: Press): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    // Pressing the same again changes nothing, unless something else was done in between.
    const since = acts.slice(acts.findLastIndex((act) => !isPress(act)) + 1).filter(isPress)
    if (!since.some((before) => before.isOf(press))) acts.push(press)
    startTimer()
  }
  // A browser that was busy with the island's code finds the first half over: the second is for
  // what that code still has to do.
  const startTimer = (): void => {
    timer ??= setTimeout(() => {
      timer = setTimeout(giveUp, HOLD_MS / 2)
    }, HOLD_MS / 2)
  }
  const stopTimer = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const giveUp = (): void => {
    holding.abort()
    stopTimer()
    // A form that goes its way takes along what was typed into it before the hydration.
    if (isRewound) for (const act of acts.filter(isChange)) putBack(act.field, act.value)
    isRewound = false
    const presses = acts.filter(isPress)
    acts = acts.filter((act) => !isPress(act))
    void leaveBy(presses)
  }

  const listen = (): void => {
    const options = { capture: true, signal: holding.signal }
    island.addEventListener('submit', holdForm, options)
    island.addEventListener('click', holdLink, options)
  }

  const fields = (): Choice[] => [...island.querySelectorAll<Choice>(FIELDS)]

  return {
    isTouched: () =>
      island.contains(document.activeElement) || fields().some((field) => isChanged(field)),
    hold: listen,
    giveUp,
    rewind() {
      if (holding.signal.aborted) {
        // The code that took too long is here after all, and puts texts back.
        holding = new AbortController()
        listen()
      }
      stopTimer()
      if (acts.some(isPress)) startTimer()
      isRewound = true
      // Changes from before the page's script ran came first, and no event has shown them.
      const unseen = fields().filter((field) => isChanged(field) && lastValue(field) === undefined)
      acts.unshift(...unseen.map((field) => changeOf(field)))
      for (const field of fields().filter(isChanged)) {
        const value = valueOf(field)
        if (lastValue(field) !== value) acts.push(changeOf(field))
        before.set(field, value)
        if (!isTick(field)) field.value = drawnValue(field)
      }
    },
    replay() {
      recording.abort()
      holding.abort()
      stopTimer()
      isRewound = false
      repeat(acts.splice(0))
    },
  }
}

/** Repeats acts in their order; before each press the island has drawn what came before it. */
function repeat([act, ...later]: readonly Act[]): void {
  if (!act) return
  if (isChange(act)) {
    const field = act.find()
    if (field) repeatChange(field, act.value)
    // A form that is gone takes along what was typed into it.
    else putBack(act.field, act.value)
    repeat(later)
    return
  }
  setTimeout(() => {
    if (isPress(act)) act.again()
    else act.click()?.click()
    repeat(later)
  })
}
