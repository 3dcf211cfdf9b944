import { listCollections } from '@selvage/core/collection'
import type { Gateway } from '@selvage/core/gateway'
import { searchDesigns } from '@selvage/core/search'
import type { ReactNode } from 'react'
import { CollectionCard, CollectionGrid } from '../collection/index.ts'
import { FollowButton } from '../designer/index.ts'
import { CollectionFavoriteButton } from '../favorite/index.ts'
import { AddToCollection, CollectionDesigns, OwnCollections } from '../own-collections/index.ts'
import { EarningsOverview, EarningsSales, OwnDesigns, UploadDesign } from '../studio/index.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' }) as const

/** The components of collections that show what a gateway answered, by their names. */
export const collectionParts = (
  gateway: Gateway,
): Readonly<Record<string, () => Promise<ReactNode>>> => ({
  CollectionFavoriteButton: async () => (
    <CollectionFavoriteButton collection={{ id: 7, name: 'Ferns' }} isFavorite={false} />
  ),
  FollowButton: async () => (
    <FollowButton
      designer={{ name: 'Rosalind Pike', screenName: 'rosalind_pike' }}
      isFollowing={false}
      followerCount={57}
      logInHref="/login"
    />
  ),
  AddToCollection: async () => (
    <AddToCollection
      design={{ id: 9, title: 'Fern' }}
      href="/en/collections/user/me?design=9"
      logInHref="/login"
      joinHref="/register/new"
      manageHref="/en/collections/user/me"
    />
  ),
  CollectionDesigns: async () => {
    const { results } = await gateway.send(searchDesigns, { query: { sort: 'bestSelling' } })
    return (
      <CollectionDesigns
        collectionId={100_001}
        designs={results.slice(0, 2)}
        hrefFor="/en/design/{id}"
        findHref="/en/shop"
        action="#collection"
      />
    )
  },
  OwnCollections: async () => {
    const { collections } = await gateway.send(listCollections, { query: {} })
    return (
      <OwnCollections
        collections={collections.slice(0, 1).map((each) => ({ ...each, designIds: [] }))}
        hrefFor="/en/collections/{id}"
        editHrefFor="/en/collections/user/me?collection={id}"
        deleteHrefFor="/en/collections/user/me?collection={id}&ask=delete"
        newHref="/en/collections/user/me?collection=new"
      />
    )
  },
  UploadDesign: async () => (
    <UploadDesign
      action="#new"
      newHref="#new"
      agreementHref="#agreement"
      guideHref="#guide"
      hrefFor="/en/designs/{id}"
      upload={{
        id: 'upload_00000000000000001',
        bytes: 2_000_000,
        received: 2_000_000,
        art: {
          id: 'art_00000000000000000001',
          width: 1500,
          height: 1200,
          palette: ['#1f2b38', '#d7a545'],
          tags: ['blue'],
          hasSeam: true,
        },
      }}
    />
  ),
  OwnDesigns: async () => {
    const { results } = await gateway.send(searchDesigns, { query: { sort: 'bestSelling' } })
    const designs = results.slice(0, 1).map((card) => ({
      card,
      tags: ['fish', 'sea'],
      mature: false,
      soldCount: 12,
      earned: usd(2_340),
    }))
    return (
      <OwnDesigns
        page={{ screenName: 'june', designs, total: 21, offset: 0 }}
        action="#save"
        hrefFor="/en/designs/{id}"
        pageHref="/designs?offset={offset}"
        uploadHref="/designs/new"
      />
    )
  },
  EarningsOverview: async () => (
    <EarningsOverview
      earnings={{
        balance: usd(2_340),
        waiting: usd(120),
        earned: usd(5_460),
        paidOut: usd(3_000),
        soldCount: 31,
        months: [
          { month: '2026-11', soldCount: 21, earned: usd(3_460) },
          { month: '2026-10', soldCount: 10, earned: usd(2_000) },
        ],
        designs: [],
        payouts: [{ amount: usd(3_000), at: '2026-11-02T09:20:00.000Z' }],
      }}
      action="#pay"
      payoutKey="payout-key-0123456789"
      creditHref="/account/credit"
    />
  ),
  EarningsSales: async () => (
    <EarningsSales
      page={{
        lines: [
          {
            at: '2026-11-12T10:00:00.000Z',
            design: { id: 12, title: 'Hedgerow' },
            kind: 'fabric',
            quantity: 3,
            earned: usd(630),
            isTakenBack: false,
          },
        ],
        total: 21,
        offset: 0,
      }}
      designs={[{ id: 12, title: 'Hedgerow', soldCount: 31, earned: usd(5_460) }]}
      hrefFor="/en/designs/{id}"
      pageHref="/designs/earnings?offset={offset}"
      fileHref="/designs/earnings.csv"
    />
  ),
  CollectionCard: async () => {
    const { collections } = await gateway.send(listCollections, { query: {} })
    return collections
      .slice(0, 1)
      .map((each) => <CollectionCard key={each.id} collection={each} href="/en/collections/1" />)
  },
  CollectionGrid: async () => {
    const { collections } = await gateway.send(listCollections, { query: {} })
    return <CollectionGrid collections={collections.slice(0, 2)} hrefFor="/en/collections/{id}" />
  },
})
