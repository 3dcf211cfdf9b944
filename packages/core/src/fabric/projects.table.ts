/** A piece that a pattern is cut into, with its seams, as it lies on the cloth. */
export interface CutPiece {
  readonly widthIn: number
  readonly heightIn: number
  readonly count: number
}

interface ProjectRow {
  /** The finished size, inches; null for clothes, which have a size of their own. */
  readonly finishedIn: readonly [width: number, height: number] | null
  readonly pieces: readonly CutPiece[]
  /** True where the print of one piece has to meet that of the next. */
  readonly isMatched?: true
}

const piece = (widthIn: number, heightIn: number, count = 1): CutPiece => ({
  widthIn,
  heightIn,
  count,
})

/**
 * Things that people sew, small ones first, with usual patterns; fixtures. Pieces have half an inch
 * for each seam and their hems.
 */
export const PROJECTS = {
  cushion: { finishedIn: [18, 18], pieces: [piece(19, 19), piece(19, 13, 2)] },
  tote: { finishedIn: [15, 16], pieces: [piece(16, 18, 2), piece(4, 24, 2)] },
  apron: { finishedIn: [28, 32], pieces: [piece(30, 34), piece(3, 30, 3)] },
  runner: { finishedIn: [14, 72], pieces: [piece(15, 73)] },
  skirt: { finishedIn: null, pieces: [piece(24, 27, 2), piece(38, 4)] },
  dress: { finishedIn: null, pieces: [piece(24, 43, 2), piece(18, 14, 2)] },
  tablecloth: { finishedIn: [60, 84], pieces: [piece(62, 86)], isMatched: true },
  curtains: { finishedIn: [40, 84], pieces: [piece(42, 94, 2)], isMatched: true },
  throw: { finishedIn: [50, 60], pieces: [piece(5.5, 5.5, 120)] },
  quilt: { finishedIn: [90, 100], pieces: [piece(5.5, 5.5, 360)] },
} as const satisfies Readonly<Record<string, ProjectRow>>

/** Something that people sew, whose amount of cloth is known. */
export type Project = keyof typeof PROJECTS

/** All projects, small ones first. */
export const PROJECT_NAMES = Object.keys(PROJECTS) as readonly Project[]
