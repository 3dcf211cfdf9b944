'use client'
import type { FillAYardView } from '@selvage/machines/fill-a-yard'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { useMessages } from '../../messages/index.ts'
import { YardPicture } from '../grid/yard-picture.tsx'
import * as css from './yard-question.css.ts'

interface YardQuestionProps {
  readonly view: Pick<FillAYardView, 'layout' | 'designs' | 'summary' | 'total'>
  /** Called with `add`, with `fill`, or with nothing when the shopper goes back to the squares. */
  readonly onAnswer: (answer: string) => void
}

/** Asks whether a yard with many empty squares is meant, in a modal dialog of the browser. */
export function YardQuestion({ view, onAnswer }: YardQuestionProps): ReactNode {
  const { t, money } = useMessages()
  const { layout, designs, summary, total } = view
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.question}
      aria-labelledby={id}
      onClose={(event) => onAnswer(event.currentTarget.returnValue)}
    >
      <form method="dialog" className={css.columns}>
        <div className={css.picture}>
          <YardPicture layout={layout} designs={designs} seams />
        </div>
        <div className={css.answers}>
          <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
            {t('fill-a-yard.askTitle', { count: summary.empty })}
          </h2>
          <p>{t('fill-a-yard.askText')}</p>
          <Button type="submit" kind="buy" wide value="add" end={total && money(total)}>
            {t('fill-a-yard.askAdd')}
          </Button>
          <div className={css.others}>
            <Button type="submit" value="fill">
              {t('fill-a-yard.askFill')}
            </Button>
            <Button type="submit" kind="link">
              {t('fill-a-yard.askBack')}
            </Button>
          </div>
        </div>
      </form>
    </dialog>
  )
}
