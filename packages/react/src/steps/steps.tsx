'use client'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../theme/type.css.ts'
import { houseDots } from '../tokens/colors.table.ts'
import { readableOn } from '../tokens/contrast.ts'
import { useMessages } from '../messages/index.ts'
import { Link } from '../provider/link.tsx'
import * as css from './steps.css.ts'
import { needProps } from '../provider/need-props.ts'

/** One stage; with `href` a stage that is done is a link to it. */
export interface Step {
  readonly id: string
  readonly label: string
  readonly href?: string | undefined
  /** True for a stage after the current one that is done already; those before it always are. */
  readonly done?: boolean | undefined
}

/** Props of {@link Steps}. */
export interface StepsProps {
  /** The stages in their order; one with an `href` is a link while it is done. */
  readonly steps: readonly Step[]
  /** The id of the stage that the page shows. */
  readonly current: string
  /** Colors of the stages that are done; the brand's unless given. */
  readonly palette?: readonly string[] | undefined
  /** The list's accessible name; 'Progress' unless given. */
  readonly label?: string | undefined
  /** Called instead of following a stage's link. */
  readonly onGo?: ((id: string) => void) | undefined
  /** Takes the whole width of the page; the dots are aligned with its column. */
  readonly bleed?: boolean | undefined
}

/**
 * Progress as a selvage whose dots are the stages: filled and followed by a solid line when done,
 * double-ringed for the current one, followed by a dashed line for later ones.
 */
export function Steps({
  steps,
  current,
  palette = houseDots,
  label,
  onGo,
  bleed = false,
}: StepsProps): ReactNode {
  needProps('Steps', {}, { steps })
  const { t } = useMessages()
  const now = steps.findIndex((step) => step.id === current)
  return (
    <nav className={css.steps({ bleed })} aria-label={label ?? t('progress.label')}>
      <ol className={css.list}>
        {steps.map((step, at) => {
          const state = stateOf(at, now, step.done)
          const color = palette[at % palette.length] ?? houseDots[0]
          const name = (
            <>
              <StepDot state={state} color={color} number={at + 1} />
              <span className={state === 'now' ? undefined : css.hiddenOnSmall}>{step.label}</span>
            </>
          )
          return (
            <li
              key={step.id}
              className={css.step}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {state === 'done' && step.href !== undefined ? (
                <Link
                  href={step.href}
                  onClick={
                    onGo &&
                    ((event) => {
                      event.preventDefault()
                      onGo(step.id)
                    })
                  }
                >
                  {name}
                </Link>
              ) : (
                name
              )}
              {state === 'done' && <span className={visuallyHidden}>, {t('progress.done')}</span>}
              {at === steps.length - 1 ? null : (
                <Yarn color={state === 'done' ? color : undefined} />
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type StepState = 'done' | 'now' | 'later'

function stateOf(at: number, current: number, done = false): StepState {
  if (at === current) return 'now'
  return at < current || done ? 'done' : 'later'
}

interface StepDotProps {
  readonly state: StepState
  readonly color: string
  readonly number: number
}

// Screen readers number the list themselves, so the drawn number is hidden from them.
function StepDot({ state, color, number }: StepDotProps): ReactNode {
  return (
    <svg
      className={css.dot}
      width="26"
      height="26"
      fontSize="12"
      viewBox="0 0 26 26"
      aria-hidden="true"
    >
      {state === 'done' && (
        <circle className={css.thinRing} fill={color} cx="13" cy="13" r="12.5" />
      )}
      {state === 'now' && <circle className={css.outerRing} cx="13" cy="13" r="16.75" />}
      {state === 'now' && <circle className={css.current} cx="13" cy="13" r="12" />}
      {state === 'later' && <circle className={css.hollow} cx="13" cy="13" r="12.25" />}
      <text
        fill={state === 'done' ? readableOn(color) : undefined}
        x="13"
        y="17.2"
        textAnchor="middle"
      >
        {number}
      </text>
    </svg>
  )
}

function Yarn({ color }: { readonly color: string | undefined }): ReactNode {
  return (
    <svg className={css.yarn} aria-hidden="true">
      {color === undefined ? (
        <line className={css.dashed} x1="0" y1="1.5" x2="100%" y2="1.5" />
      ) : (
        <line stroke={color} strokeWidth="1.5" x1="0" y1="1.5" x2="100%" y2="1.5" />
      )}
    </svg>
  )
}
