import {
  isSolidColor,
  LONGEST_SOLID_PIECE,
  SOLID_FABRICS,
  solidFromSlug,
  solidWeight,
} from '@selvage/core/solid'
import { documentRoutes } from '@selvage/i18n/document-routes'
import { alternatePaths, localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import { SolidLinks } from '@selvage/react/solid'
import { postedSolid } from '../cart/posted-items.server.ts'
import { takeLine } from '../cart/take-line.server.ts'
import { Island } from '../island-runtime/island.tsx'
import SolidProductIsland from '../islands/solid-product.tsx'
import { useFrame } from '../page/frame.ts'
import { notFound } from '../page/page-error.ts'
import { shopContext } from '../page/shop-context.ts'
import { withQuery } from '../settings/page-query.ts'
import { factList } from '../site/facts.css.ts'
import { ItemPage } from '../site/item-page.tsx'
import { RelatedDesigns } from '../site/related-designs.tsx'
import { Section } from '../site/section.tsx'
import { solidPage } from '../solid/solid-page.server.ts'
import { solidHrefFor } from '../solid/solid-path.ts'
import type { Route } from './+types/solid'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const color = solidFromSlug(params.color) ?? notFound()
  return solidPage(context.get(shopContext), color, new URL(request.url).searchParams)
}

export const action = (args: Route.ActionArgs) => takeLine(args, postedSolid)

export default function Solid({
  loaderData: { color, offers, designs, beside, terms, lineKey, start },
  actionData,
}: Route.ComponentProps) {
  const { lang, t, length } = useMessages()
  const { override } = useFrame().page
  const path = { color: color.toLowerCase() }
  const name = t(`solid.color_${color}`)
  const typed = actionData && {
    ...actionData.typed,
    color: isSolidColor(actionData.typed.color) ? actionData.typed.color : color,
  }
  const offer = offers.find(({ code }) => code === color)
  return (
    <ItemPage
      title={t('solid.nameOf', { color: name, fabric: t('solid.PETAL_SOLIDS') })}
      description={t('solid.description', {
        color: name,
        about: t(`solid.about_${color}`),
        width: length(SOLID_FABRICS.PETAL_SOLIDS.widthIn),
      })}
      paths={alternatePaths('solid', path)}
      crumbs={[
        {
          label: t('cloth-page.shopTitle'),
          href: documentRoutes.localizePath('fabric-shop', lang),
        },
        { label: t('solid.shopTitle'), href: documentRoutes.localizePath('solids', lang) },
      ]}
      type="solid"
      sku={`PETAL_SOLIDS-${color}`}
      picture={`/images/products/solid-${color}.webp`}
      category={t('solid.kind')}
      prices={offer?.status === 'available' ? offer.prices.map(({ price }) => price) : []}
      rejection={actionData}
      terms={terms}
      product={
        <Island
          name="solid-product"
          of={SolidProductIsland}
          when="intent"
          props={{
            offers,
            start: typed ?? start,
            lineKey: actionData?.lineKey ?? lineKey,
            action: withQuery(localizePath('solid', lang, path), override),
            cartHref: localizePath('cart', lang),
          }}
        />
      }
    >
      <Section title={t('stock-page.facts')}>
        <SolidFacts />
      </Section>
      <Section
        title={t('solid.besideTitle')}
        all={{
          href: documentRoutes.localizePath('solids', lang),
          label: t('solid.all', { count: offers.length }),
        }}
      >
        <SolidLinks colors={beside} hrefFor={solidHrefFor(lang)} />
      </Section>
      <RelatedDesigns
        title={t('solid.designsTitle')}
        designs={designs}
        hrefFor={({ id }) => localizePath('fabric', lang, { designId: id })}
      />
    </ItemPage>
  )
}

function SolidFacts() {
  const { t, length, measurement, number } = useMessages()
  const { widthIn, threadCount } = SOLID_FABRICS.PETAL_SOLIDS
  const weight = solidWeight(measurement)
  const longest =
    measurement === 'imperial'
      ? t('solid.longest_YARD', { count: LONGEST_SOLID_PIECE.YARD })
      : t('solid.longest_METER', { count: LONGEST_SOLID_PIECE.METER })
  const facts = [
    { name: t('solid.widthLabel'), text: length(widthIn) },
    {
      name: t('fabric.weightLabel'),
      text: t(weight.unit === 'oz' ? 'fabric.weightOz' : 'fabric.weightGsm', {
        weight: number(weight.value),
      }),
    },
    { name: t('solid.threadLabel'), text: number(threadCount) },
    { name: t('solid.pieceLabel'), text: longest },
    { name: t('cloth-page.care'), text: t('solid.careText') },
  ]
  return (
    <dl className={factList}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
