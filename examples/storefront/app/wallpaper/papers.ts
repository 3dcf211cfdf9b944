import type { MeasurementSystem } from '@selvage/core/locale'

/** The sizes of paper that a sheet is laid out for. */
export const PAPERS = ['letter', 'a4'] as const
export type Paper = (typeof PAPERS)[number]

/** Returns the paper that printers hold where a system is used. */
export const paperOf = (measurement: MeasurementSystem): Paper =>
  measurement === 'metric' ? 'a4' : 'letter'
