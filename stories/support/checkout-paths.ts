import { SHIPPING_FIELDS, stepsFor } from '@selvage/core/checkout'
import type { CheckoutStep, ShippingForm } from '@selvage/core/checkout'
import { expect, userEvent, waitFor } from 'storybook/test'

/** Returns the element of a selector; throws when it is missing. */
function found<T extends Element>(root: ParentNode, selector: string): T {
  const element = root.querySelector<T>(selector)
  if (element === null) throw new Error(`There is no ${selector} here.`)
  return element
}

/** The button at the end of the step. */
export const nextButton = (canvas: HTMLElement): HTMLButtonElement =>
  found(canvas, 'form button[type=submit]')

const steps = stepsFor({ needsShipping: true })

/** The step that the progress of an order with shipping shows. */
export function shownStep(canvas: HTMLElement): CheckoutStep | undefined {
  const items = [...canvas.querySelectorAll('nav ol > li')]
  return steps[items.findIndex((item) => item.getAttribute('aria-current') === 'step')]
}

/** Waits until a step is shown. */
export async function atStep(canvas: HTMLElement, step: CheckoutStep): Promise<void> {
  await waitFor(() => expect(shownStep(canvas)).toBe(step), { timeout: 8_000 })
}

/** Presses the button at the end of each step until `step` is shown. */
export async function continueTo(canvas: HTMLElement, step: CheckoutStep): Promise<void> {
  const from = steps.findIndex((each) => each === shownStep(canvas))
  for (const next of steps.slice(from + 1, steps.indexOf(step) + 1)) {
    await userEvent.click(nextButton(canvas))
    await atStep(canvas, next)
  }
}

/** Fills in the shipping form by typing. */
export async function fillShipping(canvas: HTMLElement, form: ShippingForm): Promise<void> {
  await userEvent.selectOptions(found(canvas, '#shipping-country'), form.country)
  for (const field of [
    'email',
    'emailRetype',
    'fullName',
    'line1',
    'city',
    'zipcode',
    'phone',
  ] as const) {
    const box = found<HTMLInputElement>(canvas, `#shipping-${field}`)
    await userEvent.clear(box)
    await userEvent.type(box, form[field], { delay: null })
  }
  const state = found<HTMLElement>(canvas, `[name="${SHIPPING_FIELDS.state}"]`)
  if (state instanceof HTMLSelectElement) await userEvent.selectOptions(state, form.state)
}

/**
 * Fills a card into the frame of the stories' payment provider. Its boxes are set and not typed in:
 * the test library follows the focus of a document, and throws once that document goes away with
 * its frame.
 */
export async function fillCard(canvas: HTMLElement, number: string): Promise<void> {
  const fields = await waitFor(
    () => {
      const frame = found<HTMLIFrameElement>(canvas, 'iframe').contentDocument
      if (frame === null) throw new Error('The card frame is not open yet.')
      if (canvas.querySelector('#card-fields [role=status]') !== null)
        throw new Error('The card frame is not ready yet.')
      return found<HTMLFormElement>(frame, '#card')
    },
    { timeout: 8_000 },
  )
  const values = {
    name: 'June Harrow',
    number,
    expiry_month: '12',
    expiry_year: '2030',
    cvc: '123',
  }
  for (const [name, value] of Object.entries(values))
    found<HTMLInputElement>(fields, `#${name}`).value = value
}
