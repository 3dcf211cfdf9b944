import { availableParallelism } from 'node:os'
import type { Gate, Outcome } from './gate.ts'

export type GateResult = Outcome & { name: string; seconds: number }
export interface Total {
  passed: number
  failed: number
}
type Write = (line: string) => void

/** Runs the gates as cores become free and prints a line for each when it ends. */
export async function runGates(
  gates: readonly Gate[],
  write: Write,
  cores = Math.max(2, availableParallelism()),
): Promise<Total> {
  const waiting = [...gates]
  const running = new Map<string, Promise<void>>()
  const results = new Map<string, GateResult>()
  const names = new Set(gates.map((gate) => gate.name))
  let free = cores

  const start = (gate: Gate) => {
    free -= gate.cores
    running.set(
      gate.name,
      runGate(gate).then((result) => {
        results.set(gate.name, result)
        running.delete(gate.name)
        free += gate.cores
        report(result, write)
      }),
    )
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const gate of [...waiting]) {
      const needed = (gate.after ?? []).filter((name) => names.has(name))
      const broken = needed.find((name) => (results.get(name)?.failed ?? 0) > 0)
      if (broken !== undefined) {
        waiting.splice(waiting.indexOf(gate), 1)
        const result = {
          name: gate.name,
          seconds: 0,
          examined: 0,
          unit: 'subjects',
          passed: 0,
          failed: 1,
          output: `Not run, because ${broken} failed.`,
        }
        results.set(gate.name, result)
        report(result, write)
      } else if (
        [...needed, ...(gate.behind ?? [])].every(
          (name) => results.has(name) || !names.has(name),
        ) &&
        gate.cores <= free
      ) {
        waiting.splice(waiting.indexOf(gate), 1)
        start(gate)
      }
    }
    if (running.size > 0) await Promise.race(running.values())
    else if (waiting.length > 0)
      throw new Error(
        `These gates wait for each other: ${waiting.map((gate) => gate.name).join(', ')}.`,
      )
  }

  let passed = 0
  let failed = 0
  for (const result of results.values()) {
    passed += result.passed
    failed += result.failed
  }
  return { passed, failed }
}

async function runGate(gate: Gate): Promise<GateResult> {
  const started = performance.now()
  const outcome = await gate
    .run(gate.limitMinutes * 60_000, [])
    .catch((error: unknown): Outcome => ({
      examined: 0,
      unit: 'subjects',
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
  const seconds = (performance.now() - started) / 1000
  if (outcome.examined >= gate.floor) return { ...outcome, name: gate.name, seconds }
  const note = `${gate.name} examined ${outcome.examined} ${outcome.unit}; its floor is ${gate.floor}.`
  return {
    ...outcome,
    name: gate.name,
    seconds,
    failed: Math.max(1, outcome.failed),
    output: `${outcome.output}\n${note}`,
  }
}

function report(result: GateResult, write: Write): void {
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL'
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`
  write(
    `${mark} ${result.name.padEnd(14)} ${`${result.examined} ${result.unit}`.padEnd(34)} ${counts.padEnd(26)} ${result.seconds.toFixed(1)} s`,
  )
  if (result.summary) write(`\n${lastLines(result.summary, 40)}`)
  if (result.failed > 0) write(`\n${lastLines(result.output, 120)}\n`)
}

/** Returns the end of a tool's output, where its errors and summary are. */
function lastLines(text: string, count: number): string {
  return text
    .trimEnd()
    .split('\n')
    .slice(-count)
    .map((line) => `     ${line}`)
    .join('\n')
}
