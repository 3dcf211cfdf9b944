import type { ShippingForm } from '@selvage/core/checkout'
import { SHIPPING_FIELDS } from '@selvage/core/checkout'
import { expect, userEvent, waitFor } from 'storybook/test'

/** Returns the element of a selector; throws when it is missing. */
function found<T extends Element>(root: ParentNode, selector: string): T {
  const element = root.querySelector<T>(selector)
  if (element === null) throw new Error(`There is no ${selector} here.`)
  return element
}

/** The button that leads to the next step. */
export const nextButton = (canvas: HTMLElement): HTMLButtonElement =>
  found(canvas, 'form button[type=submit]')

/** The step that the progress shows as current, counted from 1. */
export const stepNow = (canvas: HTMLElement): number =>
  [...canvas.querySelectorAll('nav ol > li')].findIndex(
    (item) => item.getAttribute('aria-current') === 'step',
  ) + 1

/** Waits until a step is shown. */
export async function atStep(canvas: HTMLElement, step: number): Promise<void> {
  await waitFor(() => expect(stepNow(canvas)).toBe(step), { timeout: 8_000 })
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
 * Fills in the card frame. Values are set directly, because the test library follows the focus in a
 * document and throws once the frame's document is gone.
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
