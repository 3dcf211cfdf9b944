import { reject } from './rejection.ts'
import { SAMPLE_DESIGNS } from './sample-designs.table.ts'

/** Rejects a design that the sample shop does not have. */
export function checkDesign(designId: number): void {
  if (!SAMPLE_DESIGNS.some(({ id }) => id === designId))
    reject('NO_IMAGE_AVAILABLE', { field: 'design.id' })
}
