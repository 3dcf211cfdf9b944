import type { DesignCard } from '@selvage/core/design'
import { FABRIC_CODES } from '@selvage/core/fabric'
import { COLOURS, COLOUR_DOTS, searchDesigns } from '@selvage/core/search'
import type { Sort } from '@selvage/core/search'
import { localizePath } from '@selvage/i18n/routes'
import { ButtonLink } from '@selvage/react/button'
import { DesignGrid, DesignShelf } from '@selvage/react/design'
import { SubscribeBanner } from '@selvage/react/newsletter'
import { Dots } from '@selvage/react/strip'
import { lead, wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { shopContext } from '../page/shop-context.ts'
import type { Shop } from '../page/shop-context.ts'
import { userOf } from '../account/session-user.server.ts'
import { SiteFrame } from '../site/site-frame.tsx'
import { TaxNote } from '../site/tax-note.tsx'
import type { Route } from './+types/home'
import * as css from './home.css.ts'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

/** The number of cards in a row, and of designs on the shelf. */
const BAND = 4

/** The newest designs of the designers whom a member follows; none while they cannot be asked. */
async function newFromFollowed({ page, gateway }: Shop): Promise<readonly DesignCard[]> {
  const { currency, country } = page
  const query = { scope: 'connections', sort: 'newest', currency, country } as const
  return gateway.send(searchDesigns, { query }).then(
    ({ results }) => results,
    () => [],
  )
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page, gateway } = shop
  const sorted = (sort: Sort) =>
    gateway.send(searchDesigns, { query: { sort, currency: page.currency, country: page.country } })
  const asked = userOf(shop)
  const [[loved, newest], user, followed] = await Promise.all([
    needed(Promise.all([sorted('bestSelling'), sorted('newest')])),
    asked,
    asked.then((reader) => (reader?.type === 'member' ? newFromFollowed(shop) : [])),
  ])
  const isUnknown = shop.hasSession && shop.session.get().status === 'unknown'
  return {
    // Nobody who may have the newsletter is asked for it.
    asksToSubscribe: !isUnknown && user?.newsletter !== true,
    shelf: loved.results.slice(0, BAND),
    loved: loved.results.slice(BAND, 2 * BAND),
    newest: newest.results.slice(0, BAND),
    followed: followed.slice(0, BAND),
    colours: COLOURS.filter((colour) =>
      loved.facets.colour.some(({ value, count }) => value === colour && count > 0),
    ),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { asksToSubscribe, shelf, loved, newest, followed, colours } = loaderData
  const { lang, t } = useMessages()
  const shop = (query = {}) => localizePath('shop', lang, {}, query)
  const designHref = (design: DesignCard) => localizePath('fabric', lang, { designId: design.id })
  return (
    <SiteFrame>
      <PageHead
        title={t('page.homeTitle')}
        description={t('page.homeDescription')}
        page={{ route: 'home' }}
      />
      <div className={wrap}>
        <header className={css.hero}>
          <div>
            <h1>{t('home.title')}</h1>
            <p className={lead}>{t('home.lead')}</p>
            <p>
              <ButtonLink href={shop()}>{t('home.browse')}</ButtonLink>
            </p>
          </div>
          <DesignShelf designs={shelf} hrefFor={designHref} />
        </header>
        <Band title={t('home.loved')} designs={loved} all={shop()} allLabel={t('home.lovedAll')} />
        <TaxNote prices={loved} />
        {followed.length > 0 && (
          <Band
            title={t('home.followed')}
            designs={followed}
            all={shop({ scope: 'connections', sort: 'newest' })}
            allLabel={t('home.followedAll')}
          />
        )}
        <section className={css.band} aria-labelledby="by-colour">
          <h2 id="by-colour">{t('home.byColour')}</h2>
          <ul className={css.colours}>
            {colours.map((colour) => (
              <li key={colour}>
                <a className={css.colour} href={shop({ color: colour })}>
                  <Dots palette={[COLOUR_DOTS[colour]]} size={28} />
                  {t(`search.colour_${colour}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className={css.band} aria-labelledby="tools">
          <h2 id="tools">{t('home.toolsTitle')}</h2>
          <ul className={css.tools}>
            {(
              [
                ['toolWall', 'wallpaper-calculator'],
                ['toolFill', 'fill-a-yard'],
              ] as const
            ).map(([tool, route]) => (
              <li key={tool}>
                <h3>{t(`home.${tool}`)}</h3>
                <p>{t(`home.${tool}Text`)}</p>
                <a href={localizePath(route, lang)}>{t(`home.${tool}Go`)}</a>
              </li>
            ))}
          </ul>
        </section>
        {asksToSubscribe && <SubscribeBanner action={localizePath('subscribe', lang)} />}
        <Band
          title={t('home.newest')}
          designs={newest}
          all={shop({ sort: 'newest' })}
          allLabel={t('home.newestAll')}
        />
        <section className={css.band} aria-labelledby="how">
          <h2 id="how">{t('home.howTitle')}</h2>
          <ol className={css.steps}>
            {(['howDesign', 'howCloth', 'howPrint'] as const).map((step) => (
              <li key={step}>
                <h3>{t(`home.${step}`)}</h3>
                <p>{t(`home.${step}Text`, { count: FABRIC_CODES.length })}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </SiteFrame>
  )
}

interface BandProps {
  readonly title: string
  readonly designs: readonly DesignCard[]
  readonly all: string
  readonly allLabel: string
}

function Band({ title, designs, all, allLabel }: BandProps) {
  const { lang } = useMessages()
  return (
    <section className={css.band}>
      <div className={css.bandHead}>
        <h2>{title}</h2>
        <a href={all}>{allLabel}</a>
      </div>
      <DesignGrid
        kind="band"
        level={3}
        designs={designs}
        hrefFor={(design) => localizePath('fabric', lang, { designId: design.id })}
      />
    </section>
  )
}
