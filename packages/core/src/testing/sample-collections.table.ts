/** A collection of the sample shop: some of the sample designs, in the curator's order. */
export interface SampleCollection {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string
  /** The designer who made the collection, one of the sample designers. */
  readonly curatorId: number
  readonly designIds: readonly number[]
}

/**
 * The collections of the sample shop, the newest first. Collection 174 is large and has every
 * repeat type.
 * @source spec 1 §9 collection id constant
 */
export const SAMPLE_COLLECTIONS: readonly SampleCollection[] = [
  {
    id: 178,
    slug: 'one-brush',
    name: 'One Brush',
    description: 'A single cloth to begin with; the rest is still wet.',
    curatorId: 17,
    designIds: [1],
  },
  {
    id: 177,
    slug: 'geometry-lessons',
    name: 'Geometry Lessons',
    description: 'Mirrors, fans and drops: small prints for quilters who count.',
    curatorId: 21,
    designIds: [6, 14, 19, 20, 2, 17],
  },
  {
    id: 176,
    slug: 'after-dark',
    name: 'After Dark',
    description: 'Moths, cats and the hours that nobody else sees.',
    curatorId: 8,
    designIds: [21, 12, 5, 11],
  },
  {
    id: 175,
    slug: 'salt-and-stone',
    name: 'Salt and Stone',
    description: 'The beach below the house at low tide.',
    curatorId: 6,
    designIds: [4, 7, 1, 2, 16],
  },
  {
    id: 174,
    slug: 'the-orchard-year',
    name: 'The Orchard Year',
    description:
      'From blossom to frost: checks to cut across, large prints for the middle, small ones for the edges.',
    curatorId: 38,
    designIds: [18, 3, 15, 17, 10, 16, 13, 14, 9, 11, 21, 1, 6, 2],
  },
]
