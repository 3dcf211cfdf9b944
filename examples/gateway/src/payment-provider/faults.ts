import * as v from 'valibot'

/** A fault that a test orders for coming charges, only where PAYMENT_FAULTS=1. */
export const faultSchema = v.variant('kind', [
  /** Answers late. */
  v.object({ kind: v.literal('delay'), ms: v.number() }),
  /** Charges, then cuts the connection. */
  v.object({ kind: v.literal('drop-after') }),
  /** Cuts the connection, nothing charged. */
  v.object({ kind: v.literal('drop-before') }),
  /** Answers 500, nothing charged. */
  v.object({ kind: v.literal('500') }),
  /** The method cannot be used at the moment, nothing charged. */
  v.object({ kind: v.literal('unavailable') }),
  /** Charges, then answers 500. */
  v.object({ kind: v.literal('500-after') }),
  /** Charges one minor unit more than asked. */
  v.object({ kind: v.literal('wrong-amount') }),
  /** Holds the event back. */
  v.object({ kind: v.literal('late-event'), ms: v.number() }),
])
export type InjectedFault = v.InferOutput<typeof faultSchema>

/** The faults that wait, each for one charge. */
export function faultQueue(enabled: boolean) {
  const waiting: InjectedFault[] = []
  return {
    enabled,
    add: (faults: readonly InjectedFault[]) => {
      if (enabled) waiting.push(...faults)
    },
    next: () => (enabled ? waiting.shift() : undefined),
  }
}
