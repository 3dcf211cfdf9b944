import { readDiscounts } from '@selvage/core/discount'
import { useMessages } from '@selvage/react/messages'
import { needed } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import { postService, serviceOptions } from '../service/service-page.server.ts'
import { ServicePage } from '../service/service-page.tsx'
import type { Route } from './+types/pro'

const CODES = ['PRO_PURCHASE'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [service, { pro }] = await Promise.all([
    serviceOptions(shop, CODES),
    needed(shop.gateway.send(readDiscounts, {})),
  ])
  return { ...service, pro }
}

export async function action({ request, context }: Route.ActionArgs) {
  return postService(context.get(shopContext), request, CODES)
}

export default function Pro({ loaderData: { pro, ...service }, actionData }: Route.ComponentProps) {
  const { t, date, percent } = useMessages()
  return (
    <ServicePage
      {...service}
      title={t('page.proTitle')}
      text={t('page.proText', { percent: percent(pro.percentOff / 100) })}
      more={
        pro.validUntil === null
          ? t('page.proAccount')
          : t('page.proNow', { date: date(pro.validUntil) })
      }
      question={t('page.proChoice')}
      right={t('page.proChoiceRight')}
      textOf={() => ({ title: t('page.proOnce'), note: t('page.proOnceNote') })}
      rejected={actionData}
    />
  )
}
