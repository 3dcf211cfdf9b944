import { isShopError } from '@selvage/core/contract'
import { listOwnDesigns } from '@selvage/core/own-designs'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { OwnDesigns } from '@selvage/react/studio'
import { redirect } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { earningsPath } from '../earnings/earnings-path.ts'
import * as css from '../own-designs/own-designs.css.ts'
import { designerPath } from '../designer/designer-path.ts'
import { ownDesignsAction } from '../own-designs/own-designs-action.server.ts'
import { newDesignPath, OFFSET_PARAM, ownDesignsPath } from '../own-designs/own-designs-path.ts'
import { isSignedOut } from '../own-designs/read-design.server.ts'
import { needed } from '../page/page-error.ts'
import { offsetIn } from '../page/offset-in.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/own-designs'

export { ownPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { gateway, page } = shop
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  const offset = offsetIn(new URL(request.url).searchParams, OFFSET_PARAM)
  const list = await needed(
    gateway
      .send(listOwnDesigns, { query: { offset, currency: page.currency } })
      .catch((error: unknown) => {
        if (isShopError(error) && isSignedOut(error)) return logInFirst(shop, request)
        throw error
      }),
  )
  if (list.designs.length === 0 && offset > 0) throw redirect(ownDesignsPath(page.language))
  return { list, userId: user.id }
}

export async function action({ request, context }: Route.ActionArgs) {
  return ownDesignsAction(context.get(shopContext), request)
}

/** A member's own designs, each with the form that changes it. */
export default function OwnDesignsRoute({
  loaderData: { list, userId },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { screenName, total, offset } = list
  return (
    <AccountFrame
      userId={userId}
      current="designs"
      title={t('studio.designsTitle')}
      lead={total > 0 ? t('studio.designsLead') : undefined}
      description={t('studio.designsDescription')}
    >
      <OwnDesigns
        page={list}
        action={ownDesignsPath(lang, offset)}
        hrefFor={({ id }) => localizePath('design', lang, { designId: id })}
        pageHref={(at) => ownDesignsPath(lang, at)}
        uploadHref={newDesignPath(lang)}
        rejected={actionData}
      />
      <p className={css.links}>
        {screenName !== null && (
          <>
            <a href={earningsPath(lang)}>{t('studio.seeEarnings')}</a>
            <a href={designerPath(lang, screenName)}>{t('studio.yourPage')}</a>
          </>
        )}
        <a href={documentRoutes.localizePath('sell', lang)}>{t('studio.howSelling')}</a>
      </p>
    </AccountFrame>
  )
}
