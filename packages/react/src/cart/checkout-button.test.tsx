import { catalogue } from '@selvage/i18n/messages/en'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const log = vi.spyOn(console, 'error')
beforeEach(() => {
  log.mockReset().mockImplementation(() => undefined)
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

/** Draws the button of two carts in a mode. */
async function draw(mode: string, href?: string): Promise<string> {
  vi.stubEnv('NODE_ENV', mode)
  const { CheckoutButton } = await import('./checkout-button.tsx')
  const { MessagesProvider } = await import('../messages/index.ts')
  const button = <CheckoutButton href={href} storefront={undefined} />
  const { container } = render(
    <MessagesProvider lang="en" catalogue={catalogue}>
      {button}
      {button}
    </MessagesProvider>,
  )
  return container.textContent
}

test('in development, a cart without a way to the checkout has one sentence about it', async () => {
  expect(await draw('development')).toBe('')
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls[0])).toMatch(/neither checkoutHref nor storefront.*Write <CartFlow/)
})

test('a cart with one has none, and neither has production', async () => {
  expect(await draw('development', '/checkout')).toContain('heckout')
  expect(await draw('production')).toBe('')
  expect(log).not.toHaveBeenCalled()
})
