import { getDesign } from '@selvage/core/design'
import { cmToInches } from '@selvage/core/length'
import { DEFAULT_SORT, searchDesigns } from '@selvage/core/search'
import {
  longestOf,
  PANEL_WIDTH_IN,
  wallpaperFromSlug,
  WALLPAPER_CODES,
  WALLPAPERS,
  wallQuery,
} from '@selvage/core/wallpaper'
import { localizePath } from '@selvage/i18n/routes'
import { lead, wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { choicesBesidePlan } from '../settings/choices.ts'
import { withQuery } from '../settings/page-query.ts'
import { useFrame } from '../page/frame.ts'
import { Island } from '../island-runtime/island.tsx'
import WallpaperCalculatorIsland from '../islands/wallpaper-calculator.tsx'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { besidePlan, pageEnd, pageTop } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { readPaper } from '../paper/papers.ts'
import { PlanSheet } from '../wallpaper/plan-sheet.tsx'
import { readPageWall } from '../wallpaper/wall-page.server.ts'
import type { Route } from './+types/wallpaper-calculator'
import { designTemplate } from '../page/design-template.ts'
import * as css from './wallpaper-calculator.css.ts'

/** The number of suggested designs, in whole rows. */
const SHOWN = 8

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page, gateway, contactEmail, makeKey } = shop
  const { currency } = page
  const address = new URL(request.url)
  const given = address.searchParams.get('design_id')
  const designId = given === null || given === '' ? undefined : readId(given)
  const wanted =
    designId === undefined
      ? undefined
      : gateway.send(getDesign, { params: { id: designId }, query: { currency } })
  const [design, { results }, wall] = await needed(
    Promise.all([
      wanted,
      gateway.send(searchDesigns, { query: { on: 'wallpaper', sort: DEFAULT_SORT, currency } }),
      readPageWall(shop, address, wanted),
    ]),
  )
  const wallpaper = wallpaperFromSlug(address.searchParams.get('wallpaper') ?? '')
  return {
    design,
    designs: results.slice(0, SHOWN),
    wall,
    wallpaper,
    contactEmail,
    lineKey: makeKey(),
    paper: readPaper(address.searchParams),
    pricedAt: new Date().toISOString(),
  }
}

export default function WallpaperCalculatorPage({
  loaderData: {
    design,
    designs,
    wall: { wall, typed, estimates },
    wallpaper,
    contactEmail,
    lineKey,
    paper,
    pricedAt,
  },
}: Route.ComponentProps) {
  const { lang, t, length, measurement } = useMessages()
  const {
    origin,
    page: { override },
  } = useFrame()
  const here = localizePath('wallpaper-calculator', lang)
  const shop = localizePath('shop', lang, {}, { on: 'wallpaper' })
  const plan = wall ? `?${wallQuery(wall)}` : ''
  const longest = (kind: 'panel' | 'roll') =>
    length(
      measurement === 'metric'
        ? cmToInches(longestOf(kind, measurement))
        : longestOf(kind, measurement),
      'wall',
    )
  if (wall && paper)
    return (
      <main id="content" tabIndex={-1} className={wrap}>
        <PageHead title={t('wall.print')} page={{ route: 'wallpaper-calculator' }} />
        <PlanSheet {...paper} {...{ wall, design, estimates, pricedAt, origin, override }} />
      </main>
    )
  return (
    <SiteFrame liveCart>
      <PageHead
        title={t('page.calculatorTitle')}
        description={t('page.calculatorDescription')}
        page={{ route: 'wallpaper-calculator' }}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.wallpaper'), href: shop },
              ...(design
                ? [
                    {
                      label: design.title,
                      href: localizePath('wallpaper', lang, { designId: design.id }) + plan,
                    },
                  ]
                : []),
              { label: t('landing.howMuch') },
            ]}
          />
          <h1>{t('landing.calculatorHeading')}</h1>
          <p className={lead}>{t('landing.calculatorLead', { count: WALLPAPER_CODES.length })}</p>
          {design && (
            <p>
              {t('landing.calculatorWith', { title: design.title })}{' '}
              <a href={here + plan}>{t('landing.calculatorDrop')}</a>
            </p>
          )}
        </header>
        <Island
          name="wallpaper-calculator"
          of={WallpaperCalculatorIsland}
          when={typed && !wall ? 'load' : 'intent'}
          props={{
            contactEmail,
            cartHref: localizePath('cart', lang),
            override: choicesBesidePlan(override),
            origin,
            designs,
            here,
            designsHref: shop,
            // The braces stand as they are in a template.
            designHref: designTemplate('wallpaper', lang),
            ...(wall && { start: wall }),
            ...(typed && { typed }),
            ...(estimates && { estimates }),
            ...(wallpaper && { wallpaper }),
            ...(design && {
              buyForm: {
                action: withQuery(
                  localizePath('wallpaper', lang, { designId: design.id }),
                  override,
                ),
                lineKey,
              },
              design: {
                id: design.id,
                title: design.title,
                designer: design.designer,
                palette: design.palette,
                repeat: design.repeat,
                forSale: design.forSale,
              },
            }),
          }}
        />
        <div className={besidePlan}>
          <Section
            title={t('landing.papersTitle')}
            text={t('landing.papersText', { width: length(PANEL_WIDTH_IN) })}
          >
            <ul className={css.papers}>
              {WALLPAPER_CODES.map((code) => {
                const { kind, hanging } = WALLPAPERS[code]
                return (
                  <li key={code}>
                    <h3>{t(`wallpaper.WALLPAPER_${code}_name`)}</h3>
                    <p>{t(`wallpaper.hang_${hanging}`)}</p>
                    <p className={css.sold}>
                      {t(kind === 'panel' ? 'landing.paperPanels' : 'landing.paperRoll', {
                        length: longest(kind),
                      })}
                    </p>
                  </li>
                )
              })}
            </ul>
          </Section>
        </div>
      </div>
    </SiteFrame>
  )
}
