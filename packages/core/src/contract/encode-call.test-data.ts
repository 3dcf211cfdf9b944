import { encodeCall } from './call-request.ts'
import type { Call, CallInput } from './define-call.ts'

/** A row of the tables: a call with its input, and the path and the body on the wire. */
export const row = <C extends Call>(call: C, input: CallInput<C>, path: string, body?: string) =>
  [call.name, path, body, encodeCall(call, input, 'de_DE')] as const
