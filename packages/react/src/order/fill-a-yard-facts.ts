import type { LinesByKind } from '@selvage/core/cart'
import type { Messages } from '../messages/index.ts'
import { yardOf } from './fill-a-yard-look.ts'
import { pieces } from './own-facts.ts'
import type { OwnFacts } from './own-facts.ts'

/** Writes what the labels of a filled yard say. */
export const fillAYardFacts =
  (line: LinesByKind['fill-a-yard']) =>
  ({ t, size: formatSize }: Messages): OwnFacts => {
    const yard = yardOf(line)
    if (yard === undefined) return {}
    // A filled yard's title names its template already.
    const { grid, yards } = yard
    return {
      fabric: t(`fabric.FABRIC_${line.fabric.code}`),
      cut: t('invoice.unit_YARD', { count: yards }),
      totalSize: pieces(line.quantity) + formatSize(grid.widthIn, grid.heightIn),
    }
  }
