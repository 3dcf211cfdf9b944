import { isShopError } from '@selvage/core/contract'
import { CONNECTIONS_PAGE_SIZE, listConnections } from '@selvage/core/designer'
import { localizePath } from '@selvage/i18n/routes'
import { Button, ButtonLink } from '@selvage/react/button'
import { DesignGrid } from '@selvage/react/design'
import { EmptyState } from '@selvage/react/empty-state'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { Pager } from '@selvage/react/pager'
import { redirect } from 'react-router'
import { AccountFrame } from '../account/account-frame.tsx'
import { knownUser, logInFirst } from '../account/session-user.server.ts'
import { connectionsPath, OFFSET_PARAM } from '../designer/connections-path.ts'
import * as css from '../designer/connections.css.ts'
import { changeConnection } from '../designer/connections.server.ts'
import { designerPath } from '../designer/designer-path.ts'
import { noConnections } from '../designer/no-connections.ts'
import { formText } from '../page/form-text.ts'
import { needed } from '../page/page-error.ts'
import { offsetIn } from '../page/offset-in.ts'
import { shopContext } from '../page/shop-context.ts'
import type { Route } from './+types/connections'

export { ownPageHeaders as headers } from '../page/page-headers.ts'

/** The field of the designer in the form that ends a connection. */
const DESIGNER_FIELD = 'designer'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { gateway, page } = shop
  const user = await knownUser(shop)
  if (user?.type !== 'member') return logInFirst(shop, request)
  const offset = offsetIn(new URL(request.url).searchParams, OFFSET_PARAM)
  const list = await needed(
    gateway
      .send(listConnections, { query: { offset, currency: page.currency } })
      .catch((error: unknown) => {
        if (isShopError(error) && error.status === 401) return logInFirst(shop, request)
        throw error
      }),
  )
  // A page that lost its last designer is no longer there.
  if (list.connections.length === 0 && offset > 0) throw redirect(connectionsPath(page.language))
  return { list, userId: user.id }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  return changeConnection(context.get(shopContext), form, formText(form, DESIGNER_FIELD))
}

/** The designers whom a member follows, with their newest designs. */
export default function Connections({
  loaderData: { list, userId },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { connections, total, offset } = list
  const here = connectionsPath(lang, offset)
  const empty = noConnections(t, lang)
  return (
    <AccountFrame
      userId={userId}
      current="connections"
      title={t('designer.connections')}
      lead={total > 0 ? t('designer.connectionsLead') : undefined}
    >
      {actionData?.error && <ErrorNotice error={actionData.error} />}
      {total > 0 && (
        <p>
          <a href={localizePath('shop', lang, {}, { scope: 'connections' })}>
            {t('designer.connectionsInShop')}
          </a>
        </p>
      )}
      {total === 0 && (
        <EmptyState
          level={2}
          title={empty.title}
          actions={<ButtonLink href={empty.href}>{empty.label}</ButtonLink>}
        >
          {empty.text}
        </EmptyState>
      )}
      {connections.map(({ id, name, screenName, designs }) => (
        <section key={id} className={css.connection} aria-labelledby={`designer-${id}`}>
          <div className={css.head}>
            <h2 id={`designer-${id}`}>
              <a href={designerPath(lang, screenName)}>{name}</a>
            </h2>
            <form method="post" action={here}>
              <input type="hidden" name={DESIGNER_FIELD} value={screenName} />
              <input type="hidden" name="next" value={here} />
              <Button type="submit" kind="small" name="wanted" value="remove">
                {t('designer.unfollow', { name })}
              </Button>
            </form>
          </div>
          {designs.length === 0 ? (
            <p>{t('designer.noneText', { name })}</p>
          ) : (
            <DesignGrid
              kind="band"
              level={3}
              designs={designs}
              hrefFor={({ id: designId }) => localizePath('fabric', lang, { designId })}
            />
          )}
        </section>
      ))}
      {total > CONNECTIONS_PAGE_SIZE && (
        <Pager
          total={total}
          offset={offset}
          pageSize={CONNECTIONS_PAGE_SIZE}
          hrefFor={(at) => connectionsPath(lang, at)}
        />
      )}
    </AccountFrame>
  )
}
