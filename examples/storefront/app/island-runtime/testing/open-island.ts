import { vi } from 'vitest'
import { watchEarlyInput } from '../early-input.client.ts'

/** The island as the server draws it. */
export const HTML = `
  <form method="post" id="first" action="/first">
    <input type="hidden" name="line" value="1"><input name="q" id="text"><button>Remove</button>
    <button name="act" value="save" id="save">Save</button>
  </form>
  <form method="post" id="second" action="/second"><button>Remove</button></form>
  <form id="search"><input name="q" id="query"></form>
  <select id="list"><option value="DE" selected>Germany</option><option>GB</option></select>
  <button type="button" id="plus">+</button>
  <a href="#page" id="dialog" aria-haspopup="dialog">Preferences</a>
  <a href="#other" id="link">Another page</a>`

/** Finds an element, which is there. */
export const byId = <T extends HTMLElement = HTMLInputElement>(id: string): T => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no ${id}.`)
  return element as T
}

/** Opens an island with forms, fields and links; `asked` lists the acts that are handled. */
export function openIsland() {
  const page = document.createElement('body')
  const island = document.createElement('div')
  page.append(island)
  document.body = page
  island.innerHTML = HTML
  const early = watchEarlyInput(island)
  const asked: string[] = []
  const listen = (event: Event): void => {
    const { target } = event as Event & { target: HTMLElement }
    if (
      event.defaultPrevented ||
      (event.type === 'click' && target.matches('form *, [form], select'))
    )
      return
    if (event.type === 'input') asked.push(`${target.id} ${(target as HTMLInputElement).value}`)
    else {
      event.preventDefault()
      const submitter = event instanceof SubmitEvent ? event.submitter : null
      asked.push(submitter?.id ? `${target.id} by ${submitter.id}` : target.id)
    }
  }
  /** Begins to handle acts, which a page without script lets go their own way. */
  const handle = (types: readonly string[] = ['submit', 'click']) => {
    for (const type of types) page.addEventListener(type, listen)
  }
  const press = (id: string) => {
    const element = byId<HTMLElement>(id)
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
  const replay = () => {
    early.replay()
    vi.runAllTimers()
  }
  /** Draws the island anew, as a hydration does that finds something else. */
  const redraw = (html = HTML) => {
    island.innerHTML = html
  }
  return { early, asked, handle, press, replay, redraw }
}

/** Types a text over that of a field, or chooses it. */
export function type(id: string, text: string): void {
  const field = byId(id)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Opens an island whose acts are handled from the beginning. */
export function openHandled() {
  const opened = openIsland()
  opened.handle()
  return opened
}
