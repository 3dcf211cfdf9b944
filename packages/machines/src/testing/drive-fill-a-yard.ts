import { emptyLayout, fillAll } from '@selvage/core/fill-a-yard'
import type { fillAYardMachine } from '../fill-a-yard/fill-a-yard.machine.ts'
import type { FillAYardInput, FillAYardStart } from '../fill-a-yard/fill-a-yard.types.ts'
import { fillAYardView } from '../fill-a-yard/fill-a-yard.view.ts'
import type { FillAYardView } from '../fill-a-yard/fill-a-yard.view.ts'
import {
  COLLECTION_ID,
  keyedFillAYard,
  sampleCollection,
  sampleTemplates,
} from './fill-a-yard-samples.ts'
import { drive, invoked } from './run.ts'
import type { Driver, Step } from './run.ts'

export type FillAYardStep = Step<typeof fillAYardMachine>
type DrivenYard = Driver<typeof fillAYardMachine>

/** Starts the machine with the sample collection and templates. */
export const begin = (start: FillAYardStart = {}, more: Partial<FillAYardInput> = {}): DrivenYard =>
  drive(keyedFillAYard(), {
    collectionId: COLLECTION_ID,
    collection: sampleCollection(),
    templates: sampleTemplates(),
    start,
    ...more,
  })

/** Starts the machine at the canvas, with template 4 on Petal Signature Cotton. */
export const canvas = (
  start: FillAYardStart = {},
  more: Partial<FillAYardInput> = {},
): DrivenYard =>
  begin({ step: 'canvas', templateId: 4, fabric: 'PETAL_SIGNATURE_COTTON', ...start }, more)

export const view = (driven: DrivenYard): FillAYardView => fillAYardView(driven.snapshot)

/** Returns the actors that run, without those that read what earlier pages stored. */
export const running = (driven: DrivenYard): readonly string[] =>
  invoked(driven.snapshot).filter((src) => src !== 'readSaved' && src !== 'readHistory')

/** Returns the filled cells and their designs, such as `0:1 5:2`. */
export const filled = (driven: DrivenYard): string =>
  view(driven)
    .layout.cells.flatMap((cell, at) => (cell === null ? [] : [`${at}:${cell}`]))
    .join(' ')

/** A layout with design 1 in every cell. */
export const full = fillAll(emptyLayout(6, 'VELVET', COLLECTION_ID), 1)
