import { adviceOnRepeat } from '@selvage/core/own-designs'
import type { Art, RepeatAdvice } from '@selvage/core/own-designs'
import { INCHES_PER_YARD } from '@selvage/core/length'
import type { ReactNode } from 'react'
import { SeverityMark } from '../flash/severity-mark.tsx'
import { useMessages } from '../messages/index.ts'
import type { Messages } from '../messages/index.ts'
import { heightAt } from './height-at.ts'
import * as css from './studio.css.ts'

interface PictureRemarksProps {
  readonly art: Art
  readonly widthIn: number
}

/** Says whether the edges of a picture meet, and what surprises once it is cloth. */
export function PictureRemarks({ art, widthIn }: PictureRemarksProps): ReactNode {
  const messages = useMessages()
  const { t } = messages
  const advice = adviceOnRepeat(widthIn, art)
  return (
    <>
      {art.hasSeam ? (
        <Remark>{t('studio.seam')}</Remark>
      ) : (
        <p className={css.noSeam}>{t('studio.noSeam')}</p>
      )}
      {advice && <Remark>{adviceText(messages, advice, { art, widthIn })}</Remark>}
    </>
  )
}

function Remark({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={css.seam}>
      <SeverityMark severity="attention" />
      <span>{children}</span>
    </p>
  )
}

function adviceText(
  { t, length, number }: Messages,
  advice: RepeatAdvice,
  { art, widthIn }: PictureRemarksProps,
): string {
  const heightIn = heightAt(widthIn, art)
  if (advice === 'over-yard')
    return t('studio.advice_over-yard', {
      length: length(heightIn),
      yard: length(INCHES_PER_YARD),
    })
  const ratio = Math.max(art.width, art.height) / Math.min(art.width, art.height)
  return t('studio.advice_stripe', {
    times: number(Math.round(ratio)),
    length: length(Math.min(widthIn, heightIn)),
  })
}
