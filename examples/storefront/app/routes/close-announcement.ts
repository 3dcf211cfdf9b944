import { safeRedirect } from '@selvage/core/gateway'
import { localizePath } from '@selvage/i18n/routes'
import { redirect } from 'react-router'
import { formText } from '../page/form-text.ts'
import { frameContext } from '../page/frame.ts'
import { shopContext } from '../page/shop-context.ts'
import { CLOSE_FIELDS } from '../site/announcement-paths.ts'
import type { Route } from './+types/close-announcement'

/** An address alone closes nothing. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localizePath('home', context.get(shopContext).page.language))
}

/** Closes an announcement for the rest of the browser's session, and returns to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { closed, page } = context.get(shopContext)
  const form = await request.formData()
  closed.add(formText(form, CLOSE_FIELDS.id))
  const back = safeRedirect(formText(form, CLOSE_FIELDS.back), context.get(frameContext).origin)
  // The focus goes to the content, because the button is gone.
  return redirect(`${back ?? localizePath('home', page.language)}#content`, 303)
}
