'use client'
import type { MeasurementSystem } from '@selvage/core/locale'
import type { WallpaperCode, WallpaperOffer } from '@selvage/core/wallpaper'
import { WALLPAPERS } from '@selvage/core/wallpaper'
import type { OneWallView } from '@selvage/machines/one-wall'
import type { LengthFieldView } from '@selvage/machines/wallpaper'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { Flash } from '../../flash/index.ts'
import { useMessages } from '../../messages/index.ts'
import { note } from '../../product/product.css.ts'
import { Link } from '../../provider/link.tsx'
import { useWallMessages } from '../calculator/wall-messages.ts'
import * as css from './wall-box.css.ts'

// The count comes with its sentences, when somebody types a wall.
export { oneWallView } from '@selvage/machines/one-wall'

interface WallAnswerProps {
  readonly view: OneWallView
  readonly system: MeasurementSystem
  readonly wallpaper: WallpaperCode
  /** Every wallpaper: what is out of stock is not advised. */
  readonly offers: readonly WallpaperOffer[]
  /** Called with another text for a field, which it offers. */
  readonly onTake: (field: 'height' | 'width', typed: string) => void
  readonly onWallpaper: (wallpaper: WallpaperCode) => void
  /** Returns the address of the whole plan. */
  readonly planHref: ((query: string) => string) | undefined
}

/** Says how a wall was read, and how much of the chosen paper it takes or why it takes none. */
export function WallAnswer({
  view,
  system,
  wallpaper,
  offers,
  onTake,
  onWallpaper,
  planHref,
}: WallAnswerProps): ReactNode {
  const { t } = useMessages()
  const messages = useWallMessages(system)
  const { need, order, rejection, query } = view
  const alternatives = offers.flatMap(({ code, status }) =>
    status === 'available' && rejection?.alternatives.includes(code) ? code : [],
  )
  return (
    <>
      <div className={css.fields}>
        {(['height', 'width'] as const).map((field) => (
          <FieldAnswer
            key={field}
            view={view[field]}
            system={system}
            onTake={(typed) => onTake(field, typed)}
          />
        ))}
      </div>
      {rejection && (
        <Flash severity="attention">
          {messages.rejection({ ...rejection, alternatives }, t('wall.otherDesign'))}
          <span className={css.offers}>
            {alternatives.map((code) => (
              <Button key={code} kind="small" onClick={() => onWallpaper(code)}>
                {messages.name(code)}
              </Button>
            ))}
          </span>
        </Flash>
      )}
      {need && (
        <p className={css.need}>
          <b>{messages.need({ sold: WALLPAPERS[wallpaper].kind, ...need })}</b>{' '}
          {order === undefined && <span className={note}>{t('wallpaper.wallTooLarge')}</span>}
          {planHref && query && <Link href={planHref(query)}>{t('wallpaper.seePlan')}</Link>}
        </p>
      )}
    </>
  )
}

interface FieldAnswerProps {
  readonly view: LengthFieldView
  readonly system: MeasurementSystem
  readonly onTake: (typed: string) => void
}

function FieldAnswer({ view, system, onTake }: FieldAnswerProps): ReactNode {
  const { heard, named } = useWallMessages(system)
  const answer = heard(view)
  if (answer) return <p className={css.understood}>{answer}</p>
  const asked = view.isSmall
    ? [named(view.typed), named(view.typed, true)]
    : view.offers.map(({ amount, isLarge }) => named(String(amount), isLarge))
  return (
    <div className={css.offers}>
      {asked.map((text) => (
        <Button key={text} kind="small" onClick={() => onTake(text)}>
          {text}
        </Button>
      ))}
    </div>
  )
}
