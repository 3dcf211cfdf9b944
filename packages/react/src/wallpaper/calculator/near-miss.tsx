import type { MeasurementSystem } from '@selvage/core/locale'
import type { WallNeedView } from '@selvage/machines/wallpaper'
import type { ReactNode } from 'react'
import { Flash } from '../../flash/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useWallMessages } from './wall-messages.ts'

/** Advice for a wall that is only just too large for one panel or length less. */
export function NearMissAdvice({
  need,
  system,
}: {
  readonly need: WallNeedView
  readonly system: MeasurementSystem
}): ReactNode {
  const { t } = useMessages()
  const messages = useWallMessages(system)
  return need.nearMisses.map(({ of, over, instead }) => (
    <Flash key={of} severity="info" title={t('wall.nearTitle')}>
      {t(`wall.near_${of}`, {
        over: messages.exact(over),
        need: messages.need({
          sold: need.sold,
          items: instead.map((item) => ({ ...item, feet: 0 })),
        }),
      })}
    </Flash>
  ))
}
