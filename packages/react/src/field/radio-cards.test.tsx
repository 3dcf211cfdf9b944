import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import { RadioCards } from './radio-cards.tsx'

afterEach(cleanup)

test('a card with a note is named by its title and price, and described by the rest', () => {
  renderInRoot(
    <RadioCards
      legend="Fabric"
      name="fabric"
      options={[
        { value: 'VELVET', title: 'Velvet', detail: '56 in', note: 'Deep pile.', end: 'US$31.00' },
        { value: 'VOILE', title: 'Voile', detail: '54 in' },
      ]}
    />,
  )
  const velvet = screen.getByRole('radio', { name: 'Velvet US$31.00' })
  const described = velvet.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '56 in',
    'Deep pile.',
  ])
  expect(screen.getByRole('radio', { name: /^Voile\s*54 in$/ })).toBeDefined()
})
