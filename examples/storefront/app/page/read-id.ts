import { readId as readWireId } from '@selvage/core/contract'
import { notFound } from './page-error.ts'

/** Returns the id in a path: a whole number that the database can hold. Anything else is a 404. */
export function readId(text: string | undefined): number {
  return readWireId(text ?? '') ?? notFound()
}
