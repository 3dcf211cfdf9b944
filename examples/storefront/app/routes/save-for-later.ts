import { redirect } from 'react-router'
import { savedPath } from '../cart/saved-path.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/save-for-later'

/** What is saved for later is a section of the cart's page. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(savedPath(context.get(shopContext).page.language))
}
