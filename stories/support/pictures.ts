import type { ClothSources } from '@selvage/react/cloth'
import designs from './designs.json' with { type: 'json' }
import { pickedDesignId } from './globals.ts'
import type { StoryGlobals } from './globals.ts'

/** A sample design, with its pictures as static files. */
export type StoryDesign = (typeof designs)[number]

export const storyDesigns: readonly StoryDesign[] = designs

/** Returns the design at an index. */
export function storyDesign(at: number): StoryDesign {
  const design = designs[at % designs.length]
  if (design === undefined)
    throw new Error(
      'There are no designs for the stories. Run `node --conditions=selvage-source scripts/sample-designs.ts`.',
    )
  return design
}

/** Returns the design that the toolbar picks, or the one at an index. */
export function shownDesign(globals: Partial<StoryGlobals>, at: number): StoryDesign {
  const picked = pickedDesignId(globals)
  return designs.find(({ id }) => id === picked) ?? storyDesign(at)
}

// The paths are relative, so that the stories also work from a subfolder of a site.
const path = (design: StoryDesign, name: string) => `gateway/images/designs/${design.id}/${name}`

/** The picture of a design's card, which is one file for all widths. */
export const cardSources = (design: StoryDesign): ClothSources => ({
  avif: path(design, 'card-650.avif'),
  src: path(design, 'card-300.webp'),
})

/** The tile of a design, for a fabric surface. */
export const tileOf = (design: StoryDesign) => ({
  href: path(design, 'tile-650.webp'),
  widthIn: design.repeat.periodWidthIn,
  heightIn: design.repeat.periodHeightIn,
})
