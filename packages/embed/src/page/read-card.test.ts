import { SAMPLE_DESIGNS, createTestGateway } from '@selvage/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { readDesign } from '../wallpaper-calculator/read-design.ts'
import { readCard } from './read-card.ts'
import { createFetchCards } from '../loader/fetch-cards.ts'
import type { WidgetContext } from './widget-context.ts'

const [designId = 0] = SAMPLE_DESIGNS.map(({ id }) => id)
const wanted = { designId, currency: 'USD', country: 'GB', locale: 'en_US' } as const

/** Imports the module anew, as a separate bundle would contain it. */
async function readCardOfOwnBundle(): Promise<typeof import('./read-card.ts').readCard> {
  vi.resetModules()
  return (await import('./read-card.ts')).readCard
}

function openPage() {
  const gateway = createTestGateway()
  vi.stubGlobal('fetch', gateway.fetch)
  const fetchCards = createFetchCards(gateway.url, () => wanted)
  const context = { designId, ask: (again?: boolean) => fetchCards(wanted, again) } as WidgetContext
  return { gateway, context }
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('sends one request for two bundles that share no module', async () => {
  const { gateway, context } = openPage()
  const [small, reactWidgets] = [await readCardOfOwnBundle(), await readCardOfOwnBundle()]
  expect(small).not.toBe(reactWidgets)
  const [card, again] = await Promise.all([small(context), reactWidgets(context)])
  expect(card?.id).toBe(designId)
  expect(again).toEqual(card)
  expect(card?.taxIncluded, 'prices of the country asked for').toBe(true)
  expect(await reactWidgets(context)).toEqual(card)
  expect((await readDesign(context))?.repeat, 'for the calculator').toHaveProperty('periodWidthIn')
  expect(gateway.requests).toHaveLength(1)
})

test('sends one new request for a retry, whose response every bundle reads', async () => {
  const { gateway, context } = openPage()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Bad gateway', { status: 502 })))
  const [small, reactWidgets] = [await readCardOfOwnBundle(), await readCardOfOwnBundle()]
  await expect(small(context)).rejects.toThrow()
  vi.stubGlobal('fetch', gateway.fetch)
  await expect(reactWidgets(context)).rejects.toThrow()
  expect((await small(context, true))?.id).toBe(designId)
  expect((await reactWidgets(context))?.id).toBe(designId)
  expect(gateway.requests).toHaveLength(1)
})

test('a widget that is drawn long after the others reads the same response', async () => {
  const { gateway, context } = openPage()
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  // As in a browser, a body that was read by copies alone ends with the signal of its request.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await gateway.fetch(url, init)
    const clone = () => {
      init.signal?.throwIfAborted()
      return Response.prototype.clone.call(answer)
    }
    return Object.assign(answer, { clone })
  })
  await readCard(context)
  timeout.abort()
  expect((await readDesign(context))?.id).toBe(designId)
  expect(gateway.requests).toHaveLength(1)
})
