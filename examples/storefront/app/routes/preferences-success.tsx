import { ButtonLink } from '@selvage/react/button'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { useFrame } from '../page/frame.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { pageToReturnTo } from '../settings/page-to-return-to.ts'
import { useRegion } from '../settings/use-region.ts'
import { pageTop } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/preferences-success'

export function loader({ request, context }: Route.LoaderArgs) {
  const { language, measurement } = context.get(shopContext).page
  const back = new URL(request.url).searchParams.get('back') ?? ''
  return { back: pageToReturnTo(back, language, { from: measurement, to: measurement }) }
}

export default function PreferencesSuccess({ loaderData: { back } }: Route.ComponentProps) {
  const { t } = useMessages()
  const { page } = useFrame()
  const region = useRegion()
  return (
    <SiteFrame>
      <PageHead title={t('navigation.preferencesSavedTitle')} />
      <div className={wrap}>
        <div className={pageTop}>
          <h1>{t('navigation.preferencesSavedTitle')}</h1>
          <p>
            {t('navigation.region', region)}{' '}
            {t('common.labelled', {
              label: t('navigation.measurement'),
              text: t(`navigation.${page.measurement}`),
            })}
          </p>
          <ButtonLink href={back}>{t('navigation.preferencesContinue')}</ButtonLink>
        </div>
      </div>
    </SiteFrame>
  )
}
