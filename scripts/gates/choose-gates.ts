import type { Gate } from './gate.ts'

export type Choice = { ok: true; gates: readonly Gate[] } | { ok: false; message: string }

/**
 * Reads the arguments of `npm test`: none for every gate, the names of some gates, or the name of
 * one gate and the files that it runs, such as `unit packages/core/src/cart`.
 */
export function chooseGates(gates: readonly Gate[], args: readonly string[]): Choice {
  if (args.length === 0) return { ok: true, gates }
  const [first, ...rest] = args.map((arg) => gates.find(({ name }) => name === arg))
  const files = args.slice(1)
  if (first?.takesFiles === true && files.length > 0 && rest.every((gate) => gate === undefined))
    return { ok: true, gates: [withFiles(first, files)] }

  const unknown = args.filter((arg) => !gates.some(({ name }) => name === arg))
  if (unknown.length === 0)
    return { ok: true, gates: gates.filter(({ name }) => args.includes(name)) }
  const names = gates.map(({ name }) => name).join(', ')
  const filed = gates.filter(({ takesFiles }) => takesFiles).map(({ name }) => name)
  return {
    ok: false,
    message: `There is no gate called ${unknown.join(', ')}. Write one of: ${names}. After ${filed.join(', ')} alone, files can follow.`,
  }
}

/** Limits a gate to some files. What else it waits for or must examine does not apply to them. */
function withFiles(gate: Gate, files: readonly string[]): Gate {
  const { after: _after, behind: _behind, ...own } = gate
  return { ...own, floor: 1, run: (limitMs) => gate.run(limitMs, files) }
}
