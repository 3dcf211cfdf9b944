import { SOLID_COLOR_CODES } from '@selvage/core/solid'
import type { SolidOffer } from '@selvage/core/solid'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import { SolidSheet } from './solid-sheet.tsx'

afterEach(cleanup)

const offers = SOLID_COLOR_CODES.map((code): SolidOffer => ({
  code,
  status: 'available',
  prices: [],
}))

test.each(['gray', 'grays', 'terracotta', ''])(
  'the picker announces as many colors as it shows for %j',
  (text) => {
    renderInRoot(
      <SolidSheet open onOpenChange={vi.fn()} offers={offers} chosen="NAVY" onChoose={vi.fn()} />,
    )
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyz' } })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
    const shown = screen.getAllByRole('radio').length
    const announced = screen.getByRole('status', { hidden: true }).lastChild?.textContent
    expect(announced).toBe(shown === 1 ? '1 color' : `${shown} colors`)
  },
)

test('the picker announces that no solid has the name, with those that are nearest', () => {
  renderInRoot(
    <SolidSheet open onOpenChange={vi.fn()} offers={offers} chosen="NAVY" onChoose={vi.fn()} />,
  )
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyz' } })
  expect(screen.getByRole('status', { hidden: true }).textContent).toMatch(/^No solid is called/)
  expect(screen.getAllByRole('radio')).toHaveLength(5)
})
