import { memberOf, ownCollectionsPage } from '../collections/own-collections-page.server.ts'
import { ownCollectionsAction } from '../collections/own-collections-action.server.ts'
import { OwnCollectionsPage } from '../collections/own-collections-page.tsx'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/own-collections'

export { ownPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { id } = await memberOf(shop, params.userName, request)
  return ownCollectionsPage(shop, id, request)
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await memberOf(shop, params.userName, request)
  return ownCollectionsAction(shop, request)
}

export default function OwnCollectionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnCollectionsPage {...loaderData} rejected={actionData} />
}
