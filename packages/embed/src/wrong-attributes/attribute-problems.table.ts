import { MAX_WALL_LENGTH } from '@selvage/core/wallpaper'

interface ProblemRow {
  /** The reason, after the attribute with its value. */
  readonly why: string
  /** The same of an attribute that is not there. */
  readonly whyMissing?: string
  /** The consequence for a widget that is drawn all the same; another is not drawn. */
  readonly instead?: string
  /** A valid value. */
  readonly write: string
}

const rows = {
  'design-id': { why: 'is not the number of a design', write: '123' },
  'design-id:unknown': { why: 'is a design that the shop does not have', write: '123' },
  'collection-id': { why: 'is not the number of a collection', write: '12' },
  'collection-id:unknown': { why: 'is a collection that the shop does not have', write: '12' },
  lang: {
    why: 'is not a language of the widgets: en, de, es or fr',
    instead: 'the widget is in English',
    write: 'en',
  },
  currency: { why: 'is not a currency of the shop: USD, GBP, EUR, CAD or AUD', write: 'USD' },
  country: {
    why: 'is not a country code of two capitals',
    instead: 'the country of the language counts',
    write: 'US',
  },
  theme: {
    why: 'is not a theme: light or dark',
    instead: 'the colors are those of the page',
    write: 'dark',
  },
  fabric: { why: 'is not a fabric of the shop', write: 'linen_cotton_canvas' },
  'fabric:fill-a-yard': {
    why: 'is not a fabric that Fill-A-Yard is printed on',
    write: 'petal_signature_cotton',
  },
  size: { why: 'is not a size: swatch, fat-quarter or yard', write: 'yard' },
  quantity: { why: 'is not a whole number from 1 to 99', write: '2' },
  wallpaper: { why: 'is not a wallpaper of the shop', write: 'peel_and_stick' },
  height: {
    why: `is not one whole number of inches or centimeters from 1 to ${MAX_WALL_LENGTH}`,
    whyMissing: 'has widths and no height',
    write: '96',
  },
  widths: {
    why: `are not whole numbers of inches or centimeters from 1 to ${MAX_WALL_LENGTH} with spaces between them`,
    whyMissing: 'has a height and no widths',
    write: '120 96',
  },
  measurement: { why: 'is not a system of measurement: imperial or metric', write: 'metric' },
  'template-id': { why: 'is not a template: 8, 6, 4, 5, 1 or 10', write: '4' },
  layout: {
    why: 'is not a layout of this collection',
    write: '1.8.petal_signature_cotton.12.5.00',
  },
} as const satisfies Readonly<Record<string, ProblemRow>>

/** The name of an invalid attribute, with a detail where it may be wrong in two ways. */
export type AttributeProblem = keyof typeof rows

/** The parts of the message about each invalid attribute. */
export const attributeProblems: Readonly<Record<AttributeProblem, ProblemRow>> = rows

/** Returns the name of the attribute that has a problem. */
export const attributeOf = (problem: AttributeProblem): string => problem.replace(/:.*/, '')
