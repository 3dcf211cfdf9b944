import { NO_CONSENT, readConsentForm, settleConsent } from '@selvage/core/consent'
import type { AskedCategory, ConsentChoice } from '@selvage/core/consent'
import { shopError } from '@selvage/core/contract'
import { toErrorMessage } from '@selvage/machines/cart'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderInRoot } from '../testing/open-shop.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import type { ConsentChoicesProps } from './consent-choices.tsx'

afterEach(cleanup)

const DO_NOT_SELL = 'Do not sell or share my personal information'
const ALL = { analytics: true, marketing: true, doNotSell: false }

function draw(
  choice: Partial<ConsentChoice> = {},
  { byBrowser = false, ...props }: Partial<ConsentChoicesProps> & { byBrowser?: boolean } = {},
) {
  const consent = settleConsent({ ...NO_CONSENT, ...choice }, byBrowser)
  renderInRoot(<ConsentChoices action="/choices" consent={consent} {...props} />)
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** Returns the choice that a press of a button posts. */
function posted(
  name: string,
  asked: readonly AskedCategory[] = ['analytics', 'marketing'],
): ConsentChoice {
  const { form } = button(name)
  return readConsentForm(new FormData(form ?? undefined, button(name)), asked)
}

describe('a shop that asks for nothing', () => {
  test('says so, and has one button alone', () => {
    draw()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      DO_NOT_SELL,
    ])
    expect(screen.getByText(/Your visits are not counted/)).toBeTruthy()
    expect(posted(DO_NOT_SELL)).toEqual({ ...NO_CONSENT, doNotSell: true })
  })

  test('shows what is in effect, and one press withdraws it', () => {
    draw({ doNotSell: true })
    expect(screen.getByText(/neither sold nor shared/)).toBeTruthy()
    expect(posted('Withdraw this')).toEqual(NO_CONSENT)
  })

  test('asks nothing where the browser says it already', () => {
    draw({}, { byBrowser: true })
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByText(/Global Privacy Control/)).toBeTruthy()
  })
})

describe('a shop that counts visits and advertises', () => {
  const categories = ['analytics', 'marketing'] as const

  test('has three buttons of one look, and ticks nothing of its own accord', () => {
    draw({}, { categories })
    const looks = ['Allow all', 'Only what is necessary', 'Save my choices'].map(
      (name) => button(name).className,
    )
    expect(new Set(looks).size).toBe(1)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false])
    expect([posted('Allow all'), posted('Only what is necessary')]).toEqual([ALL, NO_CONSENT])
  })

  test('posts what is ticked, with the parts that another form asks about', () => {
    draw({ analytics: true }, { categories })
    expect(posted('Save my choices')).toEqual({ ...NO_CONSENT, analytics: true })
    expect(posted(DO_NOT_SELL)).toEqual({ ...NO_CONSENT, analytics: true, doNotSell: true })
  })

  test('keeps a part that it no longer asks about', () => {
    draw(ALL, { categories: ['analytics'] })
    expect(posted('Save my choices', ['analytics'])).toEqual(ALL)
    expect(posted('Only what is necessary', ['analytics'])).toEqual({ ...ALL, analytics: false })
  })

  test('does not advertise to those who are not to be sold, and says why', () => {
    draw({ ...ALL, doNotSell: true }, { categories })
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Advertise' })
    expect([box.disabled, box.checked]).toEqual([true, false])
    expect(box.getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText(/may not be shared/)).toBeTruthy()
    expect(posted('Save my choices')).toEqual({ ...ALL, marketing: false, doNotSell: true })
  })
})

test('a choice that could not be saved says so', () => {
  draw({}, { error: toErrorMessage(shopError('SERVER_ERROR')) })
  expect(screen.getByText(/could not do that right now/)).toBeTruthy()
})
