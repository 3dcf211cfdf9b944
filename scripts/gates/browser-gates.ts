import { join } from 'node:path'
import { findBrowserForTests } from '../browser.ts'
import { buildForServing } from '../lib/fresh.ts'
import { root } from '../lib/paths.ts'
import { ALL_HOSTS } from '../hosts/hosts.table.ts'
import type { Outcome } from './gate.ts'
import { runVitest } from './vitest-gate.ts'

/** Renders and plays every story in a real browser and checks it with axe. */
export async function checkStories(limitMs: number, files: readonly string[]): Promise<Outcome> {
  await buildForServing(() => undefined, ['stories'])
  return runVitest({
    name: 'stories',
    cwd: join(root, 'stories'),
    args: ['--config', 'vitest.config.ts', ...files],
    env: { CHROME_PATH: await findBrowserForTests() },
    limitMs,
  })
}

/** Runs the journeys through the whole shop in a real browser (examples/storefront/journeys). */
export function checkJourneys(limitMs: number, files: readonly string[]): Promise<Outcome> {
  return runVitest({
    name: 'journeys',
    args: ['--config', 'examples/storefront/journeys/vitest.config.ts', ...files],
    limitMs,
  })
}

/** The journeys through the pages with islands. */
const OF_ISLANDS = [
  'cart-panel',
  'checkout-steps',
  'edit-line',
  'enter',
  'fill-a-yard',
  'lost-answer',
  'purchase',
  'steady-cart',
  'undo',
  'wallpaper',
  'weight',
]

/** Runs the journeys through the pages with islands again, with the islands over Preact. */
export function checkPreactJourneys(limitMs: number, files: readonly string[]): Promise<Outcome> {
  const chosen = OF_ISLANDS.map((name) => `examples/storefront/journeys/${name}.journey.test.ts`)
  return runVitest({
    name: 'journeys-preact',
    args: [
      '--config',
      'examples/storefront/journeys/vitest.config.ts',
      ...(files.length > 0 ? files : chosen),
    ],
    env: { ISLANDS: 'preact' },
    limitMs,
  })
}

/**
 * Runs the README's examples in applications made of the packages' tarballs (scripts/hosts): those
 * of the short form, or all.
 */
export function checkHosts(
  limitMs: number,
  { isShort }: { readonly isShort: boolean },
): Promise<Outcome> {
  return runVitest({
    name: 'hosts',
    args: ['--config', 'scripts/hosts/vitest.config.ts'],
    env: isShort ? {} : { [ALL_HOSTS]: 'true' },
    limitMs,
  })
}
