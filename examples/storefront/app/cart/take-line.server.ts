import { data, redirect } from 'react-router'
import { localizePath } from '@selvage/i18n/routes'
import { quantityError } from './add-line.server.ts'
import { keepShown } from '../settings/keep-choices.server.ts'
import type { Shop } from '../page/shop-context.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'

/**
 * A product form, for a page without script: into the cart, or back with what was typed and why
 * not.
 */
export async function takeLine<Typed>(
  shop: Shop,
  form: FormData,
  typedOf: (form: FormData) => Typed,
  add: () => Promise<void>,
) {
  const typed = typedOf(form)
  const fieldError = quantityError(form)
  if (fieldError) return data({ fieldError, typed }, { status: 400 })
  try {
    await keepShown(shop)
    await add()
  } catch (error) {
    return data({ error: toErrorMessage(error), typed }, { status: statusOf(error) })
  }
  return redirect(localizePath('cart', shop.page.language), 303)
}
