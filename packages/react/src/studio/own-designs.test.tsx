import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { inShop, openShop, readProduct, renderInShop } from '../testing/open-shop.tsx'
import { OwnDesigns } from './own-designs.tsx'
import type { OwnDesignsProps } from './own-designs.tsx'

afterEach(cleanup)

const LINKS = {
  action: '/designs',
  hrefFor: '/en/designs/{id}',
  pageHref: '/designs?offset={offset}',
  uploadHref: '/designs/new',
} as const

test('a script gets the form of a design, and its errors of another try take the focus', async () => {
  const opened = openShop({ user: 'member' })
  const { shop } = opened
  const { design } = await readProduct(opened)
  const earned = { minor: 0, currency: 'USD' } as const
  const card = { ...design, id: 7, title: 'Shoal' }
  const own = { card, tags: ['fish'], mature: false, soldCount: 0, earned }
  const page = { screenName: 'june', designs: [own], total: 1, offset: 0 }
  const onSubmit = vi.fn((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))
  const list = (more: Partial<OwnDesignsProps> = {}) =>
    inShop(shop, <OwnDesigns page={page} {...LINKS} onSubmit={onSubmit} {...more} />)
  const { rerender } = renderInShop(shop, null)
  rerender(list())
  await userEvent.click(screen.getByText(/^Change/))
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' II')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(onSubmit).toHaveReturnedWith(expect.objectContaining({ id: '7', title: 'Shoal II' }))
  const values = { title: 'Sh', tags: [], mature: false, forSale: true }
  rerender(
    list({ rejected: { id: 7, values, errors: { title: 'FIELD_VALUE_INVALID' }, attempt: 1 } }),
  )
  expect(screen.getByRole('link', { name: /Use 3 to 60 characters/ })).toBeTruthy()
})
