import { describe, expect, it } from 'vitest'
import { openPages } from './open-pages.ts'

const { gateway, ask, read } = await openPages()

describe('the session', () => {
  it('is the only cookie for the gateway, and the gateway’s new cookies reach the browser', async () => {
    const response = await ask('/en', {
      headers: { Cookie: 'selvage_access=old; theme=dark; _ga=GA1.1; selvage_currency=EUR' },
    })
    const count = gateway.calls.find(({ path }) => path.endsWith('fetch-cart-count'))
    expect(count?.cookie).toBe('selvage_access=old')
    expect(count?.origin).toBe('http://localhost:3000')
    expect(response.headers.getSetCookie()).toEqual([
      'selvage_access=fresh; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect(await response.text()).toMatch(/>Cart(?:<!-- -->| )+3</)
  })

  it('is needed to ask for the cart', async () => {
    await read('/en')
    expect(gateway.calls.map(({ path }) => path)).toEqual(['/search/designs', '/search/designs'])
  })

  it('of one visitor never shows in another’s page', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, visitor) =>
        read(`/en/shop?q=visitor${visitor}`, { headers: { Cookie: `selvage_access=t${visitor}` } }),
      ),
    )
    answers.forEach((html, visitor) => {
      expect(html).toContain(`visitor${visitor}`)
      expect(new Set(html.match(/visitor\d+/g))).toEqual(new Set([`visitor${visitor}`]))
    })
    const searches = gateway.calls.filter(({ search }) => search.has('q'))
    expect(searches.length).toBeGreaterThanOrEqual(40)
    for (const { cookie, search } of searches)
      expect(`t${search.get('q')?.slice(7)}`).toBe(cookie?.split('=')[1])
  })
})
