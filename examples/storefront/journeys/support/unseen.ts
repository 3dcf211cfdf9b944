/**
 * Finders of what no person perceives by a role or a name. Journeys find all else by what it is
 * called.
 */
import type { FrameLocator, Locator, Page } from 'playwright-core'

/** The hydrated parts of a page, which look the same before and after. */
export const islands = (page: Page): Locator => page.locator('main selvage-island')

/** One of them by its name in the code. */
export const island = (page: Page, name: string): Locator =>
  page.locator(`selvage-island[data-name="${name}"]`)

/** The islands whose script runs, all of them or those of a name. */
export const alive = (page: Page, name?: string): Locator =>
  page.locator(`selvage-island${name === undefined ? '' : `[data-name="${name}"]`}[data-alive]`)

/** Waits until the script of an island runs. */
export const wakes = (page: Page, name?: string): Promise<void> =>
  alive(page, name).first().waitFor({ state: 'attached' })

/** The one frame of a page. */
export const frame = (page: Page): Locator => page.locator('iframe')

/** The page inside the one frame of a page. */
export const framed = (page: Page): FrameLocator => page.frameLocator('iframe')

/** A widget by its tag: the element has no role, and its shadow root is searched as well. */
export const widget = (page: Page | FrameLocator, name: string): Locator =>
  page.locator(`selvage-${name}`)

/** The widgets of a page that show a design or a tool. */
export const widgets = (page: Page): Locator =>
  page.locator(
    'selvage-design-card, selvage-add-to-cart, selvage-wallpaper-calculator, selvage-fill-a-yard',
  )

/** The drawn panels of a page's widgets. */
export const panels = (page: Page): Locator => widgets(page).locator('.panel, .widget')

/** A part of a widget, by the name by which a host page styles it. */
export const part = (within: Locator, name: string): Locator => within.locator(`[part=${name}]`)

/** The figure on the cart's badge, which the name of its link says in words. */
export const badgeOf = (page: Page): Locator => part(widget(page, 'cart-button'), 'count')

/** Every form of the page's content: most have no name of their own. */
export const forms = (page: Page): Locator => page.getByRole('main').locator('form')

/** The fields of the page's content whose text was not taken. */
export const wrongFields = (page: Page): Locator =>
  page.getByRole('main').locator('[aria-invalid=true]')

/** The pictures beside a text that says the same, which therefore have no text of their own. */
export const plainPictures = (within: Locator): Locator => within.locator('img')

/** The regions that are spoken politely when they change. */
export const liveRegions = (page: Page): Locator => page.locator('[role=status][aria-live=polite]')

/** The drawings in the squares of a yard, which are part of their square to a person. */
export const drawnSquares = (page: Page): Locator => page.getByRole('gridcell').locator('rect')

/** The bar at the foot of the view that has a product's button again. */
export const buyBar = (page: Page): Locator => page.locator('[data-buy-bar]')

/** A link by the end of its address, whatever its name in the page's language. */
export const linkTo = (page: Page, end: string): Locator => page.locator(`a[href$="${end}"]`)

/** The language that the page says it is in. */
export const languageOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('lang')

/** The text for browsers without script: Playwright finds nothing by text in it. */
export const noScriptText = (page: Page): Promise<string> => page.locator('noscript').innerText()

/** The part of somebody else's page in which a component of ours is drawn. */
export const componentOn = (page: Page): Locator => page.locator('#component')

/** The elements of somebody else's page that its own rules dress. */
export const hostElements = (page: Page): Locator => page.locator('#site')
