import type { MeasurementSystem } from '@selvage/core/locale'

/** The sizes of paper that a sheet is laid out for. */
export const PAPERS = ['letter', 'a4'] as const
export type Paper = (typeof PAPERS)[number]

/** How a sheet is laid out and drawn. */
export interface PaperChoice {
  readonly paper: Paper
  /** True without the pictures of the prints, which take much ink. */
  readonly linesOnly: boolean
}

/** Returns the choice of paper in a page's address; undefined for the page itself. */
export function readPaper(query: URLSearchParams): PaperChoice | undefined {
  const paper = PAPERS.find((each) => each === query.get('paper'))
  return paper && { paper, linesOnly: query.get('lines') === 'only' }
}

/** Returns the paper that printers hold where a system is used. */
export const paperOf = (measurement: MeasurementSystem): Paper =>
  measurement === 'metric' ? 'a4' : 'letter'
