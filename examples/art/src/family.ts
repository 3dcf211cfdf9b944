import type { Cloth } from './cloth.ts'
import { inksOf } from './palette.ts'
import type { Inks, Mood, Palette, Role } from './palette.ts'
import type { Rand } from './random.ts'
import type { RepeatType } from './repeat.ts'
import { toHsl } from './tone.ts'

/** One way of drawing a cloth. */
export interface Family {
  /** Its name in the database. */
  id: string
  /** The cell in user units (40 to the inch); may depend on the seed. */
  cell: (rand: Rand, repeat: RepeatType) => readonly [number, number]
  /** The scales it is printed at. */
  scales: readonly number[]
  /** The repeats that suit it, the most usual first. */
  repeats: readonly RepeatType[]
  /** The colors that it prints, in order of how much is seen, the ground first. */
  inks: readonly Role[]
  /** Palettes of these moods only; all when absent. */
  moods?: readonly Mood[]
  /** Palettes whose colors it can be believed in; all when absent. */
  suits?: (inks: Inks) => boolean
  /** Draws one cell. */
  draw: (cloth: Cloth) => void
}

/** Every repeat type, for families that can take any. */
export const ANY_REPEAT: readonly RepeatType[] = [
  'half-drop',
  'basic',
  'half-brick',
  'centered',
  'mirrored',
]
/** For motifs laid all over that must not stand on their heads. */
export const UPRIGHT_REPEAT: readonly RepeatType[] = [
  'half-drop',
  'basic',
  'half-brick',
  'centered',
]
/** For woven looks, which only shift straight. */
export const STRAIGHT_REPEAT: readonly RepeatType[] = ['basic', 'centered', 'mirrored']

/** True for reds, oranges and yellows, as ripe fruit and fur are. */
export function isWarm(hex: string): boolean {
  const { hue, saturation } = toHsl(hex)
  return saturation > 0.25 && (hue < 52 || hue > 335)
}

/** True for greens and blue-greens, as plants are. */
export function isGreen(hex: string): boolean {
  const { hue, saturation } = toHsl(hex)
  return saturation > 0.08 && hue > 62 && hue < 190
}

/** The palettes that a family may be printed in. */
export function palettesOf(family: Family, all: readonly Palette[]): readonly Palette[] {
  const { moods, suits } = family
  return all.filter(
    (p) => (!moods || p.moods.some((m) => moods.includes(m))) && (!suits || suits(inksOf(p))),
  )
}
