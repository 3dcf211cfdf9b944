import { getCart } from '@selvage/core/cart'
import { createGateway } from '@selvage/core/gateway'
import { MEMBERS_PROMO_CODE } from '@selvage/core/testing'
import { expect, it } from 'vitest'
import { openShop } from './open-shop.ts'

const { served, post } = await openShop()

it('without a script, a code for members leads a guest to the login and back to the cart', async () => {
  const { url, fetch } = served.gateway
  const gateway = createGateway({ url, fetch, locale: 'en_US' })
  const cart = await gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  const fields = { intent: 'promo', code: MEMBERS_PROMO_CODE, version: String(cart?.version) }
  const answer = await post('/en/cart', fields)
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('Log in to use this code.')
  expect(html).toMatch(/href="\/login\?lang=en&amp;next=%2Fen%2Fcart"[^>]*>Log in<\/a>/)
  expect(html).toMatch(
    new RegExp(`<input(?=[^>]*name="code")(?=[^>]*value="${MEMBERS_PROMO_CODE}")`),
  )
})
