import type { WidgetName } from '@selvage/embed/snippets'
import * as css from './kinds.css.ts'

/** Lines and areas of each kind of widget, in a drawing of 64 by 40. */
const DRAWINGS: Readonly<
  Record<WidgetName, { readonly lines: string; readonly cloth?: string; readonly button?: string }>
> = {
  'design-card': { lines: 'M18 1h28v38H18zM22 31h16M22 35h9', cloth: 'M18 1h28v24H18z' },
  'add-to-cart': {
    lines: 'M3 4h58v32H3zM29 11h18M29 17h9M41 17h9',
    cloth: 'M3 4h21v32H3z',
    button: 'M29 24h27v7H29z',
  },
  'collection-strip': {
    lines: 'M3 8h17v24H3zM24 8h17v24H24zM45 8h16v24H45zM6 28h9M27 28h9M48 28h9',
    cloth: 'M3 8h17v16H3zM24 8h17v16H24zM45 8h16v16H45z',
  },
  'wallpaper-calculator': { lines: 'M3 4h58v32H3zM3 29h58M15 4v25M27 4v25M39 4v25M51 4v25' },
  'fill-a-yard': {
    lines: 'M10 2h44v36H10zM21 2v36M32 2v36M43 2v36M10 14h44M10 26h44',
    cloth: 'M10 2h11v12H10zM32 14h11v12H32zM21 26h11v12H21z',
  },
  'cart-button': {
    lines: 'M12 10h40v20H12zM18 20h15',
    button: 'M43 15a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  },
}

/** A line drawing of a kind of widget. */
export function KindDrawing({ kind }: { readonly kind: WidgetName }) {
  const { lines, cloth, button } = DRAWINGS[kind]
  return (
    <svg className={css.drawing} viewBox="0 0 64 40" width={64} height={40} aria-hidden="true">
      {cloth && <path className={css.cloth} d={cloth} />}
      {button && <path className={css.filled} d={button} />}
      <path className={css.lines} d={lines} />
    </svg>
  )
}
