'use client'
import type { Art } from '@selvage/core/own-designs'
import type { ReactNode } from 'react'
import { box } from '../field/field.css.ts'
import { useAnnounceLatest } from '../live-region/use-announce-latest.ts'
import { useMessages } from '../messages/index.ts'
import { useAnnounceError } from '../live-region/use-announce-error.ts'
import { visuallyHidden } from '../theme/type.css.ts'
import { designErrorText, designFieldId } from './design-errors.ts'
import { quiet } from './studio.css.ts'
import * as css from './studio-fields.css.ts'
import { widthCodeOf, widthNote } from './typed-width.ts'
import type { TypedWidth } from './typed-width.ts'

interface WidthFieldProps {
  readonly art: Art | null
  readonly width: TypedWidth
  readonly isWrong: boolean
  readonly onType: (typed: string) => void
  /** Called when the field is left, and with Enter. */
  readonly onLeave: () => void
}

/** The width of one repeat in any unit, which says what it understood. */
export function WidthField({ art, width, isWrong, onType, onLeave }: WidthFieldProps): ReactNode {
  const messages = useMessages()
  const { t, measurement } = messages
  const announce = useAnnounceLatest('polite')
  const announceError = useAnnounceError()
  const id = designFieldId('width')
  const note = widthNote(width.typed, messages)
  const described = [`${id}-unit`, note && `${id}-note`, isWrong && `${id}-error`]
  const leave = () => {
    // The width is spoken once for each time that it changes.
    if (width.isLeft) return
    onLeave()
    announce(note)
    announceError(
      designErrorText(messages, 'width', widthCodeOf(width.typed, messages, art), {
        picture: art ?? undefined,
      }),
    )
  }
  return (
    <>
      <div className={css.twin}>
        <label className={visuallyHidden} htmlFor={id}>
          {t('studio.width')}
        </label>
        <input
          className={box}
          id={id}
          name="width"
          autoComplete="off"
          maxLength={40}
          aria-describedby={described.filter(Boolean).join(' ')}
          aria-invalid={isWrong ? true : undefined}
          value={width.typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter takes the width over; the design is not put in the shop with it.
            event.preventDefault()
            leave()
          }}
        />
        <span id={`${id}-unit`}>{t(`studio.wide_${measurement}`)}</span>
      </div>
      {note !== undefined && (
        <p className={quiet} id={`${id}-note`}>
          {note}
        </p>
      )}
    </>
  )
}
