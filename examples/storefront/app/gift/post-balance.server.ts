import { isShopError } from '@selvage/core/contract'
import { giftCodeOf, giftCodeProblemOf, readGiftBalance } from '@selvage/core/credit'
import type { GiftBalance, GiftCodeProblem } from '@selvage/core/credit'
import type { ErrorMessage } from '@selvage/react/flash'
import { data } from 'react-router'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import type { Shop } from '../page/shop-context.ts'

/** The answer of the form that asks what is left on a gift certificate. */
export interface AskedBalance {
  readonly code?: string
  readonly problem?: GiftCodeProblem | 'blank' | 'form'
  readonly error?: ErrorMessage
  readonly left?: GiftBalance
}

/** Reads what is left on the gift certificate of a posted code, or says what is wrong with it. */
export async function postBalance({ gateway }: Shop, form: FormData) {
  const code = formText(form, 'code')
  const back = (asked: AskedBalance, status: number) => data({ asked }, { status })
  if (code.trim() === '') return back({ code, problem: 'blank' }, 400)
  if (giftCodeOf(code) === undefined) return back({ code, problem: 'form' }, 400)
  try {
    return back({ left: await gateway.send(readGiftBalance, { body: { code } }) }, 200)
  } catch (error) {
    const problem = isShopError(error) ? giftCodeProblemOf(error.all?.[0]?.message) : undefined
    return problem
      ? back({ code, problem }, 400)
      : back({ code, error: toErrorMessage(error) }, statusOf(error))
  }
}
