import { SAMPLE_DESIGNS } from '@selvage/core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import { FavoriteButton } from './favorite-button.tsx'

test('on a page that is no storefront, the heart does not ask for a refresh, which never helps', async () => {
  const [design = { id: 1, title: '' }] = SAMPLE_DESIGNS
  const { shop } = openShop({ storefrontOrigins: [] })
  renderInShop(shop, <FavoriteButton design={design} isFavorite={false} />)
  const heart = screen.getByRole('button')
  await userEvent.click(heart)
  const sentence = 'We could not do that right now. Please try again later.'
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence))
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})
