import { logOut } from '@selvage/core/account'
import { localizePath } from '@selvage/i18n/routes'
import { redirect } from 'react-router'
import { needed } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/logout'

/** An address alone ends no session. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localizePath('home', context.get(shopContext).page.language))
}

/** Ends the member's session. */
export async function action({ context }: Route.ActionArgs) {
  const { flash, gateway, page } = context.get(shopContext)
  await needed(gateway.send(logOut, { body: {} }))
  flash.show({ severity: 'success', text: 'account.loggedOut' })
  return redirect(localizePath('home', page.language), {
    status: 303,
    // Others may use this browser: a checkout's typed forms and the saved yards stay with nobody.
    headers: { 'Clear-Site-Data': '"storage"' },
  })
}
