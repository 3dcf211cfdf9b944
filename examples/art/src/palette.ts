import { luminance } from './tone.ts'

/** The parts that a color can play in a cloth; a palette names one for each, the ground first. */
export const ROLES = [
  'ground',
  'main',
  'soft',
  'second',
  'leaf',
  'leafSoft',
  'accent',
  'ink',
] as const
/** The part that a color plays in a cloth. */
export type Role = (typeof ROLES)[number]
/** The color for each role. */
export type Inks = Record<Role, string>
/** The moods that palettes come in; a seasonal family asks for its own. */
export type Mood = 'light' | 'dark' | 'winter' | 'autumn' | 'love' | 'sea' | 'desert'

/** A named set of colors in the order of {@link ROLES}. */
export interface Palette {
  name: string
  colors: readonly string[]
  moods: readonly Mood[]
}

/** The palette's colors by role. */
export function inksOf(palette: Palette): Inks {
  const get = (i: number): string => palette.colors[i] ?? palette.colors[0] ?? '#000000'
  return {
    ground: get(0),
    main: get(1),
    soft: get(2),
    second: get(3),
    leaf: get(4),
    leafSoft: get(5),
    accent: get(6),
    ink: get(7),
  }
}

/** True when the ground is darker than what is printed on it. */
export function isDark(inks: Inks): boolean {
  return luminance(inks.ground) < 0.18
}

/** The lighter of two colors. */
export function lighter(a: string, b: string): string {
  return luminance(a) >= luminance(b) ? a : b
}
