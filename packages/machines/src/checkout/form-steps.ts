import { checkoutSetup } from './checkout.setup.ts'
import type { CheckoutContext } from './checkout.types.ts'

/** Version that a save is made for; a step is only reached with a checkout. */
export const versionOf = ({ checkout }: CheckoutContext): number => checkout?.order.version ?? 0

/** Shipping: typed, checked, saved. Back leaves for the cart. @source spec 1 §3 Shipping form */
export const shippingStep = checkoutSetup.createStateConfig({
  entry: { type: 'enter', params: { step: 'shipping' } },
  initial: 'editing',
  states: {
    editing: {
      on: {
        TYPE: { actions: 'typeShipping' },
        NEXT: { target: 'checking', actions: 'checkShipping' },
        BACK: { target: '#checkout.left', actions: 'leaveBack' },
      },
    },
    checking: {
      always: [{ guard: 'hasNoShippingErrors', target: 'saving' }, { target: 'editing' }],
    },
    saving: {
      on: { CANCEL: 'editing' },
      invoke: {
        src: 'saveShipping',
        input: ({ context }) => ({
          orderId: context.orderId,
          version: versionOf(context),
          form: context.shipping,
        }),
        onDone: {
          target: '#checkout.afterShipping',
          actions: { type: 'takeSaved', params: ({ event }) => ({ checkout: event.output }) },
        },
        onError: {
          target: '#checkout.finalizing',
          actions: { type: 'failSave', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})

/** Delivery and gift: left out when nothing is shipped. */
export const deliveryStep = checkoutSetup.createStateConfig({
  entry: { type: 'enter', params: { step: 'delivery' } },
  initial: 'editing',
  states: {
    editing: {
      on: {
        CHOOSE_DELIVERY: { actions: 'fillDelivery' },
        GIFT: { actions: 'fillDelivery' },
        NEXT: { target: 'checking', actions: 'checkDelivery' },
        BACK: { target: '#checkout.shipping', actions: 'clearError' },
        GO: {
          guard: { type: 'isEarlier', params: { step: 'shipping' } },
          target: '#checkout.shipping',
          actions: 'clearError',
        },
      },
    },
    checking: {
      always: [{ guard: 'hasNoDeliveryError', target: 'saving' }, { target: 'editing' }],
    },
    saving: {
      on: { CANCEL: 'editing' },
      invoke: {
        src: 'saveDelivery',
        input: ({ context }) => ({
          orderId: context.orderId,
          version: versionOf(context),
          form: context.delivery,
        }),
        onDone: {
          target: '#checkout.payment',
          actions: { type: 'takeSaved', params: ({ event }) => ({ checkout: event.output }) },
        },
        onError: {
          target: '#checkout.finalizing',
          actions: { type: 'failSave', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
