import type { Repeat, RepeatType } from '@selvage/core/design'
import type { DesignRow } from '../db/schema/catalogue.ts'

type Stored = Pick<
  DesignRow,
  'repeatType' | 'repeatWidthIn' | 'repeatHeightIn' | 'periodWidthIn' | 'periodHeightIn'
>

/** A stored repeat in the rules' words. */
export function repeatOf(design: Stored): Repeat {
  return {
    type: design.repeatType as RepeatType,
    widthIn: design.repeatWidthIn,
    heightIn: design.repeatHeightIn,
    periodWidthIn: design.periodWidthIn,
    periodHeightIn: design.periodHeightIn,
  }
}

/** A design's repeat in the contract's words. */
export function toWireRepeat(design: Stored) {
  const { type, widthIn, heightIn, periodWidthIn, periodHeightIn } = repeatOf(design)
  return {
    type,
    width: widthIn,
    height: heightIn,
    period_width: periodWidthIn,
    period_height: periodHeightIn,
  }
}
