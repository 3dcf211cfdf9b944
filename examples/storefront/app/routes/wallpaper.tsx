import { getDesign } from '@selvage/core/design'
import type { DesignCard } from '@selvage/core/design'
import {
  isWallpaperCode,
  isWallpaperSize,
  listWallpapers,
  wallpaperFromSlug,
} from '@selvage/core/wallpaper'
import { localizePath } from '@selvage/i18n/routes'
import { Breadcrumb } from '@selvage/react/breadcrumb'
import { Flash, ErrorNotice } from '@selvage/react/flash'
import { quiet, wrap } from '@selvage/react/theme'
import { useMessages } from '@selvage/react/messages'
import { addWallpaperLine, typedWallpaper } from '../cart/add-line.server.ts'
import { choicesBesidePlan, withQuery } from '../settings/choices.ts'
import { useFrame } from '../page/frame.ts'
import { Island } from '../island-runtime/island.tsx'
import { WallpaperProductIsland } from '../islands/wallpaper-product.tsx'
import { editedItem } from '../cart/own-cart.server.ts'
import { needed } from '../page/page-error.ts'
import { PageHead } from '../page/page-head.tsx'
import { quantityErrorText } from '../cart/quantity-error.ts'
import { readId } from '../page/read-id.ts'
import { shopContext } from '../page/shop-context.ts'
import { RelatedDesigns } from '../site/related-designs.tsx'
import { SiteFrame } from '../site/site-frame.tsx'
import { errorNotice } from '../site/error-notice.css.ts'
import { takeLine } from '../cart/take-line.server.ts'
import { readPageWall } from '../wallpaper/wall-page.server.ts'
import type { Route } from './+types/wallpaper'
import * as css from './fabric.css.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { page, gateway, makeKey, contactEmail } = shop
  const designId = readId(params.designId)
  const { currency, country } = page
  const address = new URL(request.url)
  const query = address.searchParams
  const [design, offers, line, wall] = await needed(
    Promise.all([
      gateway.send(getDesign, { params: { id: designId }, query: { currency } }),
      gateway.send(listWallpapers, { query: { currency, country } }),
      editedItem(shop, query.get('order_item_id')),
      readPageWall(shop, address, designId),
    ]),
  )
  return {
    design,
    offers,
    gatewayUrl: page.gatewayUrl,
    lineKey: makeKey(),
    contactEmail,
    wall,
    chosen: {
      wallpaper: query.get('wallpaper') ?? '',
      size: (query.get('size') ?? '').toUpperCase(),
      ...(line?.wallpaper && { itemId: line.id, quantity: String(line.quantity) }),
    },
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const designId = readId(params.designId)
  const form = await request.formData()
  return takeLine(shop, form, typedWallpaper, () => addWallpaperLine(shop, designId, form))
}

export default function Wallpaper({
  loaderData: { design, offers, chosen, wall, gatewayUrl, lineKey, contactEmail },
  actionData,
}: Route.ComponentProps) {
  const { lang, t } = useMessages()
  const {
    page: { override },
  } = useFrame()
  const hrefFor = (other: DesignCard) => localizePath('wallpaper', lang, { designId: other.id })
  return (
    <SiteFrame liveCart>
      <PageHead
        title={design.title}
        description={t('page.wallpaperDescription', {
          title: design.title,
          designer: design.designer.name,
        })}
        page={{ route: 'wallpaper', params: { designId: design.id } }}
      />
      <div className={wrap}>
        <div className={css.way}>
          <Breadcrumb
            crumbs={[
              {
                label: t('navigation.wallpaper'),
                href: localizePath('shop', lang, {}, { on: 'wallpaper' }),
              },
              { label: design.title },
            ]}
          />
          <a href={localizePath('fabric', lang, { designId: design.id })}>
            {t('landing.alsoFabric')}
          </a>
        </div>
        {actionData && (
          <div className={errorNotice}>
            {'error' in actionData ? (
              <ErrorNotice error={actionData.error} />
            ) : (
              <Flash severity="error">
                {t('form.quantity')}: {quantityErrorText(t, actionData.fieldError)}
              </Flash>
            )}
          </div>
        )}
        <Island
          name="wallpaper-product"
          of={WallpaperProductIsland}
          when="intent"
          props={{
            gatewayUrl,
            offers,
            lineKey,
            start: { ...startOf({ ...chosen, ...actionData?.typed }), wall },
            design: {
              id: design.id,
              title: design.title,
              designer: design.designer,
              palette: design.palette,
              repeat: design.repeat,
              forSale: design.forSale,
            },
            action: withQuery(localizePath('wallpaper', lang, { designId: design.id }), override),
            override: choicesBesidePlan(override),
            cartHref: localizePath('cart', lang),
            contactEmail,
          }}
        />
        <div className={css.about}>
          <section aria-labelledby="designer">
            <p className={quiet}>{t('design.theDesigner')}</p>
            <h2 id="designer">{design.designer.name}</h2>
            <p>{design.aboutDesigner.bio}</p>
            <p className={quiet}>{t('design.town', { town: design.aboutDesigner.town })}</p>
          </section>
        </div>
        <RelatedDesigns
          title={t('design.moreByDesigner', { designer: design.designer.name })}
          designs={design.moreByDesigner}
          hrefFor={hrefFor}
          gatewayUrl={gatewayUrl}
        />
        <RelatedDesigns
          title={t('design.moreLikeThis')}
          designs={design.moreLikeThis}
          hrefFor={hrefFor}
          gatewayUrl={gatewayUrl}
        />
      </div>
    </SiteFrame>
  )
}

interface Chosen {
  readonly wallpaper: string
  readonly size: string
  readonly quantity?: string
  readonly itemId?: string
}

// What an address or a form says is a wish: the machine uses it where pricing has it.
function startOf({ wallpaper: given, size, ...rest }: Chosen) {
  const wallpaper = isWallpaperCode(given) ? given : wallpaperFromSlug(given)
  return { ...(wallpaper && { wallpaper }), ...(isWallpaperSize(size) && { size }), ...rest }
}
