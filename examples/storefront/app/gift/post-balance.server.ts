import { isShopError } from '@selvage/core/contract'
import { GIFT_CODE_PROBLEMS, giftCodeOf, readGiftBalance } from '@selvage/core/credit'
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
    const reason = isShopError(error) ? error.all?.[0]?.message : undefined
    const problem = GIFT_CODE_PROBLEMS.find((each) => each === reason)
    return problem
      ? back({ code, problem }, 400)
      : back({ code, error: toErrorMessage(error) }, statusOf(error))
  }
}
