import { getCart } from '@selvage/core/cart'
import { MEMBERS_PROMO_CODE, SAMPLE_DESIGNS } from '@selvage/core/testing'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inShop, openShop, renderInShop } from '../testing/open-shop.tsx'
import { CartFlow } from './cart-flow.tsx'

afterEach(cleanup)

async function open(user: 'guest' | 'member') {
  const designId = SAMPLE_DESIGNS[0]?.id ?? 1
  const items = [{ designId, fabric: 'COTTON_LAWN', size: 'YARD', quantity: 2 }] as const
  const { shop } = openShop({ user, items })
  const cart = await shop.gateway.send(getCart, { params: { id: 'pending' }, query: {} })
  return { shop, props: { cart, shopHref: '/shop', logInHref: '/login?next=/cart' } }
}

const typeCode = () =>
  userEvent.type(
    screen.getByRole('textbox', { name: 'Promo code' }),
    `${MEMBERS_PROMO_CODE}{Enter}`,
  )

test('a code for members leads a guest to the login, which leads back', async () => {
  const { shop, props } = await open('guest')
  renderInShop(shop, <CartFlow {...props} />)
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
  await typeCode()
  await screen.findAllByText('Log in to use this code.')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?next=/cart',
  )
})

test('a code for members is handed on once, to be applied after the login', async () => {
  const { shop, props } = await open('guest')
  const keep = vi.fn()
  renderInShop(shop, <CartFlow {...props} onMembersPromo={keep} />)
  await typeCode()
  await screen.findByRole('link', { name: 'Log in' })
  expect(keep.mock.calls).toEqual([[MEMBERS_PROMO_CODE]])
})

test('it is applied to the cart of a member', async () => {
  const { shop, props } = await open('member')
  renderInShop(shop, <CartFlow {...props} />)
  await typeCode()
  await screen.findByText(new RegExp(`${MEMBERS_PROMO_CODE} `))
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('a page without a script has the link, too', async () => {
  const { shop, props } = await open('guest')
  const error = {
    code: 'PROMO_ORDER_DOES_NOT_QUALIFY',
    severity: 'attention',
    params: { reason: 'members_only' },
  } as const
  const rejectedPromo = { typed: MEMBERS_PROMO_CODE, error }
  const html = renderToString(inShop(shop, <CartFlow {...props} rejectedPromo={rejectedPromo} />))
  expect(html).toContain('Log in to use this code.')
  expect(html).toMatch(/href="\/login\?next=\/cart"[^>]*>Log in</)
})
