import type { Checkout, CheckoutStep, CheckoutStepRows } from '@selvage/core/checkout'
import type { CheckoutContext, CheckoutEvent } from './checkout.types.ts'
import { isReachable, mayGo, nextStep, previousStep, resumeStep } from './step-position.ts'

export interface GuardArgs {
  readonly context: CheckoutContext
  readonly event: CheckoutEvent
}
type FindStep = (args: GuardArgs) => CheckoutStep | undefined

/** The steps that a transition between steps may lead to: only a placed order is confirmed. */
const openSteps = (rows: CheckoutStepRows) =>
  (Object.keys(rows) as CheckoutStep[]).filter((step) => step !== 'confirm')

/** One transition for each step, taken when `find` answers with it. */
const toFoundStep = (steps: readonly CheckoutStep[], find: FindStep, inside = '') =>
  steps.map((step) => ({
    guard: (args: GuardArgs) => find(args) === step,
    target: `#checkout.${step}${inside}`,
  }))

/** Ways to other steps, for each state of a step in which nothing is being sent. */
export function idleTransitions(rows: CheckoutStepRows) {
  const clearingError = (find: FindStep) =>
    toFoundStep(openSteps(rows), find).map((transition) => ({
      ...transition,
      actions: 'clearError' as const,
    }))
  return {
    BACK: [
      ...clearingError(({ context }) => previousStep(context, rows)),
      { target: '#checkout.left', actions: 'leaveForCart' as const },
    ],
    GO: clearingError(({ context, event }) =>
      event.type === 'GO' && mayGo(context, event.step, rows) ? event.step : undefined,
    ),
  }
}
export type IdleTransitions = ReturnType<typeof idleTransitions>

/**
 * The state of a step. It waits for the shopper in `editing`, where an error is shown too. A step
 * that saves has `saving`, which is entered once more when the order was newer than the page.
 */
export type StepConfig =
  | { readonly states: { readonly editing: object; readonly saving?: object } }
  | { readonly type: 'final'; readonly entry: string }

/** The transitions between the steps, made from the rows and the states of the steps. */
export function stepTransitions(
  rows: CheckoutStepRows,
  states: Readonly<Record<CheckoutStep, StepConfig>>,
) {
  const steps = openSteps(rows)
  const saving = steps.filter((step) => {
    const state: StepConfig = states[step]
    return 'states' in state && 'saving' in state.states
  })
  return {
    /** To the step to continue with. Without one, to the first step. */
    resume: [
      ...toFoundStep(steps, ({ context }) => resumeStep(context, rows)),
      { target: `#checkout.${steps[0]}` },
    ],
    /** To the step after the one that is shown. */
    next: toFoundStep(steps, ({ context }) => nextStep(context, rows)),
    /** Back into the step that is shown, to look at an error. */
    showOutcome: toFoundStep(steps, ({ context }) => context.at, '.editing').map((transition) => ({
      ...transition,
      actions: 'showOutcome' as const,
    })),
    /** Into the save of the step that is shown, if the step may still be shown. */
    saveAgain: toFoundStep(
      saving,
      ({ context }) => (context.at === resumeStep(context, rows) ? context.at : undefined),
      '.saving',
    ),
    isReachable: (context: CheckoutContext, step: CheckoutStep) => isReachable(context, step, rows),
  }
}

/** The version of the order that a save changes; a step is shown only with a checkout. */
export const versionOf = ({ checkout }: CheckoutContext): number => checkout?.order.version ?? 0

/** Transitions of a call that saves a step: on to the next one, or to where the failure leads. */
export const saveTransitions = {
  onDone: {
    target: '#checkout.next',
    actions: {
      type: 'takeSaved',
      params: ({ event }: { event: { output: Checkout } }) => ({ checkout: event.output }),
    },
  },
  onError: {
    target: '#checkout.handlingFailure',
    actions: {
      type: 'failSave',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
  },
} as const
