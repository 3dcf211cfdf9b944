import { isShopError } from '@selvage/core/contract'
import { changeDesign, checkDesign, cleanDesignTitle } from '@selvage/core/own-designs'
import { designErrors } from '@selvage/react/studio'
import type { RejectedDesign } from '@selvage/react/studio'
import { data, redirect } from 'react-router'
import { logInFirst } from '../account/session-user.server.ts'
import { statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { notFound } from '../page/page-error.ts'
import { readId } from '../page/read-id.ts'
import type { Shop } from '../page/shop-context.ts'
import { isSignedOut, readTags } from './read-design.server.ts'

/** Takes the form that changes one of a member's designs. */
export async function ownDesignsAction(shop: Shop, request: Request) {
  const form = await request.formData()
  const id = readId(formText(form, 'id'))
  const values = {
    title: formText(form, 'title'),
    tags: readTags(form),
    mature: form.has('mature'),
    forSale: form.has('sale'),
  }
  const errors = checkDesign({ title: values.title, tags: values.tags })
  if (Object.keys(errors).length > 0)
    return data<RejectedDesign>({ id, values, errors }, { status: 400 })
  try {
    await shop.gateway.send(changeDesign, { params: { id: String(id) }, body: values })
  } catch (error) {
    if (!isShopError(error)) throw error
    if (isSignedOut(error)) return logInFirst(shop, request)
    if (error.code === 'NO_IMAGE_AVAILABLE') return notFound()
    return data<RejectedDesign>({ id, values, ...designErrors(error) }, { status: statusOf(error) })
  }
  shop.flash.show({
    severity: 'success',
    text: 'studio.saved',
    params: { title: cleanDesignTitle(values.title) },
  })
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}
