import { httpError } from './http-error.ts'

/** Rejects text from a path that cannot be a public id: as unknown as an id that does not exist. */
export function assertPublicId(text: string): void {
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(text)) throw httpError('ORDER_NOT_FOUND', { status: 404 })
}
