'use client'
import type { WallpaperCalculatorView, WallRejectionView } from '@selvage/machines/wallpaper'
import type { ReactNode } from 'react'
import { Flash } from '../../flash/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Link } from '../../provider/link.tsx'
import type { PrintedDesign } from './print-pattern.tsx'
import { WallDrawing } from './wall-drawing.tsx'
import { useWallMessages } from '../calculator/wall-messages.ts'
import { RichText } from '../../messages/rich-text.tsx'
import * as css from '../calculator/wallpaper-calculator.css.ts'

interface WallPictureProps {
  readonly view: WallpaperCalculatorView
  readonly design: PrintedDesign | undefined
  readonly contactEmail: string
  readonly designsHref: string | undefined
}

/** The drawing of the wall, or the reason why there is none. */
export function WallPicture({
  view: { system, result, plan, drawnOpenings },
  design,
  contactEmail,
  designsHref,
}: WallPictureProps): ReactNode {
  const { t } = useMessages()
  if (result?.kind === 'rejected')
    return (
      <Rejection
        rejection={result}
        system={system}
        contactEmail={contactEmail}
        designsHref={designsHref}
      />
    )
  if (plan === undefined)
    return (
      <div className={css.empty}>
        <p className={css.emptyTitle}>{t('wall.emptyTitle')}</p>
        <p className={css.note}>{t('wall.emptyText')}</p>
      </div>
    )
  return (
    <WallDrawing plan={plan} design={design} openings={drawnOpenings} wallWidths={plan.widths} />
  )
}

function Rejection({
  rejection,
  system,
  contactEmail,
  designsHref,
}: Pick<WallPictureProps, 'contactEmail' | 'designsHref'> &
  Pick<WallpaperCalculatorView, 'system'> & {
    readonly rejection: WallRejectionView
  }): ReactNode {
  const { t } = useMessages()
  const messages = useWallMessages(system)
  return (
    <div data-result tabIndex={-1}>
      <Flash severity="attention">
        <RichText sentence={(link) => messages.rejection(rejection, link)}>
          <a href={`mailto:${contactEmail}`}>{t('wall.refusedLink')}</a>
        </RichText>
        {rejection.error !== 'roll-repeat' || designsHref === undefined ? null : (
          <>
            {' '}
            <Link href={designsHref}>{t('wall.otherDesign')}</Link>
          </>
        )}
      </Flash>
    </div>
  )
}
