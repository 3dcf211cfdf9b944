import type { Money } from '@selvage/core/money'
import type { DesignCard } from '@selvage/core/design'
import { DesignGrid } from '@selvage/react/design'
import { related } from './related-designs.css.ts'

interface RelatedDesignsProps {
  readonly title: string
  readonly designs: readonly DesignCard[]
  readonly hrefFor: (design: DesignCard) => string
  /** False where the cards lead to another product, which no yard or meter is sold of. */
  readonly isOnFabric?: boolean
  /** The lowest price of the product that the cards lead to; that on fabric when left out. */
  readonly priceFrom?: Money | undefined
}

/** The number of cards in the row. */
const ROW = 4

/** A short row of designs under a product; nothing when there are none. */
export function RelatedDesigns({
  title,
  designs,
  hrefFor,
  isOnFabric = true,
  priceFrom,
}: RelatedDesignsProps) {
  if (designs.length === 0) return null
  const shown = designs.slice(0, ROW)
  return (
    <section className={related} aria-label={title}>
      <h2>{title}</h2>
      <DesignGrid
        kind="band"
        level={3}
        designs={
          isOnFabric
            ? shown
            : shown.map(({ lengthPrices: _, ...card }) => ({
                ...card,
                priceFrom: priceFrom ?? card.priceFrom,
              }))
        }
        hrefFor={hrefFor}
      />
    </section>
  )
}
