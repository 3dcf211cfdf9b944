import { describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, ask, read } = await openShop()

/** Lets the visitor keep so many collections of their own; the first id is the newest one's. */
function keep(number: number): void {
  const [user] = served.gateway.shop.users.values()
  if (!user) throw new Error('The shop has no visitor.')
  user.collections = Array.from({ length: number }, (_, at) => ({
    id: 200_000 - at,
    name: `Room ${at + 1}`,
    description: '',
    shown: true,
    designerOnly: false,
    designIds: [1],
  }))
  user.favoriteCollections = user.collections.map(({ id }) => id)
}

const roomsOf = (html: string) => new Set(html.match(/>Room \d+</g)).size

describe('favorite collections', () => {
  it('are listed twenty a page, with links to the others', async () => {
    keep(45)
    const first = await read('/favorites/me')
    expect(roomsOf(first)).toBe(20)
    expect(first).toContain('aria-label="Collections: Pages of results"')
    expect(first).toContain('/favorites/me?lang=en&amp;collections_offset=20#collections')
    const last = await read('/favorites/me?collections_offset=40')
    expect([roomsOf(last), last.includes('>Room 45<')]).toEqual([5, true])
  })

  it('have no pages while all fit on one', async () => {
    keep(20)
    const html = await read('/favorites/me')
    expect([roomsOf(html), html.includes('Pages of results')]).toEqual([20, false])
  })

  it('lead from a page that is gone to the first', async () => {
    keep(3)
    const { status, headers } = await ask('/favorites/me?collections_offset=20')
    expect([status, headers.get('location')]).toEqual([302, '/favorites/me?lang=en'])
  })
})
