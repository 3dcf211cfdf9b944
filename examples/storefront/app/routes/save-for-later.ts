import { redirect } from 'react-router'
import { savedPath } from '../cart/saved-path.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/save-for-later'

/** Leads to the section of the cart's page that has what is saved for later. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(savedPath(context.get(shopContext).page.language))
}
