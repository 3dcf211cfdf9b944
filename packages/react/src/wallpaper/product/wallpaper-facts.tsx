'use client'
import { wallpaperRepeat } from '@selvage/core/wallpaper'
import type { WallpaperCode } from '@selvage/core/wallpaper'
import type { Repeat } from '@selvage/core/design'
import type { ReactNode } from 'react'
import { Disclosure, DisclosureGroup } from '../../disclosure/index.ts'
import { useMessages } from '../../messages/index.ts'
import { note } from '../../product/product.css.ts'
import * as css from './wallpaper.css.ts'

interface WallpaperFactsProps {
  readonly wallpaper: WallpaperCode
  readonly repeat: Repeat
  readonly hangingId: string
}

/**
 * Details of a wallpaper in disclosures: its material, its measures and the print's, and how to
 * hang it.
 */
export function WallpaperFacts({ wallpaper, repeat, hangingId }: WallpaperFactsProps): ReactNode {
  const { t, measurement, size } = useMessages()
  const of = `wallpaper.WALLPAPER_${wallpaper}` as const
  const system = measurement === 'imperial' ? 'IMPERIAL' : 'METRIC'
  const { widthIn, heightIn } = wallpaperRepeat(repeat)
  return (
    <DisclosureGroup>
      <Disclosure summary={t('wallpaper.aboutPaper')} open>
        <div className={css.facts}>
          <p>{t(`${of}_description`)}</p>
          <ul className={css.list}>
            {([1, 2, 3] as const).map((at) => (
              <li key={at}>{t(`${of}_descriptionList${at}`)}</li>
            ))}
          </ul>
          <p>{t(`${of}_details`)}</p>
        </div>
      </Disclosure>
      <Disclosure summary={t('wallpaper.dimensions')}>
        <div className={css.facts}>
          <p>{t(`${of}_dimensions_${system}`)}</p>
          <p>
            {t(`${of}_designDimensions_${system}`, {
              repeatSize: size(widthIn, heightIn, 'repeat'),
            })}
          </p>
        </div>
      </Disclosure>
      <Disclosure summary={t('wallpaper.hanging')}>
        <div className={css.facts} id={hangingId}>
          <p>{t(`${of}_installation`)}</p>
          <p className={note}>{t(`${of}_note`)}</p>
        </div>
      </Disclosure>
    </DisclosureGroup>
  )
}
