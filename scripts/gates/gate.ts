/**
 * The result of a gate. `passed` and `failed` are added to the run's totals; `examined` is compared
 * with the gate's floor.
 */
export interface Outcome {
  examined: number
  /** Name of the examined things for the printed line, such as "files" or "tests". */
  unit: string
  passed: number
  failed: number
  /** Shown when the gate fails. */
  output: string
  /** Names what failed in a few lines, which stand before the output. */
  summary?: string
}

export interface Gate {
  name: string
  /** Number of cores that the gate uses; the runner starts gates while cores are free. */
  cores: 1 | 2
  /** Gates that must have passed before this one starts. */
  after?: readonly string[]
  /**
   * Gates that must have ended before this one starts, passed or failed, because they write the
   * same files.
   */
  behind?: readonly string[]
  /**
   * The gate fails when it examined fewer things than this, because a gate without input proves
   * nothing.
   */
  floor: number
  limitMinutes: number
  /** Runs the gate; `files` are paths or parts of paths, for a gate that can run single files. */
  run: (limitMs: number, files: readonly string[]) => Promise<Outcome>
  /** The gate can run single files: `npm test -- unit packages/core/src/cart`. */
  takesFiles?: true
}

/** Returns the outcome of a gate that makes one check of many things. */
export function verdict(ok: boolean, examined: number, unit: string, output: string): Outcome {
  return { examined, unit, passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
}
