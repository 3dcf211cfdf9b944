import { message, MESSAGES_TEST } from './recipe.ts'
import type { Piece, Recipe } from './recipe.ts'
import { byTypes, flow, MACHINES, STEP } from './saving-step-flow.ts'

const ROWS = 'packages/react/src/checkout/steps.table.ts'
const HEADING = 'packages/react/src/checkout/step-page.tsx'
const ROUTES = 'packages/i18n/src/routes/translated-routes.table.ts'

const component = `'use client'
import type { ReactNode } from 'react'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { fieldErrorText } from './field-error-text.ts'
import { StepActions } from './step-actions.tsx'
import type { StepProps } from './step-props.ts'

/** A step that asks for one thing, and saves it. */
export function RecipeGreetingStep({ view, send, onNext, nextLabel, back }: StepProps): ReactNode {
  const { t } = useMessages()
  const { greeting } = view.fieldErrors
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <TextField
        label={t('checkout.recipeGreeting')}
        name="greeting"
        value={view.greeting}
        error={greeting && fieldErrorText(t, greeting)}
        onChange={(event) => send({ type: 'TYPE_GREETING', greeting: event.currentTarget.value })}
      />
      <StepActions back={back} busy={view.busy} label={nextLabel} />
    </form>
  )
}
`

const machineProof = `import { expect, it } from 'vitest'
import { begin, rejection } from '../testing/checkout-driver.ts'
import { invoked } from '../testing/run.ts'
import { sampleCheckout } from '../testing/samples.ts'
import { checkoutView } from './checkout.view.ts'
import { readStoredCheckout, toStoredCheckout } from './stored-checkout.ts'

const saving = begin({ checkout: sampleCheckout({ upTo: 'review' }) })
  .send({ type: 'BACK' })
  .send({ type: 'TYPE_GREETING', greeting: 'Fold it' })
  .send({ type: 'NEXT' })

it('saves what the added step asks for, and leads on', () => {
  expect(invoked(saving.snapshot)).toEqual(['saveGreeting'])
  const saved = saving.send({ done: 'saveGreeting', output: sampleCheckout({ upTo: 'review' }) })
  expect(checkoutView(saved.snapshot).step).toBe('review')
})

it('shows a rejection at the added step’s own field until it is mended', () => {
  const error = rejection('FIELD_VALUE_INVALID', { field: 'gift.message' })
  const rejected = saving.send({ failed: 'saveGreeting', error })
  expect(checkoutView(rejected.snapshot)).toMatchObject({
    step: '${STEP}',
    greeting: 'Fold it',
    error: undefined,
    fieldErrors: { greeting: 'FIELD_VALUE_INVALID' },
  })
  const mended = rejected.send({ type: 'TYPE_GREETING', greeting: 'Fold' })
  expect(checkoutView(mended.snapshot).fieldErrors).toEqual({})
})

it('keeps what was typed for the next page', () => {
  const { orderId } = saving.snapshot.context
  const stored: unknown = JSON.parse(JSON.stringify(toStoredCheckout(saving.snapshot)))
  expect(readStoredCheckout(stored, orderId)).toMatchObject({
    step: '${STEP}',
    greeting: 'Fold it',
  })
})
`

const page: Piece[] = [
  { file: 'packages/react/src/checkout/recipe-greeting-step.tsx', text: component },
  {
    file: ROWS,
    before: "import { LaterPaymentStep } from './later-payment-step.tsx'",
    text: "import { RecipeGreetingStep } from './recipe-greeting-step.tsx'",
  },
  {
    file: ROWS,
    before: '  review: {',
    text: `  '${STEP}': {
    Component: RecipeGreetingStep,
    name: 'checkout.recipeGreeting',
    continueTo: 'checkout.recipeGreeting',
  },`,
  },
  {
    file: ROUTES,
    before: "  'checkout-review': {",
    text: `  'checkout-${STEP}': {
    en: 'checkout/greeting',
    de: 'kasse/gruss',
    es: 'pedido/saludo',
    fr: 'commande/mot',
  },`,
  },
  ...message(
    'checkout',
    'recipeGreeting',
    { en: 'Your greeting', de: 'Ihr Gruß', es: 'Tu saludo', fr: 'Votre mot' },
    byTypes(ROWS, 'checkout.recipeGreeting'),
  ),
  ...message(
    'checkout',
    `${STEP}Title`,
    { en: 'Your greeting', de: 'Ihr Gruß', es: 'Tu saludo', fr: 'Votre mot' },
    byTypes(HEADING, `checkout.${STEP}Title`),
  ),
]

export const savingStep: Recipe = {
  title: 'A checkout step that saves',
  pieces: [...flow, ...page],
  tests: [MESSAGES_TEST, `${MACHINES}/checkout.forms.test.ts`],
  proofs: { [`${MACHINES}/recipe-greeting.test.ts`]: machineProof },
}
