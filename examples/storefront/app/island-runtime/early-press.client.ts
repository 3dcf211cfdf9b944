/** Longest wait for the answer of a form that is sent in the background, ms. */
const SEND_LIMIT_MS = 5_000

/** A form or a link that was pressed before its island could take it. */
export interface Press {
  readonly element: HTMLElement
  /** The button that sent the form. */
  readonly submitter: HTMLElement | undefined
  /** True for a press of the same, or of what the hydration has put into its place. */
  isOf(other: Pick<Press, 'element' | 'submitter'>): boolean
  /** Presses it again, or what the hydration has put into its place. */
  again(): void
}

/**
 * Remembers an element by what names it and by its place among its likes. The returned function
 * finds it, or the one that a hydration has put into its place.
 */
export function locate<T extends HTMLElement>(
  island: HTMLElement,
  element: T,
): () => T | undefined {
  const name = nameOf(element)
  const likes = () =>
    [...island.querySelectorAll<T>(element.localName)].filter((each) => nameOf(each) === name)
  const place = likes().indexOf(element)
  return () => (element.isConnected ? element : likes()[place])
}

/** Names an element by its attributes, its text, and the hidden fields of its form. */
function nameOf(element: HTMLElement): string {
  const form = element.closest('form')
  const hidden = form?.querySelectorAll<HTMLInputElement>('input[type="hidden"]') ?? []
  return JSON.stringify([
    ['type', 'name', 'value', 'href', 'aria-label'].map((name) => element.getAttribute(name)),
    form?.getAttribute('action'),
    [...hidden].map(({ name, value }) => [name, value]),
    element === form ? '' : element.textContent,
  ])
}

/** Remembers a form that was sent. */
export function pressOfForm(
  island: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | undefined,
): Press {
  const findForm = locate(island, form)
  const findSubmitter = submitter ? locate(island, submitter) : () => undefined
  return {
    element: form,
    submitter,
    isOf: (other) => findForm() === other.element && findSubmitter() === other.submitter,
    again() {
      const found = findForm()
      if (found) submit(found, findSubmitter() ?? submitter)
      else submitAway(form, submitter)
    },
  }
}

/** Remembers a link that was pressed. */
export function pressOfLink(island: HTMLElement, link: HTMLElement): Press {
  const find = locate(island, link)
  // A link that is on no page leads to its address all the same.
  const again = () => (find() ?? link).click()
  return { element: link, submitter: undefined, isOf: ({ element }) => find() === element, again }
}

/** Sends a form by a button, also by one that the form no longer has. */
function submit(form: HTMLFormElement, submitter: HTMLElement | undefined): void {
  const isLost = submitter !== undefined && (submitter as HTMLButtonElement).form !== form
  if (isLost) form.append(submitter)
  form.requestSubmit(submitter)
  if (isLost) submitter.remove()
}

/** Sends a form that the island has no longer, as a page without script does. */
function submitAway(form: HTMLFormElement, submitter: HTMLElement | undefined): void {
  form.hidden = true
  document.body.append(form)
  submit(form, submitter)
}

/**
 * Leaves the page by the last press. As a document is left once, the forms that were sent before it
 * are sent in the background first, each after the answer to the one before.
 */
export async function leaveBy(presses: readonly Press[]): Promise<void> {
  for (const { element, submitter } of presses.slice(0, -1))
    if (element instanceof HTMLFormElement) await send(element, submitter)
  presses.at(-1)?.again()
}

async function send(form: HTMLFormElement, submitter: HTMLElement | undefined): Promise<void> {
  if (form.method !== 'post') return
  const data = new FormData(form, submitter)
  const fields = [...data].map(([name, value]) => [name, String(value)])
  const address = submitter?.getAttribute('formaction') ?? form.getAttribute('action')
  await fetch(address ?? location.href, {
    method: 'POST',
    body: form.enctype === 'multipart/form-data' ? data : new URLSearchParams(fields),
    // The page that a browser would go on to is not shown.
    redirect: 'manual',
    signal: AbortSignal.timeout(SEND_LIMIT_MS),
  }).catch(() => {})
}
