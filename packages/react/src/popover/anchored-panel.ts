import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../tokens/breakpoints.table.ts'

const { color, space } = vars

const BESIDE = 'self-block-end span-self-inline-start'
const CENTERED = ['self-block-end span-all', 'self-block-start span-all'] as const

/** The condition under which a browser places an element beside another one. */
export const ANCHORED = `(position-area: ${BESIDE}) and (anchor-scope: all)`

/**
 * Lies below the element with the anchor name, their ends aligned, or where that leaves the
 * viewport, above it, with their starts aligned, or as near as it can.
 */
export const besideAnchor = (anchorName: string): StyleRule => ({
  inset: 'auto',
  positionAnchor: anchorName,
  positionArea: BESIDE,
  positionTryFallbacks: ['flip-block', 'flip-inline', 'flip-block flip-inline', ...CENTERED].join(),
})

/**
 * A panel in the top layer, where no ancestor clips it. It lies below or above the element with the
 * anchor name, where there is more room, with their ends or starts aligned, or where neither fits,
 * as near as it can; in a browser without anchors, at the end of the viewport's top.
 */
export const anchoredPanel = (anchorName: string, inlineSize: string): StyleRule => ({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: space[8],
  insetInlineEnd: space[4],
  margin: 0,
  inlineSize: `min(${inlineSize}, calc(100% - 2 * ${space[4]}))`,
  maxBlockSize: `min(640px, calc(100% - ${space[8]} - ${space[2]}))`,
  overflowY: 'auto',
  border: `1px solid ${color.edge}`,
  background: color.paper,
  color: color.ink,
  padding: space[5],
  '@media': { [media.mobile]: { padding: space[4] } },
  '@supports': {
    [ANCHORED]: {
      ...besideAnchor(anchorName),
      marginBlock: space[2],
      inlineSize: `min(${inlineSize}, calc(100vw - 2 * ${space[4]}))`,
      maxBlockSize: `min(640px, calc(100% - 2 * ${space[2]}))`,
      positionTryOrder: 'most-block-size',
      '@media': {
        [media.mobile]: {
          positionArea: CENTERED[0],
          positionTryFallbacks: 'flip-block',
          justifySelf: 'stretch',
          inlineSize: 'auto',
          marginInline: space[4],
        },
      },
    },
  },
})
