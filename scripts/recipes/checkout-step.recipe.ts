import { message, MESSAGES_TEST } from './recipe.ts'
import type { Recipe } from './recipe.ts'

const STEP = 'recipe-note'
const STEPS = 'packages/core/src/checkout/steps.table.ts'
const STATES = 'packages/machines/src/checkout/step-states.ts'
const ROWS = 'packages/react/src/checkout/steps.table.ts'
const HEADING = 'packages/react/src/checkout/step-page.tsx'
const ROUTES = 'packages/i18n/src/routes/translated-routes.table.ts'
const BARE = 'recipe-step'
const named = (file: string, key: string) => ({ by: 'types', names: [file, key] }) as const

const component = `'use client'
import type { ReactNode } from 'react'
import { StepActions } from './step-actions.tsx'
import type { StepProps } from './step-props.ts'

/** A step that asks for nothing. */
export function RecipeNoteStep({ view, onNext, nextLabel, back }: StepProps): ReactNode {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <StepActions back={back} busy={view.busy} label={nextLabel} />
    </form>
  )
}
`

const machineProof = `import { CHECKOUT_STEPS, stepsFor } from '@selvage/core/checkout'
import { expect, it } from 'vitest'
import { begin } from '../testing/checkout-driver.ts'
import { sampleCheckout } from '../testing/samples.ts'
import { checkoutView } from './checkout.view.ts'

it('leads through the added step, and back', () => {
  const atDelivery = begin({ checkout: sampleCheckout({ upTo: 'delivery' }) })
  const added = atDelivery.send(
    { type: 'NEXT' },
    { done: 'saveDelivery', output: sampleCheckout({ upTo: 'payment' }) },
  )
  expect(checkoutView(added.snapshot)).toMatchObject({
    step: '${STEP}',
    previousStep: 'delivery',
    nextStep: 'payment',
  })
  expect(checkoutView(added.send({ type: 'NEXT' }).snapshot).step).toBe('payment')
  expect(checkoutView(added.send({ type: 'BACK' }).snapshot).step).toBe('delivery')
  expect(stepsFor({ needsShipping: true })).toEqual(Object.keys(CHECKOUT_STEPS))
})
`

const storefrontProof = `import { expect, it } from 'vitest'
import { checkoutPaths } from '../checkout/checkout-paths.ts'
import routes from '../routes.ts'

it('shows the added step at its address, on the checkout’s page', () => {
  expect(checkoutPaths('de').steps).toMatchObject({ '${STEP}': '/de/kasse/rezept' })
  expect(routes.find(({ path }) => path === '/de/kasse/rezept')?.file).toBe('routes/checkout.tsx')
})
`

export const checkoutStep: Recipe = {
  title: 'A checkout step',
  pieces: [
    {
      file: STEPS,
      before: '  payment: {',
      text: `  '${STEP}': { shippingOnly: false, isSaved: () => true, unsavedError: null },`,
    },
    {
      file: STATES,
      before: '/** The order is placed. */',
      text: `/** A note that is only read. */
const recipeNoteStep = (idle: IdleTransitions) =>
  checkoutSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: { on: { ...idle, NEXT: { target: '#checkout.next', actions: 'clearError' } } },
    },
  })
`,
    },
    {
      file: STATES,
      after: '  delivery: deliveryStep,',
      text: `  '${STEP}': recipeNoteStep,`,
    },
    { file: 'packages/react/src/checkout/recipe-note-step.tsx', text: component },
    {
      file: ROWS,
      before: "import { LaterPaymentStep } from './later-payment-step.tsx'",
      text: "import { RecipeNoteStep } from './recipe-note-step.tsx'",
    },
    {
      file: ROWS,
      before: '  payment: {',
      text: `  '${STEP}': {
    Component: RecipeNoteStep,
    name: 'checkout.stepRecipeNote',
    continueTo: 'checkout.toRecipeNote',
  },`,
    },
    {
      file: ROUTES,
      before: "  'checkout-payment': {",
      text: `  'checkout-${STEP}': {
    en: 'checkout/recipe',
    de: 'kasse/rezept',
    es: 'pedido/receta',
    fr: 'commande/recette',
  },`,
    },
    ...message(
      'checkout',
      'stepRecipeNote',
      { en: 'Recipe', de: 'Rezept', es: 'Receta', fr: 'Recette' },
      named(ROWS, 'checkout.stepRecipeNote'),
    ),
    ...message(
      'checkout',
      `${STEP}Title`,
      { en: 'A recipe', de: 'Ein Rezept', es: 'Una receta', fr: 'Une recette' },
      named(HEADING, `checkout.${STEP}Title`),
    ),
    ...message(
      'checkout',
      'toRecipeNote',
      {
        en: 'Continue to recipe',
        de: 'Weiter zum Rezept',
        es: 'Continuar a la receta',
        fr: 'Continuer vers la recette',
      },
      named(ROWS, 'checkout.toRecipeNote'),
    ),
  ],
  tests: [
    MESSAGES_TEST,
    'packages/core/src/checkout/steps.test.ts',
    'packages/i18n/src/routes/routes.test.ts',
    'packages/machines/src/checkout/checkout.steps.test.ts',
  ],
  proofs: {
    'packages/machines/src/checkout/recipe-note.test.ts': machineProof,
    'examples/storefront/app/checkout/recipe-note.test.ts': storefrontProof,
  },
  unfinished: {
    pieces: [
      {
        file: STEPS,
        before: '  payment: {',
        text: `  '${BARE}': { shippingOnly: false, isSaved: () => true, unsavedError: null },`,
      },
    ],
    missing: [named(STATES, BARE), named(ROWS, BARE), named(ROUTES, `checkout-${BARE}`)],
  },
}
