import { getCollection } from '@selvage/core/collection'
import type { Collection } from '@selvage/core/collection'
import { emptyLayout, fillCell, getTemplates, gridOf } from '@selvage/core/fill-a-yard'
import type { FillAYardTemplates, Layout, TemplateId } from '@selvage/core/fill-a-yard'
import type { FabricCode } from '@selvage/core/fabric'
import type { TestGatewayOptions } from '@selvage/core/testing'
import { FillAYardFlow } from '@selvage/react/fill-a-yard'
import type { FillAYardFlowProps } from '@selvage/react/fill-a-yard'
import type { ReactElement } from 'react'
import { initialGlobals } from '../support/globals.ts'
import type { StoryGlobals } from '../support/globals.ts'
import { loadedShop, openStoryShop } from '../support/shop.ts'

/**
 * The large collection of the sample shop.
 * @source spec 1 §9
 */
export const COLLECTION_ID = 174

export interface YardRead {
  readonly collection?: Collection
  readonly templates?: FillAYardTemplates
}
export interface YardSettings {
  readonly gateway?: TestGatewayOptions
  /** The data that the page has before the component is rendered; `both` by default. */
  readonly knows?: 'both' | 'collection' | 'templates' | 'nothing'
  /** Scenario of the gateway after the page was loaded. */
  readonly then?: TestGatewayOptions['scenario']
  readonly start?:
    | FillAYardFlowProps['start']
    | ((story: { readonly itemId: string | undefined }) => FillAYardFlowProps['start'])
}

/** A layout whose first `filled` cells have a few designs in turn. */
export function layoutOf(
  templateId: TemplateId,
  fabric: FabricCode,
  filled: number,
  designs: readonly number[] = [18, 3, 15, 17, 10],
): Layout {
  return Array.from({ length: filled }, (_, at) => at).reduce(
    (layout, at) => fillCell(layout, at, designs[at % designs.length] ?? null),
    emptyLayout(templateId, fabric, COLLECTION_ID),
  )
}

/** Number of cells of a template on a fabric. */
export const countOf = (templateId: TemplateId, fabric: FabricCode): number => {
  const { columns, rows } = gridOf(templateId, fabric)
  return columns * rows
}

/** Opens a shop for a story and loads the data of its page. */
export async function yardLoader({
  globals,
  parameters,
}: {
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: Readonly<Record<string, unknown>>
}) {
  const { gateway, knows = 'both', then } = (parameters['yard'] ?? {}) as YardSettings
  const story = openStoryShop({ ...initialGlobals, ...globals } as StoryGlobals, gateway)
  const { shop } = story
  const { currency } = shop
  const collection =
    knows === 'both' || knows === 'collection'
      ? await shop.gateway.send(getCollection, {
          params: { id: COLLECTION_ID },
          query: { currency },
        })
      : undefined
  const templates =
    knows === 'both' || knows === 'templates'
      ? await shop.gateway.send(getTemplates, {
          query: { collectionId: COLLECTION_ID, currency },
        })
      : undefined
  const itemId = gateway?.items === undefined ? undefined : (await shop.cart.load())?.items[0]?.id
  if (then !== undefined) story.test.play(then)
  return {
    story: { ...story, itemId, ...(collection && { collection }), ...(templates && { templates }) },
  }
}

/** Renders the flow for a story. */
export function renderYard(
  context: Parameters<typeof loadedShop>[0] & {
    readonly parameters: Readonly<Record<string, unknown>>
  },
): ReactElement {
  const { collection, templates, itemId } = loadedShop<
    YardRead & { readonly itemId: string | undefined }
  >(context)
  const { start } = (context.parameters['yard'] ?? {}) as YardSettings
  return (
    <FillAYardFlow
      collectionId={COLLECTION_ID}
      collection={collection}
      templates={templates}
      start={typeof start === 'function' ? start({ itemId }) : start}
      cartHref="#cart"
      collectionHref="#collection"
      layoutHref={(code) => `https://selvage.example/en/fill-a-yard/canvas?layout=${code}`}
    />
  )
}

/** The requests so far that added or replaced a line of the cart. */
export const adds = (context: Parameters<typeof loadedShop>[0]) =>
  loadedShop<YardRead>(context).test.requests.filter(
    ({ call }) => call === 'fill-a-yard.add' || call === 'fill-a-yard.replace',
  )
