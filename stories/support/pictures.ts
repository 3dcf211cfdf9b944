import type { ClothSources } from '@selvage/react/cloth'
import designs from './designs.json' with { type: 'json' }

/** A design of the reference catalogue, with its pictures as static files. */
export type StoryDesign = (typeof designs)[number]

export const storyDesigns: readonly StoryDesign[] = designs

/** One of the designs by its place. */
export function storyDesign(at: number): StoryDesign {
  const design = designs[at % designs.length]
  if (design === undefined)
    throw new Error('There are no pictures for the stories. Run `node scripts/story-pictures.ts`.')
  return design
}

// Relative, so that the stories also work from a sub-folder of a site.
const path = (design: StoryDesign, view: 'card' | 'tile') => `pictures/${design.id}-${view}.webp`

/** The pictures of a design's card: one file, whatever the width. */
export const cardSources = (design: StoryDesign): ClothSources => ({ src: path(design, 'card') })

/** A design's tile, as a cloth surface takes it. */
export const tileOf = (design: StoryDesign) => ({
  href: path(design, 'tile'),
  widthIn: design.repeat.periodWidthIn,
  heightIn: design.repeat.periodHeightIn,
})
