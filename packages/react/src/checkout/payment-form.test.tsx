import { cardFrameMessage } from '@selvage/core/checkout'
import type { FrameMessage } from '@selvage/core/checkout'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import type { CardFrameHandle, CardResult } from './card-frame.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { PaymentFormProps } from './payment-form.tsx'

const session = {
  provider: 'sandbox',
  sessionId: 'session-0123456789',
  frameUrl: 'https://pay.test/frame',
  frameOrigin: 'https://pay.test',
}
type Card = PaymentFormProps['card']
const card: Card = {
  shows: 'frame',
  orderPayment: undefined,
  canKeep: false,
  outdated: false,
  session,
  fieldErrors: [],
}

const onSubmit = vi.fn()
const onResult = vi.fn<(result: CardResult) => void>()
const frame = createRef<CardFrameHandle>()
let setCard: (change: Partial<Card>) => void

function Owner({ begin }: { readonly begin: Card }) {
  const [shown, setShown] = useState(begin)
  setCard = (change) => act(() => setShown((before) => ({ ...before, ...change })))
  const blank = { fullName: '', line1: '', line2: '', city: '', state: '', zipcode: '', phone: '' }
  return (
    <PaymentForm
      card={shown}
      billing={{ same: true, address: { ...blank, country: 'US' } }}
      fieldErrors={{}}
      attempt={0}
      busy={false}
      frameRef={frame}
      onOpen={vi.fn()}
      onChangeCard={vi.fn()}
      onKeepPayment={vi.fn()}
      onSameAsShipping={vi.fn()}
      onBilling={vi.fn()}
      onFocusCard={vi.fn()}
      onResult={onResult}
      onSubmit={onSubmit}
      back={{ href: '/en/cart', label: 'Back' }}
      nextLabel="Continue to review"
    />
  )
}

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const next = () => screen.getByRole('button', { name: /Continue to review|Saving/ })
const isBusy = () => next().getAttribute('aria-busy') === 'true'

/** Watches what the page posts to the frame, and posts as the frame. */
function openFrame() {
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>('Card details')
  if (!source) throw new Error('The frame has no window.')
  const posted = vi.spyOn(source, 'postMessage').mockImplementation(() => {})
  const submitted = () =>
    posted.mock.calls.filter(([message]) => (message as { type: string }).type === 'submit').length
  const post = (message: FrameMessage) =>
    act(() => {
      const data = cardFrameMessage(message, session.sessionId)
      dispatchEvent(new MessageEvent('message', { data, source, origin: session.frameOrigin }))
    })
  return { submitted, post }
}

test('a press while the payment is being opened is busy at once, and sent once it is open', async () => {
  renderInRoot(<Owner begin={{ ...card, shows: 'opening' }} />)
  await userEvent.click(next())
  expect(isBusy()).toBe(true)
  expect(onSubmit).not.toHaveBeenCalled()
  setCard({ shows: 'frame' })
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(isBusy()).toBe(false)
})

test('a press while the payment is being opened is over when it cannot be opened', async () => {
  renderInRoot(<Owner begin={{ ...card, shows: 'opening' }} />)
  await userEvent.click(next())
  setCard({ shows: 'openFailed' })
  expect(isBusy()).toBe(false)
  expect(screen.getByText('The card fields could not be loaded.')).toBeTruthy()
  setCard({ shows: 'opening' })
  setCard({ shows: 'frame' })
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a card is sent once, as soon as its frame is ready', () => {
  renderInRoot(<Owner begin={card} />)
  const { submitted, post } = openFrame()
  act(() => frame.current?.submit())
  expect(submitted()).toBe(0)
  post({ type: 'ready' })
  expect(submitted()).toBe(1)
  post({ type: 'ready' })
  expect(submitted()).toBe(1)
  act(() => frame.current?.submit())
  expect(submitted()).toBe(2)
  expect(onResult).not.toHaveBeenCalled()
})

test('a card that waits for a frame that never loads has failed', () => {
  vi.useFakeTimers()
  renderInRoot(<Owner begin={card} />)
  const { submitted } = openFrame()
  act(() => frame.current?.submit())
  act(() => vi.advanceTimersByTime(10_000))
  const failed = { ok: false, fieldErrors: [], code: 'PAYMENT_TECHNICAL_FAILURE' }
  expect(onResult.mock.calls).toEqual([[failed]])
  expect(screen.getByText(/^The card fields could not be loaded/)).toBeTruthy()
  act(() => frame.current?.submit())
  expect(onResult).toHaveBeenCalledTimes(2)
  expect(submitted()).toBe(0)
})

test('says that the card is asked for again because the order changed', () => {
  renderInRoot(<Owner begin={{ ...card, outdated: true }} />)
  expect(screen.getByText(/^Your order changed after you entered your card/)).toBeTruthy()
})

test('the fields of the frame have the theme that the page has chosen around them', () => {
  document.body.dataset['theme'] = 'dark'
  renderInRoot(<Owner begin={card} />)
  const { src } = screen.getByTitle<HTMLIFrameElement>('Card details')
  delete document.body.dataset['theme']
  expect(src).toBe('https://pay.test/frame?theme=dark')
})
