import type { DesignCard } from '@selvage/core/design'
import { DesignGrid } from '@selvage/react/design'
import { related } from './related-designs.css.ts'

interface RelatedDesignsProps {
  readonly title: string
  readonly designs: readonly DesignCard[]
  readonly hrefFor: (design: DesignCard) => string
}

/** The number of cards in the row. */
const ROW = 4

/** A short row of designs under a product; nothing when there are none. */
export function RelatedDesigns({ title, designs, hrefFor }: RelatedDesignsProps) {
  if (designs.length === 0) return null
  return (
    <section className={related} aria-label={title}>
      <h2>{title}</h2>
      <DesignGrid kind="band" level={3} designs={designs.slice(0, ROW)} hrefFor={hrefFor} />
    </section>
  )
}
