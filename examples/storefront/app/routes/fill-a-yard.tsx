import { listCollections } from '@selvage/core/collection'
import { FABRICS } from '@selvage/core/fabric'
import {
  FILL_A_YARD_FABRICS,
  TEMPLATE_IDS,
  templateCapacity,
  templateGrid,
} from '@selvage/core/fill-a-yard'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { CollectionGrid, paletteOf } from '@selvage/react/collection'
import { TemplatePicture } from '@selvage/react/fill-a-yard'
import { lead, quiet, wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/fill-a-yard'
import * as css from './fill-a-yard.css.ts'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

/** The number of suggested collections, in whole rows. */
const SHOWN = 8
const BEGIN = 'collections'
const WIDTHS_IN = FILL_A_YARD_FABRICS.map((code) => FABRICS[code].printableWidthIn)
const NARROWEST_IN = Math.min(...WIDTHS_IN)
const WIDEST_IN = Math.max(...WIDTHS_IN)

export async function loader({ context }: Route.LoaderArgs) {
  const { gateway } = context.get(shopContext)
  const { collections } = await needed(gateway.send(listCollections, { query: {} }))
  // A collection with one design has nothing to lay out.
  return {
    collections: collections.filter(({ designCount }) => designCount > 1).slice(0, SHOWN),
  }
}

export default function FillAYard({ loaderData: { collections } }: Route.ComponentProps) {
  const { lang, t, length } = useMessages()
  const palette = paletteOf(collections.slice(0, 2).flatMap(({ thumbnails }) => thumbnails))
  return (
    <SiteFrame>
      <PageHead
        title={t('page.fillAYardTitle')}
        description={t('page.fillAYardDescription')}
        page={{ route: 'fill-a-yard' }}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.fabric'), href: localizePath('shop', lang) },
              { label: t('fill-a-yard.title') },
            ]}
          />
          <h1>{t('landing.fillHeading')}</h1>
          <p className={lead}>{t('landing.fillLead')}</p>
          <p>
            <ButtonLink href={`#${BEGIN}`}>{t('landing.fillStart')}</ButtonLink>
          </p>
        </header>
        <Section
          title={t('landing.templatesTitle')}
          text={t('landing.templatesText', { from: length(NARROWEST_IN), to: length(WIDEST_IN) })}
        >
          <ul className={css.templates}>
            {TEMPLATE_IDS.map((id) => {
              const [least, most] = [
                templateCapacity(id, NARROWEST_IN),
                templateCapacity(id, WIDEST_IN),
              ]
              return (
                <li key={id} className={css.template}>
                  <TemplatePicture grid={templateGrid(id, NARROWEST_IN)} palette={palette} />
                  <h3>{t(`fill-a-yard.template_${id}`)}</h3>
                  <p className={quiet}>
                    {least === most
                      ? t('fill-a-yard.upTo', { count: most })
                      : t('landing.upToRange', { from: least, to: most })}
                  </p>
                </li>
              )
            })}
          </ul>
        </Section>
        <Section
          id={BEGIN}
          title={t('landing.beginTitle')}
          text={t('landing.beginText')}
          all={{ href: localizePath('collections', lang), label: t('collection.all') }}
        >
          <CollectionGrid
            kind="band"
            level={3}
            collections={collections}
            hrefFor={({ id }) =>
              localizePath('fill-a-yard-options', lang, {}, { collection_id: id })
            }
          />
        </Section>
        <Section title={t('landing.howTitle')}>
          <ol className={css.steps}>
            {(['howTemplate', 'howFabric', 'howDesigns'] as const).map((step) => (
              <li key={step}>
                <h3>{t(`landing.${step}`)}</h3>
                <p>{t(`landing.${step}Text`)}</p>
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </SiteFrame>
  )
}
