import { checkPasskeyName } from '@selvage/core/account'
import { isShopError } from '@selvage/core/contract'
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from '@selvage/core/passkey'
import type { Passkey } from '@selvage/core/passkey'
import { data, redirect } from 'react-router'
import { rejectedForm } from '../account/enter.server.ts'
import type { AccountFormErrors } from '@selvage/react/account'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { statusOf } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { needed } from '../page/page-error.ts'
import type { Shop } from '../page/shop-context.ts'
import { passkeyAnswerOf } from './passkey-answer.ts'
import { passkeysPath } from './passkeys-path.ts'

/** An answer to the page that the gateway rejected, with the name that was typed. */
export interface RejectedPasskey extends Partial<AccountFormErrors> {
  readonly intent: string
  readonly id: string
  readonly name: string
}

/** The member and their passkeys; everybody else is led to the login and back. */
export async function ownPasskeys(
  shop: Shop,
  request: Request,
): Promise<{ readonly userId: string; readonly passkeys: readonly Passkey[] }> {
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  const passkeys = await needed(
    shop.gateway.send(listPasskeys, {}).catch((error: unknown) => {
      if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
      throw error
    }),
  )
  return { userId: user.id, passkeys }
}

/** Adds, renames or deletes a passkey, and shows them all. */
export async function changePasskeys(shop: Shop, request: Request) {
  const form = await request.formData()
  const [intent, id, name] = ['intent', 'id', 'passkey_name'].map((field) => formText(form, field))
  const asked = { intent: intent ?? '', id: id ?? '', name: name ?? '' }
  if (asked.intent !== 'delete') {
    const errors = checkPasskeyName(asked.name)
    if (Object.keys(errors).length > 0)
      return data<RejectedPasskey>({ ...asked, errors }, { status: 400 })
  }
  try {
    shop.flash.show({ severity: 'success', text: await change(shop, asked, form) })
  } catch (error) {
    if (isShopError(error) && (error.status === 401 || error.status === 403))
      return logInFirst(shop, request)
    return data<RejectedPasskey>({ ...asked, ...rejectedForm(error) }, { status: statusOf(error) })
  }
  return redirect(passkeysPath(shop.page.language), 303)
}

async function change(
  { gateway }: Shop,
  { intent, id, name }: Pick<RejectedPasskey, 'intent' | 'id' | 'name'>,
  form: FormData,
) {
  switch (intent) {
    case 'delete':
      await gateway.send(removePasskey, { params: { id } })
      return 'passkey.deletedNow'
    case 'rename':
      await gateway.send(renamePasskey, { params: { id }, body: { name } })
      return 'passkey.renamedNow'
    default: {
      const passkey = passkeyAnswerOf(formText(form, 'passkey'))
      await gateway.send(addPasskey, { body: { name, passkey } })
      return 'passkey.addedNow'
    }
  }
}
