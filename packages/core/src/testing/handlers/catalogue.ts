import { DESIGN_LIST_SIZE, listDesigns } from '../../design/design-list.contract.ts'
import { getDesign, getDesignCards } from '../../design/design.contract.ts'
import { listFabrics } from '../../fabric/fabric.contract.ts'
import { FABRIC_CODES } from '../../fabric/fabric.ts'
import { fabricSizesOf } from '../../fabric/fabric-cuts.ts'
import type { FabricSize } from '../../fabric/fabrics.table.ts'
import { isCountry, measurementOf } from '../../locale/locale.ts'
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY } from '../../locale/locale.table.ts'
import type { Currency } from '../../locale/locale.table.ts'
import { publicDesigns } from '../find-designs.ts'
import { handle } from '../handler.ts'
import type { Handler } from '../handler.ts'
import { OUT_OF_STOCK_FABRICS } from '../../sample-prices/prices.table.ts'
import { fabricPieceMinor, raw } from '../prices.ts'
import { reject } from '../rejection.ts'
import type { SampleDesign } from '../sample-design.ts'
import { SAMPLE_DESIGNERS, SAMPLE_DESIGNS } from '../sample-designs.table.ts'
import type { TestShop } from '../test-shop.ts'
import { sampleDesign, wireCard } from '../wire-design.ts'
import { containsTax } from '../wire-cart.ts'

const designOf = ({ ownDesigns }: TestShop, id: number): SampleDesign | undefined =>
  ownDesigns.find((design) => design.id === id && !design.mature) ?? sampleDesign(id)

const detail = handle(getDesign, ({ params, query, shop }) => {
  const design = designOf(shop, Number(params['id'])) ?? reject('NO_IMAGE_AVAILABLE')
  const currency = query.currency ?? DEFAULT_CURRENCY
  const others = publicDesigns(shop).filter(({ id }) => id !== design.id)
  const cards = (list: readonly SampleDesign[]) =>
    list.slice(0, 8).map((each) => wireCard(each, currency))
  const designer = SAMPLE_DESIGNERS.find(({ id }) => id === design.designerId)
  return {
    ...wireCard(design, currency),
    tax_included: containsTax(query.country),
    tags: [...design.tags],
    style: design.style,
    topics: [...design.topics],
    colors: [...design.colours],
    created_at: design.createdAt,
    about_designer: {
      bio: designer?.bio ?? '',
      town: designer?.town ?? '',
      design_count: others.filter(({ designerId }) => designerId === design.designerId).length + 1,
    },
    more_by_designer: cards(others.filter(({ designerId }) => designerId === design.designerId)),
    more_like_this: cards(
      others.filter(
        ({ style, designerId }) => style === design.style && designerId !== design.designerId,
      ),
    ),
  }
})

const cards = handle(getDesignCards, ({ query, shop }) => {
  return {
    designs: query.ids
      .flatMap((id) => designOf(shop, id) ?? [])
      .map((design) => ({
        ...wireCard(design, query.currency ?? DEFAULT_CURRENCY),
        tax_included: containsTax(query.country),
      })),
  }
})

const list = handle(listDesigns, ({ query: { part = 0 } }) => {
  const inPart = (id: number) => Math.ceil(id / DESIGN_LIST_SIZE) === part + 1
  return {
    designs: SAMPLE_DESIGNS.filter(({ id }) => inPart(id))
      .map(({ id, title }) => ({ id, title }))
      .sort((a, b) => a.id - b.id),
    parts: Math.ceil(Math.max(...SAMPLE_DESIGNS.map(({ id }) => id)) / DESIGN_LIST_SIZE),
  }
})

const fabrics = handle(listFabrics, ({ query }) => {
  const country = isCountry(query.country) ? query.country : DEFAULT_COUNTRY
  const defaultSize = measurementOf(country) === 'imperial' ? 'YARD' : 'METER'
  const currency = query.currency ?? DEFAULT_CURRENCY
  const prices = (code: (typeof FABRIC_CODES)[number]) =>
    Object.fromEntries(
      fabricSizesOf(code).map((size) => [
        size,
        { raw_price: raw(fabricPieceMinor(code, size, currency)), currency },
      ]),
    ) as Record<FabricSize, { raw_price: number; currency: Currency }>
  return {
    fabrics: FABRIC_CODES.map((code) => ({
      code,
      status: OUT_OF_STOCK_FABRICS.includes(code)
        ? ('out_of_stock' as const)
        : ('available' as const),
      pricing: {
        default_size: defaultSize as FabricSize,
        sizes: prices(code),
        tax_included: containsTax(country),
      },
    })),
  }
})

/** Calls of designs and fabrics. */
export const catalogueHandlers: readonly Handler[] = [cards, detail, list, fabrics]
