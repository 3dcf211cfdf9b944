import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openShop, renderInShop } from '../testing/open-shop.tsx'
import { FollowButton } from './follow-button.tsx'

afterEach(cleanup)

const designer = { name: 'Rosalind Pike', screenName: 'rosalind_pike' }

test('a guest who follows a designer is led to the login, for which it waits', async () => {
  const { shop, gateway } = openShop({ user: 'guest' })
  const states: boolean[] = []
  renderInShop(
    shop,
    <FollowButton
      designer={designer}
      isFollowing={false}
      logInHref="#login"
      onChange={({ isFollowing, needsLogIn }) => states.push(isFollowing, needsLogIn)}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Follow Rosalind Pike' }))
  await waitFor(() => expect(location.hash).toBe('#login'))
  await waitFor(() => expect(states).toEqual([false, true]))
  const button = screen.getByRole('button', { name: 'Follow Rosalind Pike' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect([...gateway.shop.users.values()].map(({ connections }) => connections)).toContainEqual([8])
})

test('the count moves by one at once, and back with a sentence where it fails', async () => {
  const { shop } = openShop({ storefrontOrigins: [] })
  renderInShop(
    shop,
    <FollowButton designer={designer} isFollowing followerCount={7} logInHref="#login" />,
  )
  const button = screen.getByRole('button', { name: 'Following Rosalind Pike' })
  await userEvent.click(button)
  const sentence = 'We could not do that right now. Please try again later.'
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence))
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('7 followers')).toBeDefined()
})
