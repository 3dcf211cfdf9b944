import type { Direction } from '@selvage/machines/fill-a-yard'

/** A key with the control or command key held, or Shift. */
export interface PressedKey {
  readonly key: string
  readonly ctrl: boolean
  readonly shift?: boolean
}

/** The action of a key in the yard's grid. */
export type YardKey =
  { readonly move: Direction } | { readonly act: 'apply' | 'clear' | 'undo' | 'redo' | 'drop' }

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
}
const ACTS = {
  Enter: 'apply',
  ' ': 'apply',
  Delete: 'clear',
  Backspace: 'clear',
  Escape: 'drop',
} as const

/** Returns a key's action, or undefined for keys that the grid does not handle, such as Tab. */
export function yardKey({ key, ctrl, shift = false }: PressedKey): YardKey | undefined {
  if (ctrl) {
    if (key === 'Home') return { move: 'start' }
    if (key === 'End') return { move: 'end' }
    const letter = key.toLowerCase()
    if (letter === 'z') return { act: shift ? 'redo' : 'undo' }
    return letter === 'y' ? { act: 'redo' } : undefined
  }
  const move = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined
  if (move !== undefined) return { move }
  return Object.hasOwn(ACTS, key) ? { act: ACTS[key as keyof typeof ACTS] } : undefined
}
