'use client'
import { cuttingGuide, layoutSummary } from '@selvage/core/fill-a-yard'
import type { Layout } from '@selvage/core/fill-a-yard'
import { memo, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../button/index.ts'
import { useMessages } from '../../messages/index.ts'
import { useScripted } from '../../scripted/use-scripted.ts'
import { CuttingDrawing } from './cutting-drawing.tsx'
import { cutSteps } from './cutting-steps.ts'
import * as css from './cutting-guide.css.ts'
import { cellContent, titlesOf } from '../grid/yard-design.ts'
import type { YardDesign } from '../grid/yard-design.ts'
import { needProps } from '../../provider/need-props.ts'

/** Props of {@link CuttingGuide}. */
export interface CuttingGuideProps {
  /** The layout of the yard that is cut, as `readLayoutCode` reads it of its code. */
  readonly layout: Layout
  /** The designs that the layout names, for their titles and pictures. */
  readonly designs: readonly YardDesign[]
  /** The level of the guide's heading. */
  readonly heading?: 'h1' | 'h2' | 'h3' | undefined
  /** The page of this guide alone, for the printer; without it the button prints this page. */
  readonly printHref?: string | undefined
  /** True without the pictures of the prints, which take much ink. */
  readonly linesOnly?: boolean | undefined
}

const CM_PER_INCH = 2.54

/**
 * Instructions for cutting a printed yard: a drawing with numbered cuts, the cuts in order, the
 * pieces of each design, and the rest. It is made for print.
 */
export const CuttingGuide = memo(function CuttingGuide({
  layout,
  designs,
  heading: Heading = 'h2',
  printHref,
  linesOnly = false,
}: CuttingGuideProps): ReactNode {
  needProps('CuttingGuide', { layout }, { designs })
  const { t, number, measurement } = useMessages()
  const id = useId()
  const guide = useMemo(
    () => cuttingGuide(layout.templateId, layout.fabric),
    [layout.templateId, layout.fabric],
  )
  const steps = cutSteps(guide)
  const titles = titlesOf(designs)
  const { designs: used, empty } = layoutSummary(layout)
  // The guide gives inches and millimeters, because its reader may have either kind of ruler.
  const both = (inches: number): string =>
    t(measurement === 'imperial' ? 'fill-a-yard.inThenCm' : 'fill-a-yard.cmThenIn', {
      inches: number(Math.round(inches * 100) / 100),
      cm: number(Math.round(inches * CM_PER_INCH * 10) / 10),
    })
  const piecesOf = (design: number | null): string =>
    guide.pieces
      .filter(({ at }) => layout.cells[at] === design)
      .map((piece) => number(piece.number))
      .join(', ')
  const lines = [
    ...used.map(({ designId, count }) => ({ design: designId as number | null, count })),
    ...(empty > 0 ? [{ design: null, count: empty }] : []),
  ]
  return (
    <section aria-labelledby={id} className={css.guide} data-cutting-guide>
      <div className={css.head}>
        <Heading id={id} className={css.title}>
          {t('fill-a-yard.guide')}
        </Heading>
        <span className={css.print}>
          <PrintGuide href={printHref} />
        </span>
      </div>
      <p>
        {t('fill-a-yard.guideIntro', {
          template: t(`fill-a-yard.template_${layout.templateId}`),
          fabric: t(`fabric.FABRIC_${layout.fabric}`),
        })}
      </p>
      <dl className={css.facts}>
        <div>
          <dt>{t('fill-a-yard.guideCloth')}</dt>
          <dd>
            {t('fill-a-yard.by', { width: both(guide.widthIn), height: both(guide.heightIn) })}
          </dd>
        </div>
        <div>
          <dt>{t('fill-a-yard.guidePiece')}</dt>
          <dd>
            {t('fill-a-yard.by', {
              width: both(guide.pieceWidthIn),
              height: both(guide.pieceHeightIn),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('fill-a-yard.guidePieces')}</dt>
          <dd>{number(guide.pieces.length)}</dd>
        </div>
        <div>
          <dt>{t('fill-a-yard.guideLeftover')}</dt>
          <dd>
            {guide.leftoverRightIn === 0 && guide.leftoverBottomIn === 0
              ? t('fill-a-yard.leftoverNone')
              : null}
            {guide.leftoverRightIn === 0 ? null : (
              <span className={css.line}>
                {t('fill-a-yard.leftoverRight', { length: both(guide.leftoverRightIn) })}
              </span>
            )}
            {guide.leftoverBottomIn === 0 ? null : (
              <span className={css.line}>
                {t('fill-a-yard.leftoverBottom', { length: both(guide.leftoverBottomIn) })}
              </span>
            )}
          </dd>
        </div>
      </dl>
      <div className={css.columns}>
        <CuttingDrawing
          guide={guide}
          steps={steps}
          cells={linesOnly ? [] : layout.cells}
          designs={designs}
          label={t('fill-a-yard.guideDrawing', { cuts: steps.length, count: guide.pieces.length })}
        />
        <div>
          <ol className={css.steps}>
            {steps.map(({ direction, atIn }) => (
              <li key={`${direction}${atIn}`}>
                {t(direction === 'horizontal' ? 'fill-a-yard.cutAcross' : 'fill-a-yard.cutAlong', {
                  length: both(atIn),
                })}
              </li>
            ))}
          </ol>
          {guide.first === 'horizontal' && guide.vertical.length > 0 ? (
            <p className={css.tip}>{t('fill-a-yard.stackTip')}</p>
          ) : null}
        </div>
      </div>
      <table>
        <caption className={css.caption}>{t('fill-a-yard.guideTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('fill-a-yard.guideDesign')}</th>
            <th scope="col">{t('fill-a-yard.guideCount')}</th>
            <th scope="col">{t('fill-a-yard.guideNumbers')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ design, count }) => (
            <tr key={design ?? 'plain'}>
              <th scope="row">{cellContent(t, design, titles)}</th>
              <td>{number(count)}</td>
              <td>{piecesOf(design)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})

function PrintGuide({ href }: { readonly href: string | undefined }): ReactNode {
  const { t } = useMessages()
  const scripted = useScripted()
  const text = t('fill-a-yard.printGuide')
  if (href !== undefined)
    return (
      <ButtonLink kind="small" href={href}>
        {text}
      </ButtonLink>
    )
  return scripted ? (
    <Button kind="small" onClick={() => window.print()}>
      {text}
    </Button>
  ) : null
}
