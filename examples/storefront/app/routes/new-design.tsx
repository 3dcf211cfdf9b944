import { isShopError } from '@selvage/core/contract'
import { listOwnDesigns } from '@selvage/core/own-designs'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { useMessages } from '@selvage/react/messages'
import type { MadeDesign } from '@selvage/react/studio'
import { wrap } from '@selvage/react/theme'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { Island } from '../island-runtime/island.tsx'
import UploadDesignIsland from '../islands/upload-design.tsx'
import { readTypedQuery } from '../own-designs/design-in-address.ts'
import { newDesignAction } from '../own-designs/new-design-action.server.ts'
import type { RejectedNewDesign } from '../own-designs/new-design-action.server.ts'
import {
  MADE_PARAM,
  newDesignPath,
  ownDesignsPath,
  UPLOAD_PARAM,
} from '../own-designs/own-designs-path.ts'
import { findPicture, isSignedOut } from '../own-designs/read-design.server.ts'
import * as css from '../own-designs/own-designs.css.ts'
import { designTemplate } from '../page/design-template.ts'
import { toErrorMessage } from '../page/error-message.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/new-design'

export { ownPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  const { searchParams } = new URL(request.url)
  const sent = searchParams.get(UPLOAD_PARAM) ?? ''
  const values = readTypedQuery(searchParams)
  const made = await madeDesign(shop, Number(searchParams.get(MADE_PARAM)))
  const typed = { ...(values && { values }) }
  if (sent === '') return { made, form: typed }
  const { upload, error, failure } = await findPicture(shop, sent).catch((error: unknown) => {
    if (isShopError(error) && isSignedOut(error)) return logInFirst(shop, request)
    throw error
  })
  const form: RejectedNewDesign = {
    ...typed,
    ...(upload && { upload }),
    ...(error === 'ART_NOT_FOUND' && { errors: { picture: error } }),
    ...(failure && { error: toErrorMessage(failure) }),
  }
  return { made, form }
}

/** The member's design that an address says was made, one of their newest; undefined for others. */
async function madeDesign({ gateway, page }: Shop, id: number): Promise<MadeDesign | undefined> {
  if (!Number.isInteger(id) || id < 1) return undefined
  try {
    const query = { currency: page.currency }
    const { designs } = await gateway.send(listOwnDesigns, { query })
    const own = designs.find(({ card }) => card.id === id)
    return own && { id, title: own.card.title, slug: own.card.slug, mature: own.mature }
  } catch {
    return undefined
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return newDesignAction(context.get(shopContext), request)
}

/** The page on which a member uploads a design. */
export default function NewDesign({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { made, form } = loaderData
  const here = newDesignPath(lang)
  const title = t('studio.uploadTitle')
  return (
    <SiteFrame>
      <PageHead title={title} description={t('studio.uploadDescription')} />
      <div className={`${wrap} ${css.page}`}>
        <PageCrumbs
          crumbs={[
            { label: t('studio.designsTitle'), href: ownDesignsPath(lang) },
            { label: title },
          ]}
        />
        <div className={css.head}>
          <h1>{title}</h1>
          <p>{t('studio.uploadLead')}</p>
        </div>
        <Island
          name="upload-design"
          of={UploadDesignIsland}
          when="load"
          props={{
            action: here,
            newHref: here,
            agreementHref: documentRoutes.localizePath('seller-agreement', lang),
            guideHref: documentRoutes.localizePath('design-tools', lang),
            hrefFor: designTemplate('design', lang),
            ...(made && !actionData && { made }),
            ...form,
            ...actionData,
          }}
        />
      </div>
    </SiteFrame>
  )
}
