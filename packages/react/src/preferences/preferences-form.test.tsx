import { shopError } from '@selvage/core/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import type { ChosenPreferences } from './preferences-form.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { PreferencesLink } from './preferences-link.tsx'

afterEach(cleanup)

const shown = { country: 'US', currency: 'USD', measurement: 'imperial' } as const
const german = { country: 'DE', currency: 'EUR', measurement: 'metric', locale: 'de_DE' }
const choose = async () => {
  const [country, language] = screen.getAllByRole('combobox')
  await userEvent.selectOptions(country as HTMLElement, 'DE')
  await userEvent.selectOptions(language as HTMLElement, 'de')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('an application takes what was chosen, and nothing is posted', async () => {
  const posted = vi.fn((event: Event) => event.defaultPrevented)
  document.addEventListener('submit', posted)
  const saved: ChosenPreferences[] = []
  renderInRoot(<PreferencesForm {...shown} onSave={(chosen) => void saved.push(chosen)} />)
  await choose()
  document.removeEventListener('submit', posted)
  expect(saved).toEqual([german])
  expect(posted).toHaveReturnedWith(true)
})

test('what could not be saved is an error, and stays in the form', async () => {
  const onSave = vi.fn(() => Promise.reject(shopError('SERVER_ERROR')))
  renderInRoot(<PreferencesForm {...shown} onSave={onSave} />)
  await choose()
  await screen.findByText(/^We could not do that right now/)
  expect(screen.getAllByRole<HTMLSelectElement>('combobox')[0]?.value).toBe('DE')
  expect(document.activeElement?.textContent).toBe('Save')
})

test('a dialog closes once it is saved, and gives the focus back', async () => {
  const onSave = vi.fn(() => Promise.resolve())
  renderInRoot(<PreferencesLink href="/preferences" label="US$" {...shown} onSave={onSave} />)
  const link = screen.getByRole('link')
  await userEvent.click(link)
  await choose()
  expect(onSave).toHaveBeenCalledWith(german)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('a form that would go nowhere is a mistake that says what to write', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderInRoot(<PreferencesForm {...shown} />)).toThrow(/onSave=\{…\}/)
  vi.restoreAllMocks()
})

test('a choice of one has no field, whatever country is chosen', async () => {
  const saved: ChosenPreferences[] = []
  const offered = { languages: ['en'], currencies: ['USD'] } as const
  renderInRoot(
    <PreferencesForm {...shown} {...offered} onSave={(chosen) => void saved.push(chosen)} />,
  )
  expect(screen.getAllByRole('combobox')).toHaveLength(2)
  await userEvent.selectOptions(screen.getAllByRole('combobox')[0] as HTMLElement, 'DE')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved).toEqual([
    { country: 'DE', currency: 'USD', measurement: 'metric', locale: 'en_US' },
  ])
})
