import { data } from 'react-router'
import { listCollections } from '@selvage/core/collection'
import { isShopError } from '@selvage/core/contract'
import { designCardUrl, getDesign } from '@selvage/core/design'
import type { DesignDetail } from '@selvage/core/design'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { wrap } from '@selvage/react/theme'
import { embedBuildContext } from '../embed-builder/embed-build.ts'
import * as css from '../embed-builder/embed-builder.css.ts'
import { readRegionNames } from '../embed-builder/option-labels.ts'
import { Island } from '../island-runtime/island.tsx'
import EmbedBuilderIsland from '../islands/embed-builder.tsx'
import { useFrame } from '../page/frame.ts'
import { needed, notFound } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import type { Route } from './+types/embed-builder'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { gateway, page, search } = context.get(shopContext)
  const embed = context.get(embedBuildContext) ?? notFound()
  const designId = readId(params.designId)
  const [design, { collections }] = await needed(
    Promise.all([
      gateway.send(getDesign, { params: { id: designId }, query: {} }).catch(unlessUnknown),
      gateway.send(listCollections, { query: {} }),
    ]),
  )
  return data(
    {
      designId,
      embed,
      search,
      regionNames: readRegionNames(page.locale),
      collections: collections.map(({ id, name }) => ({ id, name })),
      design: design && {
        title: design.title,
        designer: design.designer.name,
        forSale: design.forSale,
      },
    },
    { status: design ? 200 : 404 },
  )
}

/** Without its design, the page still has the widgets that need none. */
function unlessUnknown(error: unknown): DesignDetail | undefined {
  if (isShopError(error) && error.status === 404) return undefined
  throw error
}

const FACTS = ['stores', 'changes'] as const

export default function EmbedBuilder({
  loaderData: { designId, design, collections, embed, regionNames, search },
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const {
    market,
    origin,
    page: { gatewayUrl, override },
  } = useFrame()
  const designHref = localizePath('fabric', lang, { designId })
  return (
    <SiteFrame>
      <PageHead
        title={design ? t('builder.documentTitle', { title: design.title }) : t('builder.title')}
      />
      <div className={wrap}>
        <header className={css.top}>
          {design && (
            <div className={css.swatch}>
              <img src={designCardUrl(gatewayUrl, designId)} alt="" width={64} height={64} />
            </div>
          )}
          <div className={css.titles}>
            <h1>{t('builder.title')}</h1>
            {design && (
              <p>
                <a href={designHref}>{design.title}</a>{' '}
                {t('builder.by', { designer: design.designer, id: designId })}
              </p>
            )}
          </div>
          {design && (
            <a className={css.back} href={designHref}>
              {t('builder.back')}
            </a>
          )}
        </header>
        <Island
          name="embed-builder"
          of={EmbedBuilderIsland}
          when="load"
          props={{
            facts: {
              designId,
              collections,
              regionNames,
              market,
              embed,
              origin,
              gatewayUrl,
              ...(design && { design }),
            },
            action: localizePath('embed-builder', lang, { designId }),
            search,
            override,
          }}
        />
        <section className={css.reader} aria-labelledby="reader">
          <h2 id="reader">{t('builder.facts')}</h2>
          <ul className={css.readerFacts}>
            {FACTS.map((fact) => (
              <li key={fact}>
                <h3>{t(`builder.fact_${fact}`)}</h3>
                <p>{t(`builder.fact_${fact}Text`)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SiteFrame>
  )
}
