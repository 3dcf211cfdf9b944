import { notFound } from './page-error.ts'

const LARGEST_ID = 2_147_483_647

/** Returns the id in a path: a whole number that the database can hold. Anything else is a 404. */
export function readId(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return id >= 1 && id <= LARGEST_ID ? id : notFound()
}
