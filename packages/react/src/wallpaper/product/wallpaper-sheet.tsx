'use client'
import { WALLPAPERS } from '@selvage/core/wallpaper'
import type { WallpaperCode, WallpaperOffer } from '@selvage/core/wallpaper'
import type { ReactNode } from 'react'
import { Button } from '../../button/index.ts'
import { Dialog } from '../../dialog/index.ts'
import { FabricPicture } from '../../fabric/fabric-picture.tsx'
import { useMessages } from '../../messages/index.ts'
import * as css from '../../product/compare-sheet.css.ts'
import { usePieceMessages } from '../drawing/piece-messages.ts'
import { shownSize } from './shown-size.ts'
import type { ShownSize } from './shown-size.ts'

interface WallpaperSheetProps extends ShownSize {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly offers: readonly WallpaperOffer[]
  readonly chosen: WallpaperCode | undefined
  readonly onChoose: (code: WallpaperCode) => void
  readonly pictureUrl: string | undefined
}

/** All wallpapers side by side: what each is like, how it hangs, and what a piece costs. */
export function WallpaperSheet({
  open,
  onOpenChange,
  offers,
  size,
  chosen,
  onChoose,
  pictureUrl,
}: WallpaperSheetProps): ReactNode {
  const { t, money } = useMessages()
  const { name, dimensions } = usePieceMessages()
  // The chosen one leads.
  const rows = [
    ...offers.filter(({ code }) => code === chosen),
    ...offers.filter(({ code }) => code !== chosen),
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      kind="wide"
      title={t('wallpaper.compareTitle', { count: offers.length })}
    >
      <div className={css.scroller}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('wallpaper.legend')}</th>
              <th scope="col">{t('wallpaper.hangsWith')}</th>
              <th scope="col">{t('wallpaper.size')}</th>
              <th scope="col" className={css.price}>
                {t('wall.price')}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((offer) => {
              const { code, status, sizes } = offer
              const piece = shownSize(offer, size)
              const price = sizes[piece]
              return (
                <tr key={code} className={css.row({ chosen: code === chosen })}>
                  <th scope="row">
                    <div className={css.cloth}>
                      {pictureUrl === undefined ? null : (
                        <span className={css.swatch}>
                          <FabricPicture url={pictureUrl} />
                        </span>
                      )}
                      <span>
                        <b className={css.name}>{t(`wallpaper.WALLPAPER_${code}_buttonName`)}</b>
                        <span className={css.line}>
                          {t(`wallpaper.WALLPAPER_${code}_subtitle`)}
                        </span>
                      </span>
                    </div>
                  </th>
                  <td>{t(`wallpaper.hang_${WALLPAPERS[code].hanging}`)}</td>
                  <td>
                    {name(piece)}, {dimensions(piece)}
                  </td>
                  <td className={css.price}>{price ? money(price) : null}</td>
                  <td>
                    <Choice
                      code={code}
                      state={code === chosen ? 'chosen' : status}
                      onChoose={onChoose}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly code: WallpaperCode
  readonly state: string
  readonly onChoose: (code: WallpaperCode) => void
}

function Choice({ code, state, onChoose }: ChoiceProps): ReactNode {
  const { t } = useMessages()
  if (state === 'chosen') return <b>{t('fabric.chosen')}</b>
  if (state !== 'available') return <span className={css.out}>{t('fabric.outOfStockShort')}</span>
  const fabric = t(`wallpaper.WALLPAPER_${code}_buttonName`)
  return (
    <Button
      kind="small"
      aria-label={t('fabric.chooseNamed', { fabric })}
      onClick={() => onChoose(code)}
    >
      {t('fabric.choose')}
    </Button>
  )
}
