import { cleanup, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inShop, openShop } from '../testing/open-shop.tsx'
import type { ErrorMessage } from './index.ts'
import { useErrorAnnouncement } from './use-error-announcement.ts'

afterEach(cleanup)

test('an error is spoken, and leaves the region once its action has succeeded', () => {
  const { shop } = openShop()
  const failed: { error: ErrorMessage | undefined } = {
    error: { code: 'CARD_EXPIRED', severity: 'error' },
  }
  const { rerender } = renderHook(({ error }: typeof failed) => useErrorAnnouncement(error), {
    initialProps: failed,
    wrapper: ({ children }) => inShop(shop, children),
  })
  expect(screen.getByRole('alert').textContent).toContain('Your card has expired')
  rerender({ error: undefined })
  expect(screen.getByRole('alert').textContent).toBe('')
})
