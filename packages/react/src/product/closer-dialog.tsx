'use client'
import type { Repeat } from '@selvage/core/design'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './look-closer.css.ts'

interface CloserDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly design: {
    readonly id: number
    readonly title: string
    readonly repeat: Pick<Repeat, 'periodWidthIn' | 'periodHeightIn'>
  }
  /** The picture of one tile. */
  readonly url: string
}

/** Pixels to the inch of cloth, from the smallest drawing to the largest. */
const SCALES = [48, 96, 144, 192] as const
/** The piece to look at, in inches. */
const CLOTH = { width: 42, height: 36 } as const

/** A piece of the print at a large scale, which scrolling moves. */
export function CloserDialog({ open, onOpenChange, design, url }: CloserDialogProps): ReactNode {
  const { t } = useMessages()
  const id = useId()
  const [at, setAt] = useState(1)
  const { periodWidthIn, periodHeightIn } = design.repeat
  const scale = SCALES[at] ?? SCALES[0]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      kind="wide"
      title={t('cloth.closer_title', { title: design.title })}
    >
      <div className={css.tools}>
        <Button kind="small" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('cloth.closer_smaller')}
        </Button>
        <Button kind="small" disabled={at === SCALES.length - 1} onClick={() => setAt(at + 1)}>
          {t('cloth.closer_larger')}
        </Button>
        <p className={css.hint}>{t('cloth.closer_hint')}</p>
      </div>
      <div
        className={css.scroller}
        role="region"
        aria-label={t('cloth.closer_title', { title: design.title })}
        // A keyboard reaches it, too, and scrolls it.
        tabIndex={0}
      >
        <svg
          className={css.cloth}
          width={CLOTH.width * scale}
          height={CLOTH.height * scale}
          viewBox={`0 0 ${CLOTH.width} ${CLOTH.height}`}
          aria-hidden="true"
        >
          <pattern
            id={`${id}print`}
            patternUnits="userSpaceOnUse"
            width={periodWidthIn}
            height={periodHeightIn}
          >
            <image
              href={url}
              width={periodWidthIn}
              height={periodHeightIn}
              preserveAspectRatio="none"
            />
          </pattern>
          <rect {...CLOTH} fill={`url(#${id}print)`} />
        </svg>
      </div>
    </Dialog>
  )
}
