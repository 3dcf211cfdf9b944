import { stepsFor } from '@selvage/core/checkout'
import type { CheckoutStep, ShippingForm } from '@selvage/core/checkout'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inside, openCanvas, startsWith } from './find.ts'
import type { StoryContext } from './find.ts'
import { providerField } from './unseen.ts'

const steps = stepsFor({ needsShipping: true })

type FieldName = Exclude<keyof ShippingForm, 'newsletter' | 'saveAddress'>

export type CheckoutParts = ReturnType<typeof checkoutParts>

/** The parts of a checkout, found by the names that they have in the story's language. */
export function checkoutParts(context: StoryContext) {
  const opened = openCanvas(context)
  const { canvas, t } = opened
  const progress = inside(() => canvas.getByRole('navigation', { name: t('checkout.progress') }))
  const nextLabels = startsWith(
    t('checkout.toDelivery'),
    t('checkout.toPayment'),
    t('checkout.toReview'),
    t('checkout.place'),
    t('checkout.saving'),
    t('checkout.placing'),
    t('checkout.checking'),
  )
  /** The labels that a field has, which depend on the country. */
  const labelsOf = (field: FieldName): readonly string[] => {
    if (field === 'zipcode')
      return [t('checkout.zipcodeUs'), t('checkout.postalCode'), t('checkout.zipcode')]
    if (field === 'state') return [t('checkout.state'), t('checkout.province')]
    return [t(`checkout.${field}`)]
  }
  return {
    ...opened,
    /** The button at the end of the step. */
    next: (): HTMLElement => canvas.getByRole('button', { name: nextLabels }),
    /** The step that the progress of an order with shipping shows. */
    shownStep: (): CheckoutStep | undefined =>
      steps[
        progress()
          .getAllByRole('listitem')
          .findIndex(({ ariaCurrent }) => ariaCurrent === 'step')
      ],
    box: (field: FieldName) =>
      canvas.getByRole<HTMLInputElement>('textbox', {
        name: (name) => labelsOf(field).includes(name),
      }),
    choice: (field: 'country' | 'state') =>
      canvas.queryByRole<HTMLSelectElement>('combobox', {
        name: (name) => labelsOf(field).includes(name),
      }),
    /** The fields that are marked as wrong. */
    invalid: (): readonly HTMLElement[] =>
      [...canvas.queryAllByRole('textbox'), ...canvas.queryAllByRole('combobox')].filter(
        ({ ariaInvalid }) => ariaInvalid === 'true',
      ),
    frame: () => canvas.getByTitle<HTMLIFrameElement>(t('checkout.cardFrame')),
  }
}

/** Waits until a step is shown. */
export async function atStep({ shownStep }: CheckoutParts, step: CheckoutStep): Promise<void> {
  await waitFor(() => expect(shownStep()).toBe(step), { timeout: 20_000 })
}

/** Presses the button at the end of each step until `step` is shown. */
export async function continueTo(checkout: CheckoutParts, step: CheckoutStep): Promise<void> {
  const from = steps.findIndex((each) => each === checkout.shownStep())
  for (const next of steps.slice(from + 1, steps.indexOf(step) + 1)) {
    await userEvent.click(checkout.next())
    await atStep(checkout, next)
  }
}

/** Fills in the shipping form by typing. */
export async function fillShipping(
  { box, choice }: CheckoutParts,
  form: ShippingForm,
): Promise<void> {
  const country = choice('country')
  if (country === null) throw new Error('The form asks for no country.')
  await userEvent.selectOptions(country, form.country)
  for (const field of [
    'email',
    'emailRetype',
    'fullName',
    'line1',
    'city',
    'zipcode',
    'phone',
  ] as const) {
    await userEvent.clear(box(field))
    await userEvent.type(box(field), form[field], { delay: null })
  }
  const state = choice('state')
  if (state !== null) await userEvent.selectOptions(state, form.state)
}

/**
 * Fills a card into the frame of the stories' payment provider. Its boxes are set and not typed in:
 * the test library follows the focus of a document, and throws once that document goes away with
 * its frame.
 */
export async function fillCard({ canvas, frame, t }: CheckoutParts, number: string): Promise<void> {
  // The library compares with plain spaces, and some languages have others.
  const loading = t('checkout.cardLoading').replaceAll(/\s+/g, ' ')
  await waitFor(
    () => {
      providerField(frame(), 'number')
      if (canvas.queryByText(loading) !== null) throw new Error('The card frame is not ready yet.')
    },
    { timeout: 20_000 },
  )
  const values = {
    name: 'June Harrow',
    number,
    expiry: '12 / 30',
    cvc: '123',
  }
  for (const [id, value] of Object.entries(values)) providerField(frame(), id).value = value
}
