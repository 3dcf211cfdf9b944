/**
 * What a gate found. `passed` and `failed` go into the run's total; `examined` is held against the
 * gate's floor.
 */
export interface Outcome {
  examined: number
  /** What was examined, for the printed line: "files", "tests". */
  unit: string
  passed: number
  failed: number
  /** Shown when the gate fails. */
  output: string
}

export interface Gate {
  name: string
  /** Cores that the gate keeps busy; the runner starts gates while cores are free. */
  cores: 1 | 2
  /** Gates that must have passed before this one starts. */
  after?: readonly string[]
  /**
   * Gates that must have ended before this one starts, whatever they found: both write the same
   * files.
   */
  behind?: readonly string[]
  /** The gate fails when it examined fewer: a gate that looked at nothing proves nothing. */
  floor: number
  limitMinutes: number
  run: (limitMs: number) => Promise<Outcome>
}

/** The outcome of a gate that is one check over many subjects. */
export function verdict(ok: boolean, examined: number, unit: string, output: string): Outcome {
  return { examined, unit, passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}
