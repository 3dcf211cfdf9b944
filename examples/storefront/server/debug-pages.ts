import { Hono } from 'hono'
import type { StorefrontConfig } from './config.ts'

/** The path of the page that lists the components. @source spec 2 §2.1 (pattern_library) */
const PATTERN_LIBRARY_PATH = '/pattern_library'

/**
 * In development, leads from the pattern library's address to Storybook, which `npm run dev` has
 * started. Anywhere else there is no such page.
 */
export function debugPages({ debugPages: debug }: Pick<StorefrontConfig, 'debugPages'>): Hono {
  const routes = new Hono()
  if (debug) routes.get(PATTERN_LIBRARY_PATH, (c) => c.redirect(debug.storybookUrl, 302))
  return routes
}
