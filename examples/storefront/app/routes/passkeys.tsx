import { TIME_FORM } from '@selvage/i18n/format'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { Passkeys } from '@selvage/react/passkey'
import { AccountFrame } from '../account/account-frame.tsx'
import { Island } from '../island-runtime/island.tsx'
import AddPasskeyIsland from '../islands/add-passkey.tsx'
import { OwnZone } from '../page/own-zone.tsx'
import { shopContext } from '../page/shop-context.ts'
import { changePasskeys, ownPasskeys } from '../passkey/own-passkeys.server.ts'
import { PASSKEY_QUESTIONS, passkeysPath } from '../passkey/passkeys-path.ts'
import * as css from '../passkey/passkeys-page.css.ts'
import type { Route } from './+types/passkeys'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, passkeys } = await ownPasskeys(context.get(shopContext), request)
  const { searchParams } = new URL(request.url)
  const asked = PASSKEY_QUESTIONS.flatMap((to) => {
    const passkey = passkeys.find(({ id }) => id === searchParams.get(to))
    return passkey ? [{ to, passkey }] : []
  })
  return { userId, passkeys, asked: asked[0] }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePasskeys(context.get(shopContext), request)
}

export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { userId, passkeys } = loaderData
  const here = passkeysPath(lang)
  const isAdding = actionData?.intent === 'add'
  const renamed =
    actionData?.intent === 'rename' ? passkeys.find(({ id }) => id === actionData.id) : undefined
  return (
    <AccountFrame
      userId={userId}
      current="passkeys"
      title={t('passkey.title')}
      lead={t('passkey.lead')}
    >
      <div className={css.column}>
        {actionData?.error && !isAdding && <ErrorNotice error={actionData.error} />}
        <Passkeys
          passkeys={passkeys}
          asked={renamed ? { to: 'rename', passkey: renamed } : loaderData.asked}
          typedName={renamed && actionData?.name}
          errors={renamed && actionData?.errors}
          deleteHref={({ id }) => passkeysPath(lang, 'delete', id)}
          renameHref={({ id }) => passkeysPath(lang, 'rename', id)}
          action={here}
          keepHref={here}
        />
        <OwnZone form={TIME_FORM} />
        <section className={css.add} aria-labelledby="add-passkey">
          <h2 id="add-passkey">{t('passkey.addTitle')}</h2>
          <Island
            name="add-passkey"
            of={AddPasskeyIsland}
            props={{
              action: here,
              ...(isAdding && actionData?.error && { error: actionData.error }),
            }}
            when="load"
          />
        </section>
      </div>
    </AccountFrame>
  )
}
