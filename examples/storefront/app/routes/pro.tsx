import { useMessages } from '@selvage/react/messages'
import { shopContext } from '../page/shop-context.ts'
import { postService, serviceOptions } from '../service/service-page.server.ts'
import { ServicePage } from '../service/service-page.tsx'
import type { Route } from './+types/pro'

const CODES = ['PRO_WITH_RENEWAL', 'PRO_PURCHASE'] as const

export async function loader({ context }: Route.LoaderArgs) {
  return serviceOptions(context.get(shopContext), CODES)
}

export async function action({ request, context }: Route.ActionArgs) {
  return postService(context.get(shopContext), request, CODES)
}

export default function Pro({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useMessages()
  return (
    <ServicePage
      {...loaderData}
      title={t('page.proTitle')}
      text={t('page.proText')}
      question={t('page.proChoice')}
      right={t('page.proChoiceRight')}
      textOf={({ code }) =>
        code === 'PRO_WITH_RENEWAL'
          ? { title: t('page.proRenewed'), note: t('page.proRenewedNote') }
          : { title: t('page.proOnce'), note: t('page.proOnceNote') }
      }
      rejected={actionData}
    />
  )
}
