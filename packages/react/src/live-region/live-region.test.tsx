import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveRegion, useAnnounce } from './live-region.tsx'
import { useAnnounceError } from './use-announce-error.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Speaker() {
  const announce = useAnnounce()
  return (
    <>
      <button
        type="button"
        onClick={() => {
          announce('Moths is removed')
          announce('The cart is updated')
        }}
      >
        Remove
      </button>
      <button type="button" onClick={() => announce('That did not work', 'assertive')}>
        Fail
      </button>
    </>
  )
}

const additions = () => [...screen.getByRole('status').children].map((each) => each.textContent)

test('a sentence that follows at once is added to the one before and does not take its place', async () => {
  render(
    <LiveRegion>
      <Speaker />
    </LiveRegion>,
  )
  await userEvent.click(screen.getByText('Remove'))
  expect(additions()).toEqual(['Moths is removed', 'The cart is updated'])
  expect(screen.getByRole('status').ariaAtomic).toBe('false')
})

test('a sentence that is repeated is an element of its own, and old ones leave', async () => {
  render(
    <LiveRegion>
      <Speaker />
    </LiveRegion>,
  )
  await userEvent.click(screen.getByText('Remove'))
  const last = screen.getByRole('status').lastElementChild
  await userEvent.click(screen.getByText('Remove'))
  expect(additions()).toEqual(['The cart is updated', 'Moths is removed', 'The cart is updated'])
  expect(screen.getByRole('status').firstElementChild).toBe(last)
  await userEvent.click(screen.getByText('Fail'))
  expect(screen.getByRole('alert').textContent).toBe('That did not work')
})

test('an announcement leaves the page when it was heard long ago', () => {
  vi.useFakeTimers()
  render(
    <LiveRegion>
      <Speaker />
    </LiveRegion>,
  )
  fireEvent.click(screen.getByText('Fail'))
  act(() => vi.advanceTimersByTime(9_000))
  fireEvent.click(screen.getByText('Remove'))
  act(() => vi.advanceTimersByTime(9_000))
  expect(screen.getByRole('alert').textContent).toBe('That did not work')
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(additions()).toEqual([])
})

test('the error of an action leaves once it is tried again, and others stay', async () => {
  function Action() {
    const announce = useAnnounce()
    const announceError = useAnnounceError()
    return (
      <>
        <button type="button" onClick={() => announce('The card has expired', 'assertive')}>
          Pay
        </button>
        <button type="button" onClick={() => announceError('Linen could not be saved')}>
          Save
        </button>
        <button type="button" onClick={() => announceError()}>
          Again
        </button>
      </>
    )
  }
  render(
    <LiveRegion>
      <Action />
    </LiveRegion>,
  )
  await userEvent.click(screen.getByText('Pay'))
  await userEvent.click(screen.getByText('Save'))
  expect(screen.getByRole('alert').childElementCount).toBe(2)
  await userEvent.click(screen.getByText('Again'))
  expect(screen.getByRole('alert').textContent).toBe('The card has expired')
})
