import { runCommand } from '../lib/command.ts'
import { nodeBin } from '../lib/paths.ts'
import { verdict } from './gate.ts'
import type { Outcome } from './gate.ts'

/**
 * Compares the public API of every built package with its committed report, and finds the names
 * that no doc comment explains.
 */
export async function checkApi(limitMs: number): Promise<Outcome> {
  const result = await runCommand(nodeBin, ['scripts/api.ts', '--check'], { limitMs })
  return judgeApi(result)
}

/** The props of exported components that were there when this was last raised. */
const PROPS_FLOOR = 460

export function judgeApi({ ok, output }: { ok: boolean; output: string }): Outcome {
  const undocumented = [...output.matchAll(/, (\d+) without a doc comment$/gm)]
    .map((match) => Number(match[1]))
    .reduce((sum, count) => sum + count, 0)
  const isSilent = undocumented > 0
  const complaint = isSilent
    ? `\nExported names without a doc comment: ${undocumented}. Write one for each: after \`npm run api\` the end of the package's api-report.md lists them.`
    : ''
  const props = Number(/^read (\d+) props of components$/m.exec(output)?.[1] ?? 0)
  const misread =
    props < PROPS_FLOOR
      ? `\nRead ${props} props of components, fewer than the ${PROPS_FLOOR} that there were: the reader of props finds too little.`
      : ''
  const names = Number(/^compared (\d+) names$/m.exec(output)?.[1] ?? 0)
  return verdict(ok && !isSilent && misread === '', names, 'names', output + complaint + misread)
}
