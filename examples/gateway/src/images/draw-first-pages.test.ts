import { listCollections } from '@selvage/core/collection'
import { searchDesigns } from '@selvage/core/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReferenceGateway } from '../testing/test-gateway.ts'
import type { ReferenceGateway } from '../testing/test-gateway.ts'
import { drawFirstPages } from './draw-first-pages.ts'

let gateway: ReferenceGateway
beforeAll(async () => {
  gateway = await openReferenceGateway()
})
afterAll(() => gateway.close())

/** Returns the pictures that are drawn, in their order. */
async function drawn(signal = new AbortController().signal): Promise<string[]> {
  const asked: string[] = []
  const get = (id: number, { width, format }: { width: number; format: string }) => {
    asked.push(`${id} ${width} ${format}`)
    return Promise.resolve(new Uint8Array())
  }
  expect(await drawFirstPages({ get }, gateway.deps, signal)).toBe(asked.length)
  return asked
}

it('draws every card of home, the first shop page and the first collections', async () => {
  const { gateway: calls } = gateway.shopper()
  const sold = await calls.send(searchDesigns, { query: { sort: 'bestSelling' } })
  const newest = await calls.send(searchDesigns, { query: { sort: 'newest' } })
  const listed = await calls.send(listCollections, { query: {} })
  const shown = [
    ...sold.results,
    ...newest.results.slice(0, 4),
    ...listed.collections.flatMap(({ thumbnails }) => thumbnails),
  ].map(({ id }) => `${id} 650 avif`)
  expect(shown.length).toBeGreaterThan(100)

  const asked = await drawn()
  expect(shown.filter((picture) => !asked.includes(picture))).toEqual([])
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.slice(0, 4)).toEqual(shown.slice(0, 4))
})

it('draws nothing more when it is time to open', async () => {
  expect(await drawn(AbortSignal.abort())).toEqual([])
})
