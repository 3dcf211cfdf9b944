import type { DesignCard } from '../design/design-card.contract.ts'

/** The facts about a design that decide which other designs suit it. */
export type Companion = Pick<DesignCard, 'id' | 'palette' | 'repeat'>

/** Why two designs go together. */
export type CompanionReason =
  /** The suggested design has nearly this color of the other design (`with`). */
  | { readonly kind: 'shares-colour'; readonly colour: string; readonly with: number }
  /**
   * One print is large and the other small: `times` is the ratio of their repeats, and `larger` is
   * true when the suggested design is the large one.
   */
  | {
      readonly kind: 'contrasts-in-scale'
      readonly times: number
      readonly larger: boolean
      readonly with: number
    }

/** A design that goes with those in use, and why. */
export interface Suggestion {
  readonly designId: number
  /** From 0 to 1; the best fit has the highest score. */
  readonly score: number
  /** At least one, the strongest first. */
  readonly reasons: readonly CompanionReason[]
}

/** Colors closer than this in OKLab look alike in two prints side by side. */
const ALIKE = 0.06
/** From this distance on, palettes are unrelated. */
const FAR = 0.35
/** From this ratio of repeats on, one print looks large and the other small. */
const CONTRAST = 1.75
/** Weight of the contrast in scale; the colors have the rest. */
const WEIGHT_OF_SCALE = 0.25

interface Lab {
  readonly hex: string
  readonly l: number
  readonly a: number
  readonly b: number
}

/**
 * Converts an sRGB color `#rrggbb` to OKLab.
 * @see https://bottosson.github.io/posts/oklab/
 */
export function oklab(hex: string): { l: number; a: number; b: number } {
  const channel = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = [channel(1), channel(3), channel(5)]
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
  return {
    l: 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    a: 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short,
    b: 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short,
  }
}

const labsOf = ({ palette }: Companion): Lab[] =>
  palette.filter((hex) => /^#[0-9a-f]{6}$/i.test(hex)).map((hex) => ({ hex, ...oklab(hex) }))
const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
/** How colorful a color is. Grays are in most palettes, so they are the weakest shared colors. */
const chroma = ({ a, b }: Lab): number => Math.hypot(a, b)
const scaleOf = ({ repeat }: Companion): number => Math.sqrt(repeat.widthIn * repeat.heightIn)

function nearest(colour: Lab, others: readonly Lab[]): number {
  return others.reduce((least, other) => Math.min(least, distance(colour, other)), FAR)
}

/** Mean distance from each color to the nearest color of the other palette, both ways. */
function paletteDistance(one: readonly Lab[], other: readonly Lab[]): number {
  const all = [
    ...one.map((colour) => nearest(colour, other)),
    ...other.map((colour) => nearest(colour, one)),
  ]
  return all.length === 0 ? FAR : all.reduce((sum, each) => sum + each, 0) / all.length
}

function pair(design: Companion, other: Companion): Omit<Suggestion, 'designId'> {
  const [own, its] = [labsOf(design), labsOf(other)]
  const ratio = scaleOf(other) / scaleOf(design)
  const times = Number.isFinite(ratio) && ratio > 0 ? Math.max(ratio, 1 / ratio) : 1
  const [shared] = its
    .filter((colour) => nearest(colour, own) < ALIKE)
    .sort((one, two) => chroma(two) - chroma(one))
  const closeness = 1 - paletteDistance(own, its) / FAR
  const contrast = Math.min(1, Math.log2(times))
  return {
    score: closeness * (1 - WEIGHT_OF_SCALE) + contrast * WEIGHT_OF_SCALE,
    reasons: [
      ...(shared ? [{ kind: 'shares-colour' as const, colour: shared.hex, with: design.id }] : []),
      ...(times >= CONTRAST
        ? [{ kind: 'contrasts-in-scale' as const, times, larger: ratio > 1, with: design.id }]
        : []),
    ],
  }
}

/**
 * Returns the designs among `others` that suit one design, the best first: they share a color or
 * contrast in scale.
 */
export function goTogether(design: Companion, others: readonly Companion[]): Suggestion[] {
  return suggestDesigns([design], others, others.length)
}

/**
 * Returns at most `most` designs of a collection that suit all designs in use, the best first, each
 * with its reasons. Returns none while no design is in use, and leaves out a design that neither
 * shares a color nor contrasts in scale.
 */
export function suggestDesigns(
  used: readonly Companion[],
  all: readonly Companion[],
  most: number,
): Suggestion[] {
  const known = new Set(used.map(({ id }) => id))
  return all
    .filter(({ id }) => !known.has(id))
    .map((other): Suggestion => {
      const pairs = used
        .map((design) => pair(design, other))
        .sort((one, two) => two.score - one.score)
      const score = pairs.reduce((sum, each) => sum + each.score, 0) / Math.max(1, pairs.length)
      const reasons = pairs.flatMap((each) => each.reasons)
      // One reason of each kind is enough; the best pair's comes first.
      return {
        designId: other.id,
        score,
        reasons: reasons.filter(
          ({ kind }, at) => reasons.findIndex((reason) => reason.kind === kind) === at,
        ),
      }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, two) => two.score - one.score || one.designId - two.designId)
    .slice(0, Math.max(0, most))
}
