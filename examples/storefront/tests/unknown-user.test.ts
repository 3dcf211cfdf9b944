import { SAMPLE_MEMBER } from '@selvage/core/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, ask, post, read } = await openShop()
const { email, password } = SAMPLE_MEMBER
const locationOf = ({ status, headers }: Response) => [status, headers.get('location')]

/** A member with a filled cart, whose gateway fails in the one call that says who they are. */
async function beUnknown(): Promise<string> {
  await post('/login?lang=en', { email, password })
  served.gateway.play('code:SERVER_ERROR@session.whoAmI')
  const member = [...served.gateway.shop.users.values()].find(({ account }) => account)
  return member?.id ?? ''
}

describe('where the gateway does not say who the visitor is', () => {
  let id = ''
  beforeEach(async () => {
    id = await beUnknown()
  })

  it('the header asks again, and offers neither login nor logout', async () => {
    const html = await read('/en/shop')
    expect(html).toContain('href="/en/shop">Account: try again</a>')
    expect(html).not.toContain('>Log in<')
    expect(html).not.toContain('>Log out<')
    expect(html).not.toMatch(/data-member=/)
  })

  it.each([
    ['orders', () => `/account/${id}?sub_action=orders&lang=en`],
    ['addresses', () => `/account/${id}?sub_action=addresses&lang=en`],
    ['profile', () => `/account/${id}?sub_action=settings&lang=en`],
    ['saved cards', () => '/account/payment-methods?lang=en'],
    ['checkout', () => '/en/checkout'],
  ])('the page of the %s is a 503 that asks again by its own address', async (_, path) => {
    const answer = await ask(path())
    const html = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    expect(html).toContain('We can’t tell who you are right now')
    expect(html).toContain(`href="${path().replaceAll('&', '&amp;')}"`)
  })

  it('makes no guest for a line that is added without a script', async () => {
    const users = served.gateway.shop.users.size
    await post('/en/fabric/3', {
      fabric: 'LINEN_COTTON_CANVAS',
      size: 'YARD',
      quantity: '1',
    })
    expect(served.gateway.shop.users.size).toBe(users)
    expect(served.calls()).not.toContain('session.createGuest')
  })

  it('the login offers no checkout as a guest', async () => {
    const html = await read('/login?lang=en&next=%2Fen%2Fcart')
    expect(html).not.toContain('Check out as a guest')
  })

  it('everything is as before once it says so again', async () => {
    served.gateway.play('ok')
    expect(await read('/en/shop')).toContain('>Log out<')
    expect((await ask(`/account/${id}?sub_action=settings&lang=en`)).status).toBe(200)
    expect(locationOf(await ask('/account/payment-methods?lang=en'))).toEqual([200, null])
  })
})
