import type { ShippingForm } from '@selvage/core/checkout'
import { SHIPPING_FIELDS } from '@selvage/core/checkout'
import { expect, userEvent, waitFor } from 'storybook/test'

/** Something that must be on the page by now. */
function found<T extends Element>(root: ParentNode, selector: string): T {
  const element = root.querySelector<T>(selector)
  if (element === null) throw new Error(`There is no ${selector} here.`)
  return element
}

/** The step's own way on. */
export const nextButton = (canvas: HTMLElement): HTMLButtonElement =>
  found(canvas, 'form button[type=submit]')

/** The step that the progress says is shown, by its place from 1. */
export const stepNow = (canvas: HTMLElement): number =>
  [...canvas.querySelectorAll('nav ol > li')].findIndex(
    (item) => item.getAttribute('aria-current') === 'step',
  ) + 1

/** Waits until a step is shown. */
export async function atStep(canvas: HTMLElement, step: number): Promise<void> {
  await waitFor(() => expect(stepNow(canvas)).toBe(step), { timeout: 8_000 })
}

/** Types a shipping form, as a shopper does. */
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
 * Fills a card into the stand-in provider's frame. Its boxes are set and not typed in: the test
 * library follows what has focus in a document, and throws once that document goes away with its
 * frame.
 */
export async function fillCard(canvas: HTMLElement, number: string): Promise<void> {
  const fields = await waitFor(
    () => {
      const frame = found<HTMLIFrameElement>(canvas, 'iframe').contentDocument
      if (frame === null) throw new Error('The card frame is not open yet.')
      if (canvas.querySelector('#card-fields [role=status]') !== null)
        throw new Error('The card frame has not said yet that it is ready.')
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
