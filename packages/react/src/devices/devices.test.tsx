import { catalogue } from '@selvage/i18n/messages/en'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { MessagesProvider } from '../messages/index.ts'
import { Devices } from './index.ts'

const device = {
  id: 'd1',
  browser: 'Firefox',
  system: 'Linux',
  isCurrent: true,
  loggedInAt: '2026-02-03T23:30:00.000Z',
  lastUsedAt: '2026-03-01T23:30:00.000Z',
}
const page = (
  <MessagesProvider lang="en" catalogue={catalogue}>
    <Devices devices={[device]} action="/account" />
  </MessagesProvider>
)

afterEach(() => vi.restoreAllMocks())

it('has days in UTC on the server, then in the reader’s time zone', () => {
  const text = document.createElement('div')
  text.innerHTML = renderToString(page)
  expect(text.textContent).toContain('Logged in on Feb 3, 2026')
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function options(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Pacific/Auckland' }
  })
  render(page)
  expect(screen.getByText(/Logged in on/).textContent).toBe('Logged in on Feb 4, 2026')
  expect(screen.getByText(/Last used on/).textContent).toBe('Last used on Mar 2, 2026')
})
