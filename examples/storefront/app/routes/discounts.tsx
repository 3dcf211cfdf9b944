import { openVerification, readDiscounts } from '@selvage/core/discount'
import { localizePath } from '@selvage/i18n/routes'
import { Button, ButtonLink } from '@selvage/react/button'
import { ErrorNotice } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { data, redirect } from 'react-router'
import * as css from '../discount/discounts.css.ts'
import { pageFor } from '../discount/verification.server.ts'
import { statusOf, toErrorMessage } from '../page/error-message.ts'
import { formText } from '../page/form-text.ts'
import { needed, notFound } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/discounts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { gateway, page } = context.get(shopContext)
  const { groups, verified, designer } = await needed(gateway.send(readDiscounts, {}))
  if (groups.length === 0) notFound()
  const back = new URL(request.url).searchParams.get('back')
  return { groups, verified, designer, back: pageFor(back, page.language) }
}

/** Leads to the provider's page, from which the shopper comes back to where they were. */
export async function action({ request, context }: Route.ActionArgs) {
  const { gateway, page, session } = context.get(shopContext)
  const origin = page.storefrontOrigins[0] ?? new URL(request.url).origin
  const back = pageFor(formText(await request.formData(), 'back'), page.language)
  const returnUrl = origin + (back ?? localizePath('discounts', page.language))
  const callbackUrl = origin + localizePath('discounts-proved', page.language)
  try {
    const { url } = await session.withSession(() =>
      gateway.send(openVerification, { body: { callbackUrl, returnUrl } }),
    )
    return redirect(url, 303)
  } catch (error) {
    return data({ error: toErrorMessage(error) }, { status: statusOf(error) })
  }
}

/** The discounts of groups, and the way to prove one. */
export default function Discounts({ loaderData, actionData }: Route.ComponentProps) {
  const { t, percent, date } = useMessages()
  const { groups, verified, designer, back } = loaderData
  return (
    <SiteFrame>
      <PageHead title={t('page.discountsTitle')} />
      <div className={wrap}>
        <div className={pageTop}>
          <h1>{t('page.discountsTitle')}</h1>
          {actionData && <ErrorNotice error={actionData.error} />}
          <p>{t('page.discountsText')}</p>
          {verified && (
            <p className={css.now}>
              {t('page.discountsNow', {
                discount: t(`cart.discount_${verified.group}`),
                percent: percent(verified.percentOff / 100),
                date: date(verified.validUntil),
              })}
            </p>
          )}
          <ul className={css.groups} aria-label={t('page.discountsList')}>
            {groups.map(({ group, percentOff }) => (
              <li key={group}>
                <span>{t(`page.group_${group}`)}</span>
                <span>{percent(percentOff / 100)}</span>
              </li>
            ))}
          </ul>
          <p>{t('page.discountsDesigner', { percent: percent(designer.percentOff / 100) })}</p>
          <p>{t('page.discountsHow')}</p>
          <form method="post" className={css.actions}>
            <input type="hidden" name="back" value={back ?? ''} />
            <Button type="submit" {...(!verified && { kind: 'buy' })}>
              {t(verified ? 'page.discountsAgain' : 'page.discountsVerify')}
            </Button>
            {back !== null && (
              <ButtonLink kind="link" href={back}>
                {t(verified ? 'page.discountsDone' : 'page.discountsBack')}
              </ButtonLink>
            )}
          </form>
        </div>
      </div>
    </SiteFrame>
  )
}
