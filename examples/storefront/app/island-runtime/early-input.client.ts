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
import { leaveBy, locate, pressOf } from './early-press.client.ts'
import type { Press } from './early-press.client.ts'

/**
 * How long a form that was sent early waits for its island, in milliseconds. After that it goes
 * the way of a page without script, which takes the shopper to the same result on another page.
 * A link that opens a dialog waits as long, and then leads to its page.
 */
export const HOLD_MS = 1_500

/** An act on an island that is repeated once the island handles it. */
interface Act {
  again(): void
}

/** A field that was changed, and what it had then. */
interface Change extends Act {
  readonly field: Choice
  value: string | boolean
}

const isChange = (act: Act): act is Change => 'field' in act
const isPress = (act: Act): act is Press => 'isOf' in act

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

  const changeOf = (field: Choice, value: string | boolean): Change => {
    const find = locate(island, field)
    return {
      field,
      value,
      again() {
        const found = find()
        if (found) repeatChange(found, this.value)
        // A form that is gone takes along what was typed into it.
        else putBack(field, this.value)
      },
    }
  }
  const note = (field: Choice): void => {
    // A hydration may put the field back: what was typed before it belongs to the text.
    const value = isRewound ? wholeValue(field, before.get(field)) : valueOf(field)
    const last = acts.at(-1)
    if (last && isChange(last) && last.field === field) last.value = value
    else acts.push(changeOf(field, value))
  }
  const isNoted = (of: Choice) => acts.some((act) => isChange(act) && act.field === of)

  const onInput = ({ target }: Event): void => {
    const field = target as Choice
    if (field.matches(FIELDS) && !isTick(field)) note(field)
  }
  const onClick = ({ target }: Event): void => {
    const pressed = target as Element
    if (isTick(pressed)) note(pressed)
    const button = pressed.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
    // Once the hydration has begun, React takes clicks itself.
    if (button && !isRewound) acts.push({ again: pressOf(island, button).again })
  }
  const recordingOptions = { capture: true, signal: recording.signal }
  island.addEventListener('input', onInput, recordingOptions)
  island.addEventListener('click', onClick, recordingOptions)

  const holdForm = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement
    // A search works without its island, but not while the hydration has put its text back.
    if (form.method !== 'post' && !isRewound) return
    hold(event, pressOf(island, form, event.submitter ?? undefined))
  }
  const holdLink = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>('a[aria-haspopup="dialog"]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    hold(event, pressOf(island, link))
  }
  const hold = (event: Event, press: Press): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    // Pressing the same again changes nothing, unless something else was done in between.
    const last = acts.findLast((act) => !isPress(act) || act.isOf(press))
    if (!last || !isPress(last)) acts.push(press)
    startTimer()
  }
  // A browser that was busy with the island's code finds the first half over: the second is for
  // what that code still has to do.
  const startTimer = (): void => {
    timer ??= setTimeout(() => {
      timer = setTimeout(giveUp, HOLD_MS / 2)
    }, HOLD_MS / 2)
  }
  /** Stops waiting for what is held. */
  const stop = (): void => {
    holding.abort()
    clearTimeout(timer)
    timer = undefined
  }
  const giveUp = (): void => {
    stop()
    // A form that goes its way takes along what was typed into it before the hydration.
    if (isRewound) for (const act of acts.filter(isChange)) putBack(act.field, act.value)
    isRewound = false
    const presses = acts.filter(isPress)
    acts = acts.filter((act) => !isPress(act))
    void leaveBy(presses)
  }

  const listen = (): void => {
    holding = new AbortController()
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
      // Also the code that took too long and is here after all puts texts back.
      stop()
      listen()
      if (acts.some(isPress)) startTimer()
      isRewound = true
      // Changes from before the page's script ran came first, and no event has shown them.
      const changed = fields().filter(isChanged)
      const unseen = changed.filter((field) => !isNoted(field))
      acts.unshift(...unseen.map((field) => changeOf(field, valueOf(field))))
      for (const field of changed) {
        before.set(field, valueOf(field))
        if (!isTick(field)) field.value = drawnValue(field)
      }
    },
    replay() {
      recording.abort()
      stop()
      isRewound = false
      repeat(acts.splice(0))
    },
  }
}

/** Repeats acts in their order; before each press the island has drawn what came before it. */
function repeat([act, ...later]: readonly Act[]): void {
  if (!act) return
  const run = (): void => {
    act.again()
    repeat(later)
  }
  if (isChange(act)) run()
  else setTimeout(run)
}
