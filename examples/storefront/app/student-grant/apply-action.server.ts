import {
  applyForStudentGrant,
  EMPTY_STUDENT_GRANT,
  fromStudentGrantDetails,
} from '@selvage/core/student-grant'
import type { StudentGrantForm } from '@selvage/core/student-grant'
import { documentRoutes } from '@selvage/i18n/document-routes'
import type { ErrorMessage } from '@selvage/react/flash'
import type { StudentGrantFieldErrors } from '@selvage/react/student-grant'
import { data, redirect } from 'react-router'
import { errorMessage, statusOf, toErrorMessage } from '../page/error-message.ts'
import { turns } from '../page/in-turn.server.ts'
import { tooBusy } from '../page/page-error.ts'
import { readFormOrStart } from '../page/read-form.server.ts'
import { rejectedForm } from '../page/rejected-form.server.ts'
import type { Shop } from '../page/shop-context.ts'
import { readApplication, readTyped, STUDENT_FORM_BYTES } from './read-application.server.ts'

/** The answer to a form that was rejected: as it was filled in, with what is wrong. */
interface RejectedApplication {
  readonly values: StudentGrantForm
  readonly errors?: StudentGrantFieldErrors
  readonly error?: ErrorMessage
}

/** A form with its files takes a few times its size of memory while it is read and sent on. */
const inTurn = turns(2, 20_000)

const answer = (rejected: RejectedApplication, status: number) =>
  data({ ...rejected, attempt: 1 }, { status })

/** Sends an application with its files, which counts once however often its button was pressed. */
export const applyAction = async (shop: Shop, request: Request) =>
  (await inTurn(() => act(shop, request))) ?? tooBusy()

async function act(shop: Shop, request: Request) {
  const { form, start } = await readFormOrStart(request, STUDENT_FORM_BYTES)
  if (form === 'too-large') {
    const values = start ? readTyped(start) : EMPTY_STUDENT_GRANT
    return answer({ values, errors: { proof: 'unsent', work: 'together' } }, 413)
  }
  if (form === 'unreadable')
    return answer({ values: EMPTY_STUDENT_GRANT, error: errorMessage('FIELD_VALUE_INVALID') }, 400)
  const { values, errors, failure } = await readApplication(shop, form)
  if (failure) return answer({ values, errors, error: toErrorMessage(failure) }, statusOf(failure))
  if (Object.keys(errors).length > 0) return answer({ values, errors }, 400)
  try {
    await shop.gateway.send(applyForStudentGrant, { body: values })
  } catch (error) {
    return answer({ values, ...rejectedForm(error, fromStudentGrantDetails) }, statusOf(error))
  }
  return redirect(documentRoutes.localizePath('student-grant-sent', shop.page.language), 303)
}
