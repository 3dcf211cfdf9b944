import { redirect } from 'react-router'
import { localizePath } from '@selvage/i18n/routes'
import { wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { readFillAYard } from '../fill-a-yard/fill-a-yard.server.ts'
import { useFrame } from '../page/frame.ts'
import { Island } from '../island-runtime/island.tsx'
import FillAYardIsland from '../islands/fill-a-yard.tsx'
import { stepTitles } from '../fill-a-yard/step-titles.ts'
import { yardPaths } from '../fill-a-yard/yard-paths.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { pageEnd } from '../site/page-top.css.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/fill-a-yard-options'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const read = await readFillAYard(shop, new URL(request.url).searchParams)
  // Without a collection, the visitor chooses one first.
  if (read === 'no-collection' || read === 'unreadable')
    throw redirect(localizePath('fill-a-yard', shop.page.language), 302)
  return read
}

export default function FillAYardOptions({
  loaderData: { collection, templates, start },
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const {
    page: { override },
  } = useFrame()
  return (
    <SiteFrame liveCart>
      <PageHead title={t('page.fillAYardOptionsTitle')} />
      <div className={`${wrap} ${pageEnd}`}>
        {/* Alive at once: Forward from here leads to a canvas that only a script can follow. */}
        <Island
          name="fill-a-yard"
          of={FillAYardIsland}
          when="load"
          props={{
            ...stepTitles(t),
            paths: yardPaths(lang, collection.id),
            collection,
            templates,
            override,
            start: { ...start, step: 'options' },
          }}
        />
      </div>
    </SiteFrame>
  )
}
