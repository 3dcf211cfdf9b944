import { money } from '@selvage/core/money'
import { catalogue } from '@selvage/i18n/messages/en'
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessagesProvider } from '../messages/index.ts'
import { InstallmentPlan } from './installment-plan.tsx'

const plan = (
  <MessagesProvider lang="en" catalogue={catalogue}>
    <InstallmentPlan total={money(10_001, 'USD')} />
  </MessagesProvider>
)
const rows = (root: Element) => [...root.querySelectorAll('li')].map((row) => row.textContent)
const DAYS = ['US$25.01Today', 'US$25.00Dec 5, 2026', 'US$25.00Dec 19, 2026', 'US$25.00Jan 2, 2027']

beforeEach(() => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('counts its days from the day where the shopper is', () => {
  expect(rows(render(plan).container)).toEqual(DAYS)
})

test('has no days on the server, and those of the shopper in the browser', () => {
  const failed = vi.spyOn(console, 'error')
  const root = document.createElement('div')
  root.innerHTML = renderToString(plan)
  expect(rows(root)).toEqual(['US$25.01Today', 'US$25.00', 'US$25.00', 'US$25.00'])
  render(plan, { container: root, hydrate: true })
  expect(rows(root)).toEqual(DAYS)
  expect(failed).not.toHaveBeenCalled()
})
