import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import { QuantityField } from './quantity-field.tsx'

afterEach(cleanup)

interface OwnerProps {
  readonly onChange: (quantity: number | null, typed: string) => void
  readonly begin?: number
  readonly stays?: boolean
}

function Owner({ onChange, begin = 2, stays }: OwnerProps) {
  const [quantity, setQuantity] = useState(begin)
  return (
    <QuantityField
      value={quantity}
      {...(stays && { stays })}
      onChange={(next, typed) => {
        onChange(next, typed)
        if (next !== null) setQuantity(next)
      }}
    />
  )
}

test('a quantity above 99 becomes 1 with a note that repeats the typed number', async () => {
  const onChange = vi.fn()
  renderInRoot(<Owner onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
  await userEvent.clear(box)
  await userEvent.type(box, '100')
  expect(onChange).toHaveBeenLastCalledWith(1, '100')
  expect(screen.getByRole('status').textContent).toContain('100 is more than 99')
  // The next digit belongs to the typed number, not to the 1 that took its place.
  await userEvent.type(box, '0')
  expect(box.value).toBe('1000')
  expect(onChange).toHaveBeenLastCalledWith(1, '1000')
  await userEvent.tab()
  expect(box.value).toBe('1')
})

test('a number above 99 is the 1 in its place only once it is left for another field', async () => {
  const onChange = vi.fn()
  renderInRoot(
    <form>
      <Owner onChange={onChange} />
      <button type="submit">Buy</button>
      <input aria-label="Other" />
    </form>,
  )
  const box = screen.getByRole<HTMLInputElement>('spinbutton')
  await userEvent.clear(box)
  await userEvent.type(box, '100')
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
  expect(onChange).toHaveBeenLastCalledWith(1, '100')
  await userEvent.clear(box)
  await userEvent.type(box, '100')
  await userEvent.click(screen.getByRole('textbox', { name: 'Other' }))
  expect(onChange).toHaveBeenLastCalledWith(1, '1')
})

test('a number above 99 leaves a quantity that stays as it was before its first digit', async () => {
  const onChange = vi.fn()
  renderInRoot(<Owner stays begin={7} onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('spinbutton')
  await userEvent.clear(box)
  await userEvent.type(box, '400{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(7, '7')
  expect(box.value).toBe('7')
  expect(screen.getAllByText(/400 is more than 99, so the quantity stays at 7/)).toHaveLength(2)
})

test.each([
  ['Enter', '4{Enter}'],
  ['a pause', '4'],
  ['a key', '3{ArrowUp}'],
])('a number above 99 leaves the quantity that %s has settled', async (_, settle) => {
  const onChange = vi.fn()
  renderInRoot(<Owner stays begin={2} onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('spinbutton')
  const typeAnew = async (keys: string) => {
    box.focus()
    box.select()
    await userEvent.keyboard(keys)
  }
  await typeAnew(settle)
  expect(box.value).toBe('4')
  box.select()
  await userEvent.paste('150')
  expect(onChange).toHaveBeenLastCalledWith(4, '4')
  await typeAnew('100{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(4, '4')
  expect(box.value).toBe('4')
  await typeAnew('0')
  await typeAnew('120{Tab}')
  expect(onChange).toHaveBeenLastCalledWith(4, '4')
})

test('an emptied box is reported when it is left or sent, not while it is typed into', async () => {
  for (const act of [() => userEvent.tab(), () => userEvent.keyboard('{Enter}')]) {
    const onChange = vi.fn()
    renderInRoot(<Owner onChange={onChange} />)
    await userEvent.clear(screen.getByRole('spinbutton'))
    expect(onChange).not.toHaveBeenCalled()
    await act()
    expect(onChange).toHaveBeenLastCalledWith(null, '')
    cleanup()
  }
})

test('text that is no quantity stays in the box and is reported as null', async () => {
  const onChange = vi.fn()
  renderInRoot(<Owner onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('spinbutton')
  await userEvent.clear(box)
  await userEvent.type(box, '0')
  expect(onChange).toHaveBeenLastCalledWith(null, '0')
  expect(box.value).toBe('0')
})

test('the buttons step by one, stop at both ends and announce the quantity', async () => {
  renderInRoot(<Owner onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1')
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less' })
  expect(less.ariaDisabled).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Quantity 1')
  // The button that reached its end has the focus still, and does nothing.
  expect(document.activeElement).toBe(less)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1')
  expect(screen.getByRole('status').textContent).toBe('Quantity 1')
})

test('of several fields each names what it is the quantity of', () => {
  renderInRoot(
    <QuantityField value={2} accessibleName="Quantity of Moths" onChange={() => undefined} />,
  )
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Moths' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'One more: Quantity of Moths' })).toBeDefined()
})

test('a decimal comma is an error, and never ten times the quantity', async () => {
  const onChange = vi.fn()
  renderInRoot(<Owner onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('spinbutton')
  await userEvent.clear(box)
  await userEvent.type(box, '2,5')
  expect(onChange).toHaveBeenLastCalledWith(null, '2,5')
  expect(box.value).toBe('2,5')
})

test('the arrow keys step by one and stop at both ends', async () => {
  renderInRoot(<Owner begin={98} onChange={() => undefined} />)
  const box = screen.getByRole<HTMLInputElement>('spinbutton')
  await userEvent.click(box)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(box.value).toBe('99')
  expect(box.getAttribute('aria-valuenow')).toBe('99')
  await userEvent.keyboard('{ArrowDown}')
  expect(box.value).toBe('98')
})

test('a line that is cut into pieces steps by whole pieces, and takes any number', async () => {
  const seen = vi.fn()
  renderInRoot(<QuantityField value={5} step={2} onChange={seen} />)
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  await userEvent.type(screen.getByRole('spinbutton'), '{ArrowUp}')
  expect(seen.mock.calls.map(([quantity]) => quantity)).toEqual([6, 4, 6])
})
