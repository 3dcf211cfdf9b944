import { useMessages } from '@selvage/react/messages'
import { shopContext } from '../page/shop-context.ts'
import { postService, serviceOptions } from '../service/service-page.server.ts'
import { ServicePage } from '../service/service-page.tsx'
import type { Route } from './+types/spoondollars'

const CODES = ['SPOONDOLLAR_CREDIT'] as const

export async function loader({ context }: Route.LoaderArgs) {
  return serviceOptions(context.get(shopContext), CODES)
}

export async function action({ request, context }: Route.ActionArgs) {
  return postService(context.get(shopContext), request, CODES)
}

export default function Spoondollars({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useMessages()
  return (
    <ServicePage
      {...loaderData}
      title={t('page.spoondollarsTitle')}
      text={t('page.spoondollarsText')}
      question={t('page.giftAmount')}
      right={t('page.giftAmountRight')}
      rejected={actionData}
    />
  )
}
