import { isShopError } from '@selvage/core/contract'
import { checkDesign, createDesign, readRepeatWidth } from '@selvage/core/own-designs'
import type { ArtUpload } from '@selvage/core/own-designs'
import type { ErrorMessage } from '@selvage/react/flash'
import { designErrors } from '@selvage/react/studio'
import type { DesignErrors, TypedDesign } from '@selvage/react/studio'
import { data, redirect } from 'react-router'
import { isMember, logInFirst } from '../account/session-user.server.ts'
import { errorMessage, statusOf, toErrorMessage } from '../page/error-message.ts'
import { turns } from '../page/in-turn.server.ts'
import { tooBusy } from '../page/page-error.ts'
import { declaredBytes, FORM_BYTES, readForm } from '../page/read-form.server.ts'
import type { Shop } from '../page/shop-context.ts'
import { newDesignPath } from './own-designs-path.ts'
import { DESIGN_FORM_BYTES, isSignedOut, readTyped, takePicture } from './read-design.server.ts'

/** The answer to a form that was rejected: as it was filled in, with what is wrong. */
export interface RejectedNewDesign {
  readonly values?: Partial<TypedDesign> | undefined
  readonly upload?: ArtUpload | undefined
  readonly errors?: DesignErrors | undefined
  readonly error?: ErrorMessage | undefined
}

/** A form with a file takes twice its size of memory while it is read and sent on. */
const inTurn = turns(2, 20_000)

const answer = (rejected: RejectedNewDesign, status: number) =>
  data<RejectedNewDesign>(rejected, { status })

/** Takes the form of a new design, which has a file where its page has no script. */
export async function newDesignAction(shop: Shop, request: Request) {
  if (!(await isMember(shop))) return logInFirst(shop, request)
  const bytes = declaredBytes(request)
  if (bytes !== undefined && bytes > DESIGN_FORM_BYTES)
    return answer({ errors: { picture: { bytes } } }, 413)
  if (bytes !== undefined && bytes <= FORM_BYTES) return act(shop, request)
  return (await inTurn(() => act(shop, request))) ?? tooBusy()
}

async function act(shop: Shop, request: Request) {
  const form = await readForm(request, DESIGN_FORM_BYTES)
  if (form === 'too-large')
    return answer({ errors: { picture: { bytes: DESIGN_FORM_BYTES } } }, 413)
  if (form === 'unreadable') return answer({ error: errorMessage('FIELD_VALUE_INVALID') }, 400)
  try {
    return await take(shop, form)
  } catch (error) {
    if (isShopError(error) && isSignedOut(error)) return logInFirst(shop, request)
    throw error
  }
}

async function take(shop: Shop, form: FormData) {
  const { gateway, page } = shop
  const values = readTyped(form)
  const { upload, error: picture, failure } = await takePicture(shop, form)
  const widthIn = readRepeatWidth(values.width, page.measurement)?.widthIn
  const errors: DesignErrors = {
    ...checkDesign({
      title: values.title,
      tags: values.tags,
      widthIn: widthIn ?? NaN,
      picture: upload?.art ?? undefined,
    }),
    ...(picture && { picture }),
  }
  if (failure) {
    const error = toErrorMessage(failure)
    return answer({ values, errors, error }, statusOf(failure))
  }
  if (!upload?.art || widthIn === undefined || Object.keys(errors).length > 0)
    return answer({ values, upload, errors }, 400)
  const { width: _, ...details } = values
  try {
    const body = { ...details, widthIn, artId: upload.art.id }
    const { id } = await gateway.send(createDesign, { body })
    return redirect(newDesignPath(page.language, id), 303)
  } catch (thrown) {
    if (!isShopError(thrown) || isSignedOut(thrown)) throw thrown
    return answer({ values, upload, ...designErrors(thrown) }, statusOf(thrown))
  }
}
