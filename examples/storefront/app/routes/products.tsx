import { DESIGN_LANGUAGE, getDesign } from '@selvage/core/design'
import type { FabricOffer } from '@selvage/core/fabric'
import { HOME_GOOD_CATEGORIES, HOME_GOODS } from '@selvage/core/home-good'
import type { Money } from '@selvage/core/money'
import { listWallpapers, WALLPAPER_SIZES } from '@selvage/core/wallpaper'
import type { WallpaperOffer } from '@selvage/core/wallpaper'
import { localizePath } from '@selvage/i18n/routes'
import { Flash } from '@selvage/react/flash'
import { useMessages } from '@selvage/react/messages'
import { lead, quiet, wrap } from '@selvage/react/theme'
import {
  HomeGoodTiles,
  PrintPicture,
  ProductTile,
  ProductTiles,
} from '../home-good/product-tiles.tsx'
import { listedHomeGoods } from '../home-good/listed-home-goods.server.ts'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { pageEnd, pageTop } from '../site/page-top.css.ts'
import { PageCrumbs } from '../site/page-crumbs.tsx'
import { Section } from '../site/section.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { TaxNote } from '../site/tax-note.tsx'
import type { Route } from './+types/products'

export { publicPageHeaders as headers } from '../page/page-headers.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { gateway, page } = shop
  const { currency, country } = page
  const id = readId(params.designId)
  const [design, wallpapers, listed] = await needed(
    Promise.all([
      gateway.send(getDesign, { params: { id }, query: { currency } }),
      gateway.send(listWallpapers, { query: { currency, country } }),
      listedHomeGoods(shop),
    ]),
  )
  return { design, wallpapers, ...listed }
}

/** Everything that a design is printed on. */
export default function Products({
  loaderData: { design, fabrics, wallpapers, homeGoods },
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const { id, title, designer } = design
  const prices = useYardagePrices()
  return (
    <SiteFrame>
      <PageHead
        title={title}
        description={t('home-good-page.overviewDescription', { title, designer: designer.name })}
        page={{ route: 'products', params: { designId: id } }}
      />
      <div className={`${wrap} ${pageEnd}`}>
        <header className={pageTop}>
          <PageCrumbs
            crumbs={[
              { label: t('navigation.fabric'), href: localizePath('shop', lang) },
              {
                label: title,
                href: localizePath('fabric', lang, { designId: id }),
                lang: DESIGN_LANGUAGE,
              },
              { label: t('home-good-page.overview') },
            ]}
          />
          <h1 lang={DESIGN_LANGUAGE}>{title}</h1>
          <p className={quiet}>{t('design.by', { designer: designer.name })}</p>
          <p className={lead}>{t('home-good-page.overviewLead')}</p>
          <TaxNote prices={fabrics.map(({ pricing }) => pricing)} />
          {design.forSale ? null : <Flash severity="info">{t('fabric.notForSale')}</Flash>}
        </header>
        <Section title={t('home-good-page.byLength')}>
          <ProductTiles>
            <ProductTile
              href={localizePath('fabric', lang, { designId: id })}
              name={t('navigation.fabric')}
              price={prices.fabric(fabrics)}
              picture={<PrintPicture designId={id} />}
            />
            <ProductTile
              href={localizePath('wallpaper', lang, { designId: id })}
              name={t('navigation.wallpaper')}
              price={prices.wallpaper(wallpapers)}
              picture={<PrintPicture designId={id} />}
            />
          </ProductTiles>
        </Section>
        {HOME_GOOD_CATEGORIES.map((category) => (
          <Section
            key={category}
            title={t(`home-good.department_${category}`)}
            all={{
              href: localizePath(`department-${category}`, lang),
              label: t(`home-good-page.all_${category}`),
            }}
          >
            <HomeGoodTiles
              design={design}
              homeGoods={homeGoods.filter(({ code }) => HOME_GOODS[code].category === category)}
            />
          </Section>
        ))}
      </div>
    </SiteFrame>
  )
}

/** The least price of a length of fabric, and of a piece of wallpaper that is no swatch. */
function useYardagePrices() {
  const { t, money, measurement } = useMessages()
  const from = (prices: readonly Money[], unit: string) => {
    const [least] = [...prices].sort((one, other) => one.minor - other.minor)
    return least && `${t('design.from', { price: money(least) })} ${unit}`
  }
  const size = measurement === 'imperial' ? 'YARD' : 'METER'
  return {
    fabric: (offers: readonly FabricOffer[]) =>
      from(
        offers
          .filter(({ status }) => status === 'available')
          .flatMap(({ pricing }) => pricing.sizes[size] ?? []),
        t(size === 'YARD' ? 'fabric.perYard' : 'fabric.perMeter'),
      ),
    wallpaper: (offers: readonly WallpaperOffer[]) =>
      from(
        offers
          .filter(({ status, defaultSize }) => status === 'available' && isPanel(defaultSize))
          .flatMap(({ sizes, defaultSize }) => sizes[defaultSize] ?? []),
        `· ${t('invoice.unit_PANEL', { count: 1 })}`,
      ),
  }
}

const isPanel = (size: WallpaperOffer['defaultSize']): boolean =>
  WALLPAPER_SIZES[size].unit === 'panel'
