import { expect, it } from 'vitest'
import type { Shop } from '../app/page/shop-context.ts'
import { forgetMember } from './member-cookie.ts'

interface Visit {
  readonly sent?: string
  readonly user?: { readonly type: 'guest' | 'member'; readonly id: string } | null
  readonly status?: string
  readonly path?: string
  readonly type?: string
}

/** Returns what an answer removes and sets for a visitor. */
function answerTo({ sent, user = null, status = 'known', path = '/en', type }: Visit) {
  const request = new Request(`https://shop.test${path}`, {
    headers: sent === undefined ? {} : { Cookie: `selvage_member=${sent}` },
  })
  const response = new Response('', { headers: { 'Content-Type': type ?? 'text/html' } })
  const session = { get: () => ({ status, user }) }
  const page = { storefrontOrigins: ['https://shop.test'] }
  const shop = { hasEnded: () => false, hasSession: true, page, session } as unknown as Shop
  const { headers } = forgetMember(request, response, shop)
  return { cleared: headers.get('Clear-Site-Data'), set: headers.getSetCookie() }
}

const NOTHING = { cleared: null, set: [] }
const ada = { type: 'member', id: 'aaaaaaaa-1' } as const
const guest = { type: 'guest', id: 'cccccccc-1' } as const

it('removes what a member left for the next visitor, a guest or another member', () => {
  for (const user of [null, guest]) {
    const { cleared, set } = answerTo({ sent: 'aaaaaaaa', user })
    expect(cleared).toBe('"storage"')
    expect(set.join()).toMatch(/^selvage_member=; Path=\/; Max-Age=0; HttpOnly/)
  }
  const other = answerTo({ sent: 'aaaaaaaa', user: { type: 'member', id: 'bbbbbbbb-1' } })
  expect(other.cleared).toBe('"storage"')
  expect(other.set.join()).toContain('selvage_member=bbbbbbbb;')
})

it('leaves what a guest typed with the member that they become', () => {
  expect(answerTo({ user: guest })).toEqual(NOTHING)
  const joined = answerTo({ user: ada })
  expect(joined.cleared).toBeNull()
  expect(joined.set.join()).toContain('selvage_member=aaaaaaaa;')
})

it.each<[string, Visit]>([
  ['the same member', { user: ada }],
  ['the page of the login', { path: '/login' }],
  ['a page that could not ask', { status: 'unknown' }],
  ['an answer that is no page', { type: 'application/json' }],
])('leaves all as it is for %s', (_, visit) => {
  expect(answerTo({ sent: 'aaaaaaaa', ...visit })).toEqual(NOTHING)
})
