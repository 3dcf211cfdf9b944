import type { MeasurementSystem } from '@selvage/core/locale'
import type { WallNeedView } from '@selvage/machines/wallpaper'
import type { ReactNode } from 'react'
import { Flash } from '../flash/index.ts'
import { useWords } from '../words/index.ts'
import { useWallWords } from './wallpaper-calculator-words.ts'

/** Advice where an inch less would save a panel or a length. */
export function NearMissAdvice({
  need,
  system,
}: {
  readonly need: WallNeedView
  readonly system: MeasurementSystem
}): ReactNode {
  const { t } = useWords()
  const words = useWallWords(system)
  return need.nearMisses.map(({ of, over, instead }) => (
    <Flash key={of} severity="info" title={t('wall.nearTitle')}>
      {t(`wall.near_${of}`, {
        over: words.exact(over),
        need: words.need({ sold: need.sold, items: instead.map((item) => ({ ...item, feet: 0 })) }),
      })}
    </Flash>
  ))
}
