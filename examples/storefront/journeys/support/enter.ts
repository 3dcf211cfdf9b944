import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const CHOICES = '[type="hidden"], [type="radio"], [type="checkbox"], [type="color"]'
const FIELDS = `input:not(${CHOICES}, [inert] *)`

/** A page with text fields, and the elements that must remain after Enter in each of them. */
export interface Place {
  /** Its URL. */
  address: string
  /** The elements that could be removed: lines of a cart, walls, openings. */
  rows: Locator
  /** Prepares the page each time that it is opened. */
  prepare?: (() => Promise<void>) | undefined
}

/** Records each request that removes something from the cart. */
export function watchRemovals(page: Page): readonly string[] {
  const removals: string[] = []
  page.on('request', (request) => {
    const sent = request.postData() ?? ''
    const isRemoval = request.method() === 'DELETE' || /\bintent=(?:remove|promo-off)\b/.test(sent)
    if (isRemoval) removals.push(`${request.method()} ${request.url()}`)
  })
  return removals
}

/** Returns the visible text fields of a part of the page. */
export function textFields(part: Page | Locator): Locator {
  return part.locator(FIELDS).filter({ visible: true })
}

/** Opens the page and presses Enter in each of its text fields. Returns how many there are. */
export async function pressEnterInEach(page: Page, place: Place, alive: boolean): Promise<number> {
  const { address, rows, prepare } = place
  const fields = textFields(page.getByRole('main'))
  const open = async () => {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    // Nothing is visible before the style sheets are there.
    await fields.first().waitFor()
    await prepare?.()
  }
  await open()
  await hasOneSubmitAForm(page)
  const [count, before] = [await fields.count(), await rows.count()]
  for (let at = 0; at < count; at += 1) {
    await pressEnter(fields.nth(at), alive)
    const isHere = new URL(page.url()).pathname === new URL(address).pathname
    const where = `after Enter in field ${at + 1} of ${address}`
    if (isHere) expect(await rows.count(), where).toBe(before)
    else if (at + 1 < count) await open()
  }
  // Waits for the response before the next page is opened.
  if (alive) await page.waitForLoadState('networkidle')
  return count
}

/** Presses Enter in a field and waits for another document, or for the next frame of this one. */
export async function pressEnter(field: Locator, alive: boolean): Promise<void> {
  const page = field.page()
  const hasForm = await field.evaluate(
    // A form of the method `dialog` leads nowhere.
    ({ form }: HTMLInputElement) => form !== null && form.method !== 'dialog',
  )
  const live = field.locator('xpath=ancestor::selvage-island | ancestor::form[@data-shop-filters]')
  const isLive = alive && (await live.count()) > 0
  if (hasForm && !isLive) {
    const opened = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && response.status() !== 303,
    )
    await field.press('Enter')
    await opened
    await page.waitForLoadState('domcontentloaded')
    return
  }
  await field.press('Enter')
  if (!alive) return
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn))
      }),
  )
}

/** Expects one submit button at most in a form with a text field, because Enter presses it. */
export async function hasOneSubmitAForm(page: Page): Promise<void> {
  const forms = page.locator('form')
  const crowded = await forms.evaluateAll(
    (all, selector) =>
      all.flatMap((form) => {
        const elements = [...(form as HTMLFormElement).elements]
        const submits = elements.filter(
          (element) => (element as HTMLButtonElement).type === 'submit',
        )
        const hasField = elements.some((element) => element.matches(selector))
        if (!hasField || submits.length < 2) return []
        return [submits.map(({ outerHTML }) => outerHTML).join(' ')]
      }),
    FIELDS,
  )
  expect(crowded, `forms of ${page.url()} with several submit buttons`).toEqual([])
}
