import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { PreferencesForm, PreferencesLink } from './preferences/index.ts'
import { HEARD_WITHIN, NOT_READ } from './testing/heard-within.table.ts'
import { LIVE_PARTS, shop } from './testing/live-parts.tsx'
import { renderInRoot, renderInShop } from './testing/open-shop.tsx'
import { SAMPLE_PARTS } from './testing/sample-parts.tsx'
import { transcript } from './testing/transcript.ts'

// Times are read in the same zone wherever the tests run.
beforeAll(() => void vi.stubEnv('TZ', 'UTC'))

// A panel asks whether it slides in.
beforeAll(() => void vi.stubGlobal('matchMedia', () => new EventTarget()))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const PREFERENCES = {
  action: '/en/preferences',
  back: '/en',
  country: 'US',
  currency: 'USD',
  measurement: 'imperial',
} as const

const parts: Readonly<Record<string, ReactNode>> = {
  ...SAMPLE_PARTS,
  PreferencesForm: <PreferencesForm {...PREFERENCES} />,
  PreferencesLink: (
    <PreferencesLink {...PREFERENCES} href="/en/preferences" label="United States, US$" />
  ),
}

/**
 * Returns the headings and controls that a page's rules for elements (`h1 {}`) would reach, because
 * no component has them. A price or an address is text of the page, which looks as there.
 */
const outsideComponents = (): string[] =>
  [
    ...document.querySelectorAll(
      ':is(h1, h2, h3, h4, button, input, select, textarea, label, legend, table):not(.selvage, .selvage *, [type="hidden"])',
    ),
  ].map(({ outerHTML }) => outerHTML)

test.each(Object.entries(parts))('%s reads as it is meant to', async (name, part) => {
  renderInRoot(part)
  expect(outsideComponents()).toEqual([])
  await expect(await transcript()).toMatchFileSnapshot(`./testing/transcripts/${name}.txt`)
})

test.each(Object.entries(LIVE_PARTS))('%s reads as it is meant to', async (name, draw) => {
  renderInShop(shop.shop, await draw())
  await waitFor(() => {
    expect(document.body.textContent).not.toBe('')
    expect(screen.queryByText('Loading…')).toBeNull()
  })
  expect(outsideComponents()).toEqual([])
  await expect(await transcript()).toMatchFileSnapshot(`./testing/transcripts/${name}.txt`)
})

/** The names of the components that the entry points export. */
async function componentNames(): Promise<string[]> {
  const sources = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'object' && entry['selvage-source'].endsWith('/index.ts')
      ? [entry['selvage-source']]
      : [],
  )
  const modules = await Promise.all(
    sources.map((path) => import(/* @vite-ignore */ `../${path}`) as Promise<object>),
  )
  return modules.flatMap((each) => Object.keys(each)).filter((name) => /^[A-Z][a-z]/.test(name))
}

test('every component that an entry point exports has a transcript', async () => {
  const read = new Set([...Object.keys(parts), ...Object.keys(LIVE_PARTS)])
  for (const whole of Object.values(HEARD_WITHIN)) expect(read).toContain(whole)
  const names = new Set(await componentNames())
  expect(names.size).toBeGreaterThan(70)
  const known = new Set([...read, ...Object.keys(HEARD_WITHIN), ...Object.keys(NOT_READ)])
  expect([...names].filter((name) => !known.has(name))).toEqual([])
  for (const name of [...Object.keys(HEARD_WITHIN), ...Object.keys(NOT_READ)])
    expect(names, name).toContain(name)
})
