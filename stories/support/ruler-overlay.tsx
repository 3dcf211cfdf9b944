import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import type { StoryGlobals } from './globals.ts'
import * as css from './ruler-overlay.css.ts'

/** Enough units for the widest viewport and a long page. */
const UNITS = 60

/** Rulers on two sides of the canvas. A length is as long as a CSS inch, not one of the screen. */
export function RulerOverlay({
  ruler,
  measurement,
}: Pick<StoryGlobals, 'ruler' | 'measurement'>): ReactNode {
  const shown = ruler !== 'off'
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-ruled', shown)
    return () => document.documentElement.removeAttribute('data-ruled')
  }, [shown])
  if (!shown) return null
  const unit = ruler === 'pixels' ? 'pixels' : measurement
  const numbers = Array.from({ length: UNITS }, (_, at) => (unit === 'pixels' ? at * 64 : at))
  return (
    <>
      <div className={css.across} data-ruler="across" aria-hidden="true">
        {numbers.map((number) => (
          <span key={number} className={css.unitAcross[unit]}>
            {number}
          </span>
        ))}
      </div>
      <div className={css.down} data-ruler="down" aria-hidden="true">
        {numbers.map((number) => (
          <span key={number} className={css.unitDown[unit]}>
            {number}
          </span>
        ))}
      </div>
    </>
  )
}
