import { data, redirect } from 'react-router'
import {
  cancelAttempt,
  getCheckout,
  emptyAddress,
  formFieldOf,
  isMissing,
  placeOrder,
  putPayment,
  putShipping,
} from '@selvage/core/checkout'
import type { PaymentAttempt, PaymentChoice, StepField } from '@selvage/core/checkout'
import { isShopError, shopError } from '@selvage/core/contract'
import { setGiftCertificate } from '@selvage/core/credit'
import { isCurrency } from '@selvage/core/locale'
import { isCompanyMethod } from '@selvage/core/payment'
import { localizePath } from '@selvage/i18n/routes'
import { ownCart } from '../cart/own-cart.server.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'
import { followAddress } from '../settings/keep-choices.server.ts'

/** The texts of a form that was rejected, to be shown again. */
export interface PlainTyped {
  readonly email: string
  readonly emailRetype: string
  readonly country: string
  readonly code: string
}

/**
 * A form of the checkout, posted by a page without a script; each leads to the next step. A page
 * with one asks here to follow the address that it has saved.
 */
export async function plainAction(shop: Shop, request: Request) {
  const form = await request.formData()
  const { language } = shop.page
  const cart = await ownCart(shop)
  if (!cart) throw redirect(localizePath('cart', language))
  const typed: PlainTyped = {
    email: formText(form, 'email'),
    emailRetype: formText(form, 'email_retype'),
    country: formText(form, 'country'),
    code: formText(form, 'code'),
  }
  try {
    const path = await carryOut(shop, form, { id: cart.id, typed })
    return redirect(path, 303)
  } catch (error) {
    if (!isShopError(error)) throw error
    const fields = (error.all ?? []).flatMap((each): [StepField, string][] => {
      const field = formFieldOf('shipping', each.field ?? '')
      return field ? [[field, each.code]] : []
    })
    const codeError = (error.all ?? []).find(({ field }) => field === 'code')
    return data(
      {
        typed,
        wrong: Object.fromEntries(fields) as Partial<Record<StepField, string>>,
        codeError: codeError ? (codeError.message ?? 'unknown') : undefined,
        error: fields.length > 0 || codeError ? undefined : toErrorMessage(error),
      },
      { status: statusOf(error) },
    )
  }
}

/** Carries a form out and returns the page that follows. */
async function carryOut(
  shop: Shop,
  form: FormData,
  { id, typed }: { readonly id: string; readonly typed: PlainTyped },
): Promise<string> {
  const {
    gateway,
    page: { language },
  } = shop
  if (formText(form, 'intent') === 'follow') {
    const { order, shippingAddress } = await gateway.send(getCheckout, {
      params: { id },
      query: {},
    })
    if (order.needsShipping && shippingAddress) await followAddress(shop, shippingAddress.country)
    return localizePath('checkout-delivery', language)
  }
  const version = readWhole(form, 'version')
  const params = { id }
  switch (formText(form, 'intent')) {
    case 'contact':
      await gateway.send(
        putShipping,
        {
          params,
          body: {
            ...emptyAddress(typed.country),
            ...typed,
            newsletter: form.has('newsletter_opt_in'),
          },
        },
        { version },
      )
      return localizePath('checkout-payment', language)
    case 'gift':
      await gateway.send(setGiftCertificate, { params, body: { code: typed.code } }, { version })
      return localizePath('checkout-payment', language)
    case 'gift-off':
      await gateway.send(setGiftCertificate, { params, body: { code: null } }, { version })
      return localizePath('checkout-payment', language)
    case 'payment':
      await gateway.send(putPayment, { params, body: choiceOf(form) }, { version })
      return localizePath('checkout-review', language)
    case 'place': {
      const currency = formText(form, 'currency')
      if (!isCurrency(currency)) throw shopError('FIELD_VALUE_INVALID', { status: 400 })
      const attemptId = formText(form, 'attempt_id')
      const total = { minor: readWhole(form, 'total'), currency }
      const body = { attemptId, total }
      const input = { params, body }
      return pageAfter(await gateway.send(placeOrder, input, { key: attemptId, version }), language)
    }
    case 'give-up': {
      const attempt = formText(form, 'attempt_id')
      const input = { params: { id, attempt }, body: {} }
      return pageAfter(await gateway.send(cancelAttempt, input), language)
    }
    default:
      throw shopError('FIELD_VALUE_INVALID', { status: 400 })
  }
}

function pageAfter({ state, orderNumber }: PaymentAttempt, language: Shop['page']['language']) {
  if (state === 'declined') return localizePath('checkout-payment', language)
  return state === 'ordered'
    ? `${localizePath('checkout-confirm', language)}?order=${encodeURIComponent(orderNumber ?? '')}`
    : localizePath('checkout-review', language)
}

function choiceOf(form: FormData): PaymentChoice {
  const method = formText(form, 'method')
  if (isCompanyMethod(method)) return { method, billingAddress: null }
  if (isMissing(method)) throw shopError('PAYMENT_DETAILS_MISSING_ERROR', { status: 400 })
  return { method: 'saved_card', cardId: method, billingAddress: null }
}

function readWhole(form: FormData, name: string): number {
  const value = Number(formText(form, name))
  if (!Number.isSafeInteger(value) || value < 0)
    throw shopError('FIELD_VALUE_INVALID', { status: 400 })
  return value
}
