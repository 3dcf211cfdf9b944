import { catalogue as ours } from '@selvage/i18n/messages/en'
import type { Catalogue } from '@selvage/i18n/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const log = vi.spyOn(console, 'error')
beforeEach(() => {
  log.mockReset().mockImplementation(() => undefined)
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** Returns the translator of a page with messages of its own, in a mode. */
async function translator(mode: string, own: Catalogue) {
  vi.stubEnv('NODE_ENV', mode)
  const { createMessages } = await import('./index.ts')
  return createMessages({ lang: 'en', catalogue: { ...ours, ...own } }).t
}
const own = {
  'cart.badge_one': 'Bag, one piece',
  'cart.badge_other': 'Bag, {{cuont}} pieces',
  'cart.title': 'Bag of {{ name }}',
}

test('in development, each placeholder that nothing fills is named once, with what is filled', async () => {
  const t = await translator('development', own)
  expect([t('cart.badge', { count: 1 }), t('cart.badge', { count: 2 }), t('cart.title')]).toEqual([
    'Bag, one piece',
    'Bag,  pieces',
    'Bag of ',
  ])
  expect(log.mock.calls).toEqual([
    [
      "The message 'cart.badge_other' has the placeholder {{cuont}}, which nothing fills, so the page leaves it out. Write {{count}}.",
    ],
    [
      "The message 'cart.title' has the placeholder {{ name }}, which nothing fills, so the page leaves it out. Write the sentence without it.",
    ],
  ])
})

test('our own sentences, and one that leaves a placeholder out, are right', async () => {
  const t = await translator('development', { 'cart.badge_other': 'Bag' })
  expect([t('cart.badge', { count: 2 }), t('fabric.addToCart')]).toEqual(['Bag', 'Add to cart'])
  expect(log).not.toHaveBeenCalled()
})

test('in production nothing is looked for', async () => {
  const t = await translator('production', own)
  expect(t('cart.badge', { count: 2 })).toBe('Bag,  pieces')
  expect(log).not.toHaveBeenCalled()
})
