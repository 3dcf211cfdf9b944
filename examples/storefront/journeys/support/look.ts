import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './axe.ts'
import { hasOneSubmitAForm } from './enter.ts'

/** Matches a message key that is shown instead of its sentence, such as `cart.title`. */
const RAW_KEY =
  /\b(?:cart|checkout|cloth|collection|common|design|errors|fabric|fill-a-yard|flash|forms?|home|invoice|landing|navigation|own-collections|page|progress|reviews|search|wall|wallpaper)\.[a-zA-Z]\w+/g

/**
 * Checks a page: no axe violation, no missing message, its own language and title, and no form in
 * which Enter could press the wrong button.
 */
export async function look(
  page: Page,
  language: string,
  { scripted = true }: { readonly scripted?: boolean } = {},
): Promise<void> {
  if (scripted) await lookWithAxe(page)
  await hasOneSubmitAForm(page)
  expect(
    (await page.locator('body').innerText()).match(RAW_KEY),
    `words on ${page.url()}`,
  ).toBeNull()
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.title()).toMatch(/\S \| Selvage$/)
}

async function lookWithAxe(page: Page): Promise<void> {
  // A heading is found before the style sheet has come where the browser keeps no cache.
  await page.waitForLoadState()
  // Checks the theme, because a page works without it.
  expect(
    await page.evaluate(() => getComputedStyle(document.body).fontFamily),
    `the face of ${page.url()}`,
  ).toContain('Commissioner')
  await expectAccessible(page)
}
