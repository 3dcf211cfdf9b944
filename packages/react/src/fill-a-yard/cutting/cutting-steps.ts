import type { CuttingGuide } from '@selvage/core/fill-a-yard'

/** One cut through the whole cloth, `atIn` from its top or left edge. */
export interface CutStep {
  readonly number: number
  readonly direction: 'horizontal' | 'vertical'
  readonly atIn: number
}

/**
 * Returns the cuts in their order: first those that separate the strips, then those through all
 * strips at once.
 */
export function cutSteps({
  first,
  horizontal,
  vertical,
}: Pick<CuttingGuide, 'first' | 'horizontal' | 'vertical'>): CutStep[] {
  const across = horizontal.map((atIn) => ({ direction: 'horizontal' as const, atIn }))
  const along = vertical.map((atIn) => ({ direction: 'vertical' as const, atIn }))
  return (first === 'horizontal' ? [...across, ...along] : [...along, ...across]).map(
    (cut, at) => ({ number: at + 1, ...cut }),
  )
}
