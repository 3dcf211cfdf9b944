import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The actions of a shopper, with a mouse or with the keyboard alone. */
export interface Hands {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  /** Checks a radio button of a group. */
  choose(target: Locator, label: string): Promise<void>
  /** Chooses a radio button of a group. */
  pick(target: Locator): Promise<void>
}

export function mouse(): Hands {
  return {
    press: (target) => target.click(),
    write: (target, text) => target.fill(text),
    choose: async (target, label) => {
      await target.selectOption({ label })
    },
    // The picture covers the radio button.
    pick: (target) => target.check({ force: true }),
  }
}

/** More tab stops than any page of the shop has. */
const MOST_STOPS = 400

/** Runs in the page: says where an element is, seen from the one that has the focus. */
function whereIs(element: Element): 'here' | 'before' | 'behind' | 'gone' {
  const { ownerDocument: page, isConnected } = element
  let focused = page.hasFocus() ? page.activeElement : null
  // A widget has the focus as a whole, and one of its elements within.
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (!isConnected) return 'gone'
  if (focused === element) return 'here'
  // Of two widgets, and of a widget and its page, the places of the widgets are compared.
  const hostOf = (node: Element, other: Element) => {
    const root = node.getRootNode()
    return root instanceof ShadowRoot && root !== other.getRootNode() ? root.host : node
  }
  const from = focused === null ? page.body : hostOf(focused, element)
  const to = focused === null ? hostOf(element, page.body) : hostOf(element, focused)
  if (from === to) return 'behind'
  const isBehind = from.compareDocumentPosition(to) & 4
  return isBehind === 0 ? 'before' : 'behind'
}

/** Runs in the page: remembers that a key was pressed in this document. */
const marks = () => void Object.assign(globalThis, { selvagePressed: true })
/** Runs in the page: true when a key of this document left the focus nowhere. */
const drops = () => 'selvagePressed' in globalThis && document.activeElement === document.body

/**
 * Uses the keyboard alone: an element that Tab does not reach fails the test, and so does a press
 * that leaves the focus nowhere.
 */
export function keyboard(page: Page): Hands {
  /** Expects the focus somewhere, once what a press began is done. A new page has none yet. */
  const staysInFocus = () =>
    expect
      .poll(() => page.evaluate(drops).catch(() => true), {
        message: `the focus on ${page.url()}`,
      })
      .toBe(false)

  async function reach(target: Locator): Promise<void> {
    await target.waitFor()
    // Finding an element by its role takes longer than a Tab, so it is looked up once.
    let element = await target.elementHandle()
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      const where = await element?.evaluate(whereIs)
      if (where === 'here') return
      if (where === undefined || where === 'gone') element = await target.elementHandle()
      else await page.keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab never reached ${String(target)} on ${page.url()}.`)
  }
  return {
    async press(target) {
      await reach(target)
      const kind = await target.evaluate((element) =>
        element instanceof HTMLInputElement ? element.type : element.localName,
      )
      await page.evaluate(marks)
      await page.keyboard.press(kind === 'radio' || kind === 'checkbox' ? 'Space' : 'Enter')
      await staysInFocus()
    },
    async write(target, text) {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    async choose(target, label) {
      await reach(target)
      await page.keyboard.type(label)
    },
    async pick(target) {
      // Tab reaches the checked button of a group; arrow keys move within it.
      const name = await target.getAttribute('name')
      await reach(page.locator(`input[name="${name}"]:checked`))
      for (let steps = 0; steps < MOST_STOPS && !(await target.isChecked()); steps += 1)
        await page.keyboard.press('ArrowDown')
      expect(await target.isChecked()).toBe(true)
    },
  }
}
