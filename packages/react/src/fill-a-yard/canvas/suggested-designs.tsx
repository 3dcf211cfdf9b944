'use client'
import type { CompanionReason, Suggestion } from '@selvage/core/fill-a-yard'
import { memo, useId } from 'react'
import type { ReactNode } from 'react'
import { Dots } from '../../strip/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { Messages } from '../../messages/index.ts'
import * as css from './palette.css.ts'
import { titlesOf } from '../grid/yard-design.ts'
import type { YardDesign } from '../grid/yard-design.ts'
import { patternFill, YardPatterns } from '../grid/yard-patterns.tsx'

export interface SuggestedDesignsProps {
  readonly designs: readonly YardDesign[]
  readonly suggestions: readonly Suggestion[]
  readonly onChoose: (design: number) => void
}

const SWATCH_IN = 6

/**
 * Designs of the collection that match the designs on the yard, each with the reason; pressing one
 * chooses it.
 */
export const SuggestedDesigns = memo(function SuggestedDesigns({
  designs,
  suggestions,
  onChoose,
}: SuggestedDesignsProps): ReactNode {
  const { t } = useMessages()
  const id = useId()
  const titles = titlesOf(designs)
  const shown = suggestions.flatMap((each) =>
    designs.filter((design) => design.id === each.designId),
  )
  return (
    <div className={css.part}>
      <h2 className={css.partTitle}>{t('fill-a-yard.goTogether')}</h2>
      <svg className={css.patterns} aria-hidden="true">
        <YardPatterns prefix={id} designs={shown} />
      </svg>
      <ul className={css.suggestions}>
        {suggestions.map(({ designId, reasons: [reason] }) => (
          <li key={designId}>
            <button type="button" className={css.suggestion} onClick={() => onChoose(designId)}>
              <svg
                className={css.cloth}
                viewBox={`0 0 ${SWATCH_IN} ${SWATCH_IN}`}
                aria-hidden="true"
              >
                <rect width={SWATCH_IN} height={SWATCH_IN} fill={patternFill(id, designId)} />
              </svg>
              <span>
                <b>{titles.get(designId)}</b>
                {reason === undefined ? null : (
                  <span className={css.reason}>
                    {reason.kind === 'shares-colour' ? <Dots palette={[reason.colour]} /> : null}
                    {reasonText(t, reason, titles.get(reason.with) ?? '')}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
})

function reasonText(t: Messages['t'], reason: CompanionReason, title: string): string {
  if (reason.kind === 'shares-colour') return t('fill-a-yard.reasonColour', { title })
  return t(reason.larger ? 'fill-a-yard.reasonLarger' : 'fill-a-yard.reasonSmaller', { title })
}
