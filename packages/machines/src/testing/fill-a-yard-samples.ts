import { assign } from 'xstate'
import { fillAYardMachine } from '../fill-a-yard/fill-a-yard.machine.ts'
import { testKeys } from './line-outcomes.ts'
import type { Collection } from '@selvage/core/collection'
import { FILL_A_YARD_FABRICS, gridOf, TEMPLATE_IDS, TEMPLATES } from '@selvage/core/fill-a-yard'
import type { FillAYardTemplates } from '@selvage/core/fill-a-yard'

type Design = Collection['designs'][number]

/** A design of a collection; every third colour is its own. */
export function sampleDesign(id: number, more: Partial<Design> = {}): Design {
  const size = id % 2 === 0 ? 2 : 8
  return {
    id,
    title: `Design ${id}`,
    slug: `design-${id}`,
    designer: { id: 1, name: 'Ada', screenName: 'ada' },
    palette: ['#f3ead8', '#5f7f4a'],
    recommendedFabric: 'VELVET',
    repeat: {
      type: 'basic',
      widthIn: size,
      heightIn: size,
      periodWidthIn: size,
      periodHeightIn: size,
    },
    favoriteCount: 0,
    forSale: true,
    priceFrom: { minor: 500, currency: 'USD' },
    ...more,
  }
}

export const COLLECTION_ID = 174

/** A collection with four designs, the last one not for sale. */
export function sampleCollection(
  designs: Design[] = [
    sampleDesign(1),
    sampleDesign(2),
    sampleDesign(3),
    sampleDesign(4, { forSale: false }),
  ],
): Collection {
  return {
    id: COLLECTION_ID,
    slug: 'orchard',
    name: 'Orchard',
    description: '',
    designerOnly: false,
    shown: true,
    designCount: designs.length,
    curator: { id: 1, name: 'Ada', screenName: 'ada' },
    designs,
  }
}

/**
 * All templates on three fabrics, one of them out of stock. `fewer` cells than we count, where the
 * gateway disagrees.
 */
export function sampleTemplates({ fewer = 0 }: { fewer?: number } = {}): FillAYardTemplates {
  return {
    collectionId: COLLECTION_ID,
    fabrics: [
      {
        code: 'PETAL_SIGNATURE_COTTON',
        status: 'available',
        pricePerYard: { minor: 1850, currency: 'USD' },
      },
      { code: 'VELVET', status: 'available', pricePerYard: { minor: 3400, currency: 'USD' } },
      { code: 'SATIN', status: 'out_of_stock', pricePerYard: { minor: 2000, currency: 'USD' } },
    ],
    templates: TEMPLATE_IDS.map((id) => ({
      id,
      yards: TEMPLATES[id].yards,
      capacity: Object.fromEntries(
        FILL_A_YARD_FABRICS.map((fabric) => [
          fabric,
          gridOf(id, fabric).columns * gridOf(id, fabric).rows - fewer,
        ]),
      ) as FillAYardTemplates['templates'][number]['capacity'],
    })),
  }
}

/** The machine with the keys of one test: `key-1`, `key-2`, and so on. */
export function keyedFillAYard(): typeof fillAYardMachine {
  const makeKey = testKeys()
  return fillAYardMachine.provide({
    actions: { takeKey: assign(({ context }) => ({ lineKey: context.lineKey ?? makeKey() })) },
  })
}
