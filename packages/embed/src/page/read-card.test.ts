import { SAMPLE_DESIGNS, createTestGateway } from '@selvage/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { createAskCards } from '../loader/ask-cards.ts'
import type { Kit } from './kit.ts'

const [designId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
const wanted = { designId, currency: 'USD', locale: 'en_US' } as const

/** The module as a bundle of its own carries it. */
async function readCardOfOwnBundle(): Promise<typeof import('./read-card.ts').readCard> {
  vi.resetModules()
  return (await import('./read-card.ts')).readCard
}

function openPage() {
  const gateway = createTestGateway()
  vi.stubGlobal('fetch', gateway.fetch)
  const askCards = createAskCards(gateway.url, () => [wanted])
  const kit = { designId, ask: (again?: boolean) => askCards(wanted, again) } as Kit
  return { gateway, kit }
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('two bundles that share no module read one answer', async () => {
  const { gateway, kit } = openPage()
  const [small, large] = [await readCardOfOwnBundle(), await readCardOfOwnBundle()]
  expect(small).not.toBe(large)
  const [card, again] = await Promise.all([small(kit), large(kit)])
  expect(card?.id).toBe(designId)
  expect(again).toEqual(card)
  expect(await large(kit)).toEqual(card)
  expect(gateway.requests).toHaveLength(1)
})

test('another try is another request, whose answer every bundle reads', async () => {
  const { gateway, kit } = openPage()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Bad gateway', { status: 502 })))
  const [small, large] = [await readCardOfOwnBundle(), await readCardOfOwnBundle()]
  await expect(small(kit)).rejects.toThrow()
  vi.stubGlobal('fetch', gateway.fetch)
  await expect(large(kit)).rejects.toThrow()
  expect((await small(kit, true))?.id).toBe(designId)
  expect((await large(kit))?.id).toBe(designId)
  expect(gateway.requests).toHaveLength(1)
})
