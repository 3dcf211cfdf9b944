import { isErrorCode } from '@selvage/core/errors'
import type { FlashInput } from '@selvage/machines/flash'
import { formText } from './form-text.ts'
import { LEAVE } from './navigate.ts'
import type { Shop } from './shop-context.ts'

/** True for a form that a page sends which was left for this one. */
export const isLeft = (form: FormData): boolean => formText(form, 'intent') === LEAVE.intent

/** Shows why a page was left for this one; returns false for a code that there is not. */
export function showLeft({ flash }: Pick<Shop, 'flash'>, form: FormData): boolean {
  const code = formText(form, LEAVE.code)
  if (!isErrorCode(code)) return false
  flash.show({ text: code, params: paramsOf(formText(form, LEAVE.params)) })
  return true
}

/** Returns the values of a message; none where the text is no record of texts and numbers. */
function paramsOf(text: string): FlashInput['params'] & object {
  try {
    const parsed: unknown = JSON.parse(text)
    const entries = Object.entries(parsed ?? {})
    return Object.fromEntries(
      entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
    ) as Record<string, string | number>
  } catch {
    return {}
  }
}
