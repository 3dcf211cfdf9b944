import { Button } from '@selvage/react/button'
import { TextField } from '@selvage/react/field'
import { figures, quiet, small } from '@selvage/react/theme'
import { contrastRatio, parseHex } from '@selvage/react/tokens'
import { useState } from 'react'
import type { ReactNode } from 'react'
import * as css from './guides.css.ts'
import { nearestColor } from './nearest-color.ts'

/** @source WCAG 2.2 §1.4.3 */
const FOR_TEXT = 4.5
/** @source WCAG 2.2 §1.4.11 */
const FOR_BORDERS = 3

/** Returns in words what a contrast ratio is enough for. */
function verdictOn(ratio: number): string {
  if (ratio >= FOR_TEXT) return 'Enough for text'
  if (ratio >= FOR_BORDERS) return 'Enough for borders and large titles, too faint for text'
  return 'Too faint for text and for borders'
}

function Sample({ front, back }: { readonly front: string; readonly back: string }) {
  return (
    <svg className={css.sample} viewBox="0 0 180 56" aria-hidden="true">
      <rect width="180" height="56" fill={back} />
      <text x="90" y="34" textAnchor="middle" fill={front}>
        Add to cart
      </text>
    </svg>
  )
}

/** Two colors, their contrast ratio, what it is enough for, and the nearest color that passes. */
export function ContrastChecker({
  front: firstFront,
  back: firstBack,
}: {
  readonly front: string
  readonly back: string
}): ReactNode {
  const [front, setFront] = useState(firstFront)
  const [back, setBack] = useState(firstBack)
  const isWrong = (color: string) =>
    parseHex(color) === null ? 'Write a color as #a3282c' : undefined
  const isReadable = parseHex(front) !== null && parseHex(back) !== null
  const ratio = contrastRatio(front, back)
  const nearest = isReadable && ratio < FOR_TEXT ? nearestColor(front, back, FOR_TEXT) : null
  return (
    <div className={css.checker}>
      <div className={css.fields}>
        <TextField
          label="Text"
          value={front}
          error={isWrong(front)}
          onChange={(event) => setFront(event.currentTarget.value)}
        />
        <TextField
          label="Behind it"
          value={back}
          error={isWrong(back)}
          onChange={(event) => setBack(event.currentTarget.value)}
        />
      </div>
      <output className={css.result}>
        {isReadable ? (
          <>
            <Sample front={front} back={back} />
            <span>
              <strong className={figures}>{`${ratio.toFixed(1)}:1`}</strong>
              <br />
              <span className={small}>{verdictOn(ratio)}</span>
            </span>
          </>
        ) : (
          <span className={quiet}>Two colors are needed</span>
        )}
      </output>
      {nearest === null ? null : (
        <p className={css.result}>
          <Sample front={front} back={nearest} />
          <span className={small}>{`${nearest} is the nearest that passes.`}</span>
          <Button kind="small" onClick={() => setBack(nearest)}>
            Use it
          </Button>
        </p>
      )}
    </div>
  )
}
