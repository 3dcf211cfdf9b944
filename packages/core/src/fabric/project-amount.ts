import { CM_PER_INCH } from '../length/length.ts'
import type { MeasurementSystem } from '../locale/locale.table.ts'
import { PROJECTS } from './projects.table.ts'
import type { CutPiece, Project } from './projects.table.ts'

/** Inches of a seam that joins two widths of cloth. */
const SEAM_IN = 1

/** The cloth that a project is cut from. */
export interface ProjectCloth {
  /** Width that can be printed, inches. */
  readonly widthIn: number
  /** Height after which the print begins again, inches. */
  readonly repeatIn: number
}

/**
 * Returns the length of cloth that a project takes, inches. Pieces lie side by side in rows, the
 * tallest first, and none is turned, because a print has a direction. A piece that is wider than
 * the cloth is joined from several. Where the print has to match, a further row begins with a
 * repeat.
 */
export function projectLengthIn(project: Project, { widthIn, repeatIn }: ProjectCloth): number {
  const row: { readonly pieces: readonly CutPiece[]; readonly isMatched?: true } = PROJECTS[project]
  const pieces = row.pieces
    .flatMap((piece) => joined(piece, widthIn))
    .toSorted((a, b) => b.heightIn - a.heightIn)
  const rows: { readonly heightIn: number; left: number }[] = []
  for (const piece of pieces) {
    const fitting = rows.find(({ left }) => left >= piece.widthIn)
    if (fitting) fitting.left -= piece.widthIn
    else rows.push({ heightIn: piece.heightIn, left: widthIn - piece.widthIn })
  }
  const step = (heightIn: number) =>
    row.isMatched ? Math.ceil(heightIn / repeatIn) * repeatIn : heightIn
  return rows.reduce(
    (length, { heightIn }, at) => length + (at < rows.length - 1 ? step(heightIn) : heightIn),
    0,
  )
}

/** Returns the whole yards or meters that a project takes. */
export function projectAmount(
  project: Project,
  cloth: ProjectCloth,
  system: MeasurementSystem,
): number {
  const unitIn = system === 'imperial' ? 36 : 100 / CM_PER_INCH
  return Math.ceil(projectLengthIn(project, cloth) / unitIn - 1e-9)
}

/** The pieces of cloth that make one piece, one by one. */
function joined({ widthIn, heightIn, count }: CutPiece, clothIn: number): CutPiece[] {
  const parts = widthIn <= clothIn ? 1 : Math.ceil((widthIn - SEAM_IN) / (clothIn - SEAM_IN))
  const partIn = parts === 1 ? widthIn : (widthIn - SEAM_IN) / parts + SEAM_IN
  return Array.from({ length: parts * count }, () => ({ widthIn: partIn, heightIn, count: 1 }))
}
