import { readInput } from '@selvage/core/contract'
import type { Schema } from '@selvage/core/contract'
import type { InferOutput } from 'valibot'
import { HttpError } from './http-error.ts'

/**
 * Reads a body or query by its contract, or throws an {@link HttpError} with the errors of its
 * fields. `messages` are those of the contract that the answer repeats.
 */
export function validate<S extends Schema>(
  schema: S,
  value: unknown,
  messages?: readonly string[],
): InferOutput<S> {
  const read = readInput(schema, value, messages)
  if (!read.ok) throw new HttpError(400, read.errors)
  return read.output
}
