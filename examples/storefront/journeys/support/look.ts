import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Matches a message key that is shown instead of its sentence, such as `cart.title`. */
const RAW_KEY =
  /\b(?:cart|checkout|cloth|collection|common|design|errors|fabric|fill-a-yard|flash|forms?|home|invoice|landing|navigation|page|progress|search|wall|wallpaper)\.[a-zA-Z]\w+/g

interface AxeRun {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
  }[]
}

/** Checks a page: no axe violation, no missing message, its own language and title. */
export async function look(
  page: Page,
  language: string,
  { scripted = true }: { readonly scripted?: boolean } = {},
): Promise<void> {
  if (scripted) await lookWithAxe(page)
  expect(
    (await page.locator('body').innerText()).match(RAW_KEY),
    `words on ${page.url()}`,
  ).toBeNull()
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.title()).toMatch(/\S \| Selvage$/)
}

async function lookWithAxe(page: Page): Promise<void> {
  // Checks the theme, because a page works without it.
  expect(
    await page.evaluate(() => getComputedStyle(document.body).fontFamily),
    `the face of ${page.url()}`,
  ).toContain('Commissioner')
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeRun> } }).axe.run({
      // The provider's frame is checked in its own tests.
      iframes: false,
      rules: { 'target-size': { enabled: true } },
    }),
  )
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('; ')}`,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}
