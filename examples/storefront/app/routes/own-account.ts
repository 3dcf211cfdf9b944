import { leadMember } from '../account/lead-member.server.ts'
import { shopContext } from '../page/shop-context.ts'
import { profilePath } from '../profile/profile-path.ts'
import type { Route } from './+types/own-account'

/** Leads to the settings of the member's account. */
export function loader({ request, context }: Route.LoaderArgs) {
  return leadMember(context.get(shopContext), request, profilePath)
}
