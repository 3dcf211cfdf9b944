import type { ErrorCode } from './catalogue.table.ts'

/** True for a code of one of the lists. */
export const isIn = (lists: readonly (readonly ErrorCode[])[], code: ErrorCode): boolean =>
  lists.some((list) => list.includes(code))
