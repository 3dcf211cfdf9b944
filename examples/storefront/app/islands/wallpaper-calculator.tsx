import { useCallback, useEffect, useState } from 'react'
import type { DesignCard } from '@selvage/core/design'
import { wallQuery } from '@selvage/core/wallpaper'
import { localizePath } from '@selvage/i18n/routes'
import { DesignGrid } from '@selvage/react/design'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { WallpaperCalculatorProps } from '@selvage/react/wallpaper'
import { useWords } from '@selvage/react/words'
import { keepPlan } from '../keep-plan.ts'
import { useIslandShop } from '../island-root.tsx'
import { besidePlan } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'

interface WallpaperCalculatorIslandProps extends Omit<WallpaperCalculatorProps, 'shop' | 'linkHref' | 'onQuery' | 'designsHref'> {
  /** Designs to hang; each takes the wall along. */
  readonly designs: readonly DesignCard[]
}

/** Counting paper for a wall, alive, and designs that take the wall along. The address follows the plan. */
export function WallpaperCalculatorIsland({ designs, ...rest }: WallpaperCalculatorIslandProps) {
  const { lang, t } = useWords()
  const { design, start } = rest
  const here = localizePath('wallpaper-calculator', lang)
  const designsHref = localizePath('shop', lang, {}, { on: 'wallpaper' })
  const linkHref = useCallback((query: string) => `${here}?${query}${design ? `&design_id=${design.id}` : ''}`, [here, design])
  const [query, setQuery] = useState(start && wallQuery(start))
  const [address] = useState(keepPlan)
  useEffect(() => address.listen(), [address])
  const onQuery = useCallback((next: string | undefined) => {
    setQuery(next)
    if (next !== undefined) address.show(linkHref(next))
  }, [address, linkHref])
  return (
    <>
      <WallpaperCalculator shop={useIslandShop()} designsHref={designsHref} linkHref={linkHref} onQuery={onQuery} {...rest} />
      <div className={besidePlan}>
        <Section title={t('landing.hangTitle')} text={t('landing.hangText')} all={{ href: designsHref, label: t('landing.hangAll') }}>
          <DesignGrid kind="band" level={3} designs={designs} hrefFor={({ id }) => localizePath('wallpaper', lang, { designId: id }) + (query === undefined ? '' : `?${query}`)} gatewayUrl={rest.gatewayUrl} />
        </Section>
      </div>
    </>
  )
}
