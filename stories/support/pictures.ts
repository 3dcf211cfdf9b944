import type { ClothSources } from '@selvage/react/cloth'
import designs from './designs.json' with { type: 'json' }

/** A design of the reference catalog with its pictures as static files. */
export type StoryDesign = (typeof designs)[number]

export const storyDesigns: readonly StoryDesign[] = designs

/** Returns the design at an index. */
export function storyDesign(at: number): StoryDesign {
  const design = designs[at % designs.length]
  if (design === undefined)
    throw new Error('There are no pictures for the stories. Run `node scripts/story-pictures.ts`.')
  return design
}

// The paths are relative, so that the stories also work from a subfolder of a site.
const path = (design: StoryDesign, view: 'card' | 'tile') => `pictures/${design.id}-${view}.webp`

/** The picture of a design's card, which is one file for all widths. */
export const cardSources = (design: StoryDesign): ClothSources => ({ src: path(design, 'card') })

/** The tile of a design, for a fabric surface. */
export const tileOf = (design: StoryDesign) => ({
  href: path(design, 'tile'),
  widthIn: design.repeat.periodWidthIn,
  heightIn: design.repeat.periodHeightIn,
})
