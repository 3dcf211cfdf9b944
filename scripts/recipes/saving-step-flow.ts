import type { Missing, Piece } from './recipe.ts'

export const STEP = 'recipe-greeting'
const CORE = 'packages/core/src/checkout'
export const MACHINES = 'packages/machines/src/checkout'
export const byTypes = (...names: string[]): Missing => ({ by: 'types', names })

const state = `/** A greeting: typed, saved. */
const recipeGreetingStep = (idle: IdleTransitions) =>
  checkoutSetup.createStateConfig({
    initial: 'editing',
    states: {
      editing: { on: { ...idle, TYPE_GREETING: { actions: 'typeGreeting' }, NEXT: 'saving' } },
      saving: {
        on: { CANCEL: 'editing' },
        invoke: {
          src: 'saveGreeting',
          input: ({ context }) => ({
            orderId: context.orderId,
            version: versionOf(context),
            form: context.delivery,
            greeting: context.greeting,
          }),
          ...saveTransitions,
        },
      },
    },
  })
`

/** The pieces of a step that saves, in core and in the machine of the checkout. */
export const flow: Piece[] = [
  {
    file: `${CORE}/steps.table.ts`,
    before:
      '  // An order that was placed has no checkout any more, so a checkout never has what these two save.',
    text: `  '${STEP}': { shippingOnly: false, isSaved: () => true, unsavedError: null },`,
  },
  {
    file: `${CORE}/form-field.contract.ts`,
    after: '  payment: ADDRESS_FIELDS,',
    text: `  '${STEP}': { greeting: 'gift.message' },`,
    missing: byTypes(`${MACHINES}/checkout.context.ts`, "'greeting'"),
  },
  {
    file: `${MACHINES}/checkout.types.ts`,
    before: '  readonly delivery: DeliveryForm',
    text: '  readonly greeting: string',
  },
  {
    file: `${MACHINES}/checkout.types.ts`,
    before: "  | { readonly type: 'BILLING_SAME'; readonly same: boolean }",
    text: "  | { readonly type: 'TYPE_GREETING'; readonly greeting: string }",
  },
  {
    file: `${MACHINES}/checkout.context.ts`,
    after: '    delivery: own?.delivery ?? { optionId: null, gift: NO_GIFT },',
    text: "    greeting: own?.greeting ?? '',",
    missing: byTypes(`${MACHINES}/checkout.context.ts`, "Property 'greeting' is missing"),
  },
  {
    file: `${MACHINES}/checkout.context.ts`,
    before: '/** Checks the billing address, unless it is the shipping address. */',
    text: `/** Puts the typed greeting into its form and takes the error away from its field. */
export function typeGreeting(context: CheckoutContext, event: CheckoutEvent): Changes {
  return event.type === 'TYPE_GREETING'
    ? { greeting: event.greeting, ...withoutFieldError(context, 'greeting') }
    : {}
}
`,
  },
  {
    file: `${MACHINES}/stored-checkout.ts`,
    instead: '  const { orderId, at, shipping, delivery, billing, attemptId } = context',
    text: '  const { orderId, at, shipping, delivery, greeting, billing, attemptId } = context',
  },
  {
    file: `${MACHINES}/stored-checkout.ts`,
    instead:
      '  return { version: VERSION, orderId, step: at, shipping, delivery, billing, attemptId }',
    text: '  return { version: VERSION, orderId, step: at, shipping, delivery, greeting, billing, attemptId }',
    missing: byTypes(`${MACHINES}/stored-checkout.ts`, "Property 'greeting' is missing"),
  },
  {
    file: `${MACHINES}/stored-checkout.ts`,
    after: "    delivery: readDelivery(bag['delivery']),",
    text: "    greeting: textOf(bag, 'greeting'),",
  },
  {
    file: 'packages/machines/src/testing/samples.ts',
    after: "  shipping: { ...sampleForm, city: 'Typed' },",
    text: "  greeting: 'Typed',",
  },
  {
    file: `${MACHINES}/checkout.setup.ts`,
    before: '  typeBilling,',
    text: '  typeGreeting,',
  },
  {
    file: `${MACHINES}/checkout.setup.ts`,
    before:
      "  openPayment: fromPromise<PaymentSession, { orderId: string }>(missing('openPayment')),",
    text: `  saveGreeting: fromPromise<Checkout, SaveInput & { form: DeliveryForm; greeting: string }>(
    missing('saveGreeting'),
  ),`,
  },
  {
    file: `${MACHINES}/checkout.setup.ts`,
    before: '    typeBilling: assign(({ context, event }) => typeBilling(context, event)),',
    text: '    typeGreeting: assign(({ context, event }) => typeGreeting(context, event)),',
  },
  {
    file: `${MACHINES}/calls.ts`,
    before:
      '    openPayment: ({ orderId }: { orderId: string }, signal: AbortSignal): Promise<PaymentSession> =>',
    text: `    saveGreeting: (
      { orderId, version, form, greeting }: SaveInput & { form: DeliveryForm; greeting: string },
      signal: AbortSignal,
    ): Promise<Checkout> => {
      const gift = { ...form.gift, message: greeting }
      const body = { deliveryOptionId: form.optionId ?? '', gift }
      return gateway.send(putDelivery, { params: { id: orderId }, body }, { version, signal })
    },`,
  },
  {
    file: `${MACHINES}/checkout.actors.ts`,
    before:
      '      openPayment: requestActor<PaymentSession, { orderId: string }>(async ({ input, signal }) =>',
    text: `      saveGreeting: requestActor<Checkout, SaveInput & { form: DeliveryForm; greeting: string }>(
        async ({ input, signal }) => taken(await (await calls()).saveGreeting(input, signal)),
      ),`,
    missing: byTypes(`${MACHINES}/checkout.actors.ts`, 'saveGreeting'),
  },
  {
    file: `${MACHINES}/step-states.ts`,
    before: '/** The order is placed. */',
    text: state,
  },
  {
    file: `${MACHINES}/step-states.ts`,
    before: '  review: reviewStep,',
    text: `  '${STEP}': recipeGreetingStep,`,
  },
  {
    file: `${MACHINES}/checkout.view.ts`,
    before: '  readonly billing: BillingForm',
    text: '  readonly greeting: string',
  },
  {
    file: `${MACHINES}/checkout.view.ts`,
    before: '    billing: context.billing,',
    text: '    greeting: context.greeting,',
    missing: byTypes(`${MACHINES}/checkout.view.ts`, "Property 'greeting' is missing"),
  },
]
