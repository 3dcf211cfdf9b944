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

/** Names an element by its attributes, its text, and its form with the hidden fields. */
function nameOf(element: HTMLElement): string {
  const form = element.closest('form')
  const hidden = form?.querySelectorAll('input[type="hidden"]') ?? []
  return [
    ...['name', 'value', 'href'].map((name) => element.getAttribute(name)),
    form?.getAttribute('action'),
    ...[...hidden].map(({ outerHTML }) => outerHTML),
    element === form || element.textContent,
  ].join()
}

/** Remembers a form that was sent, with the button that sent it, or a link that was pressed. */
export function pressOf(island: HTMLElement, element: HTMLElement, submitter?: HTMLElement): Press {
  const find = locate(island, element)
  const findSubmitter = submitter && locate(island, submitter)
  return {
    element,
    submitter,
    isOf: (other) => find() === other.element && findSubmitter?.() === other.submitter,
    again() {
      const found = find() ?? element
      if (found instanceof HTMLFormElement) submit(found, findSubmitter?.() ?? submitter)
      // A link that is on no page leads to its address all the same.
      else found.click()
    },
  }
}

/**
 * Sends a form by a button, also by one that the form no longer has. A form that the island has no
 * longer goes the way of a page without script.
 */
function submit(form: HTMLFormElement, submitter: HTMLElement | undefined): void {
  if (!form.isConnected) {
    form.hidden = true
    document.body.append(form)
  }
  const isLost = submitter && (submitter as HTMLButtonElement).form !== form
  if (isLost) form.append(submitter)
  form.requestSubmit(submitter)
  if (isLost) submitter.remove()
}

/**
 * Leaves the page by the last press. As a document is left once, the forms that were sent before it
 * are sent in the background first, each after the answer to the one before, or without it after
 * a second.
 */
export async function leaveBy(presses: readonly Press[]): Promise<void> {
  for (const { element, submitter } of presses.slice(0, -1))
    if (element instanceof HTMLFormElement && element.method === 'post')
      await fetch(element.getAttribute('action') ?? '', {
        method: 'POST',
        body: new FormData(element, submitter),
        signal: AbortSignal.timeout(1_000),
      }).catch(() => {})
  presses.at(-1)?.again()
}
