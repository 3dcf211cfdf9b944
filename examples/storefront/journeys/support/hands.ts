import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a shopper does with a page; with a mouse, or with the keyboard alone. */
export interface Hands {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  /** Chooses from a list by its shown name. */
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
    // The button lies under its picture.
    pick: (target) => target.check({ force: true }),
  }
}

/** More stops than any page of the shop has. */
const MOST_STOPS = 400

/** Nothing but keys: what cannot be reached by Tab cannot be used. */
export function keyboard(page: Page): Hands {
  const isReached = (target: Locator) =>
    target.evaluate(
      (element) =>
        element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
    )
  async function reach(target: Locator): Promise<void> {
    await target.waitFor()
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await isReached(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${String(target)} on ${page.url()}.`)
  }
  return {
    async press(target) {
      await reach(target)
      const kind = await target.evaluate((element) =>
        element instanceof HTMLInputElement ? element.type : element.localName,
      )
      await page.keyboard.press(kind === 'radio' || kind === 'checkbox' ? 'Space' : 'Enter')
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
      // Tab comes to the chosen one of a group; arrows go on from there.
      const name = await target.getAttribute('name')
      await reach(page.locator(`input[name="${name}"]:checked`))
      for (let steps = 0; steps < MOST_STOPS && !(await isReached(target)); steps += 1)
        await page.keyboard.press('ArrowDown')
      expect(await target.isChecked()).toBe(true)
    },
  }
}
