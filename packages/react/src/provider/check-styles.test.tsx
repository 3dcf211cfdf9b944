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
  document.head.replaceChildren()
  vi.unstubAllEnvs()
})

/** Draws two roots in a mode, and waits until the console has had its sentence, or has none. */
async function open(mode: string): Promise<void> {
  vi.stubEnv('NODE_ENV', mode)
  const { SelvageProvider } = await import('./selvage-provider.tsx')
  const { EmptyState } = await import('../empty-state/index.ts')
  vi.useFakeTimers()
  for (const title of ['Nothing here', 'Nor here'])
    render(
      <SelvageProvider gatewayUrl="https://api.shop.test" lang="en" catalogue={catalogue}>
        <EmptyState title={title} />
      </SelvageProvider>,
    )
  await vi.runAllTimersAsync()
  vi.useRealTimers()
}

test('in development, a page without the style sheet has one sentence about it', async () => {
  await open('development')
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls[0])).toContain("import '@selvage/react/styles.css'")
})

test('a page with the style sheet has none', async () => {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = ':root{--selvage-color-paper:#fff}'
  await open('development')
  expect(log).not.toHaveBeenCalled()
})

test.each(['production', 'test'])('in %s, nothing is looked at', async (mode) => {
  await open(mode)
  expect(log).not.toHaveBeenCalled()
})
