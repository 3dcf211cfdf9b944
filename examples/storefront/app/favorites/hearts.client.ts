import { EVENTS_ID } from '../analytics/event-marks.ts'

/** The state that a heart shows, and the one that the shop has answered last. */
interface Heart {
  wanted: boolean
  known: boolean
  isSending: boolean
}

const hearts = new WeakMap<HTMLFormElement, Heart>()

/**
 * Sends the hearts of a grid without leaving the page. A heart changes at once, and changes back
 * with a sentence when the shop does not take it; of quick presses the last one holds.
 */
export function startHearts(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.closest('[data-hearts]')) return
    event.preventDefault()
    void toggle(form)
  })
}

const buttonOf = (form: HTMLFormElement): HTMLButtonElement | null => form.querySelector('button')

async function toggle(form: HTMLFormElement): Promise<void> {
  const isPressed = buttonOf(form)?.getAttribute('aria-pressed') === 'true'
  const heart = hearts.get(form) ?? { wanted: isPressed, known: isPressed, isSending: false }
  hearts.set(form, heart)
  heart.wanted = !heart.wanted
  show(form, heart.wanted)
  explain(form, '')
  if (heart.isSending) return
  heart.isSending = true
  while (heart.wanted !== heart.known) {
    const asked = heart.wanted
    if (await isTaken(form, asked)) {
      heart.known = asked
      recordHeart(form, asked)
    } else {
      heart.wanted = heart.known
      show(form, heart.known)
      explain(form, form.closest<HTMLElement>('[data-hearts]')?.dataset['hearts'] ?? '')
    }
  }
  heart.isSending = false
}

function recordHeart(form: HTMLFormElement, isFavorite: boolean): void {
  const designId = Number(new FormData(form).get('design_id'))
  if (designId > 0 && document.getElementById(EVENTS_ID))
    void import('../analytics/page-events.client.ts').then(({ record }) =>
      record({ name: isFavorite ? 'favorite_added' : 'favorite_removed', designId }),
    )
}

/** Posts the form as the browser would. The page that it leads back to is shown already. */
async function isTaken(form: HTMLFormElement, isFavorite: boolean): Promise<boolean> {
  const fields = new URLSearchParams({ wanted: isFavorite ? 'add' : 'remove' })
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input'))
    fields.set(name, value)
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields, redirect: 'manual' })
    return answer.type === 'opaqueredirect'
  } catch {
    return false
  }
}

function show(form: HTMLFormElement, isFavorite: boolean): void {
  const button = buttonOf(form)
  if (!button) return
  button.setAttribute('aria-pressed', String(isFavorite))
  button.value = isFavorite ? 'remove' : 'add'
}

/** Puts the sentence about a failure beside its heart; an empty one takes it away. */
function explain(form: HTMLFormElement, sentence: string): void {
  const note = form.closest('[data-hearts]')?.querySelector<HTMLElement>('[data-heart-failed]')
  if (!note) return
  if (sentence !== '') form.append(note)
  if (sentence !== '' || form.contains(note)) note.textContent = sentence
}
