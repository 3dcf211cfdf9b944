import { useCallback, useState } from 'react'
import type { DesignCard } from '@selvage/core/design'
import { wallQuery } from '@selvage/core/wallpaper'
import { localizePath } from '@selvage/i18n/routes'
import { DesignGrid } from '@selvage/react/design'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { WallpaperCalculatorProps } from '@selvage/react/wallpaper'
import { useMessages } from '@selvage/react/messages'
import { withQuery } from '../settings/choices.ts'
import { besidePlan } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'
import { paperOf } from '../wallpaper/papers.ts'
import { usePlanAddress } from './use-plan-address.ts'

interface WallpaperCalculatorIslandProps extends Omit<
  WallpaperCalculatorProps,
  'linkHref' | 'printHref' | 'onQuery' | 'designsHref' | 'formFields'
> {
  /** The suggested designs; each link takes the wall along. */
  readonly designs: readonly DesignCard[]
  /** The settings that the page's address chooses besides the plan, as a query. */
  readonly override: string
  /** The shop's own origin: the link of a plan is a whole address before any script runs. */
  readonly origin: string
}

/**
 * The island that counts wallpaper for a wall, with designs whose links take the wall along. The
 * address follows the plan.
 */
export function WallpaperCalculatorIsland({
  designs,
  override,
  origin,
  ...rest
}: WallpaperCalculatorIslandProps) {
  const { lang, t, measurement } = useMessages()
  const { design, start } = rest
  const here = localizePath('wallpaper-calculator', lang)
  const designsHref = localizePath('shop', lang, {}, { on: 'wallpaper' })
  const planPath = useCallback(
    (query: string) =>
      withQuery(`${here}?${query}${design ? `&design_id=${design.id}` : ''}`, override),
    [here, design, override],
  )
  const [query, setQuery] = useState(start && wallQuery(start))
  const linkHref = useCallback((query: string) => origin + planPath(query), [origin, planPath])
  const { formFields, show } = usePlanAddress(override, planPath)
  const onQuery = useCallback(
    (next: string | undefined) => {
      setQuery(next)
      show(next)
    },
    [show],
  )
  return (
    <>
      <WallpaperCalculator
        designsHref={designsHref}
        linkHref={linkHref}
        printHref={(query) => planPath(`${query}&paper=${paperOf(measurement)}`)}
        onQuery={onQuery}
        formFields={formFields}
        {...rest}
      />
      <div className={besidePlan}>
        <Section
          title={t('landing.hangTitle')}
          text={t('landing.hangText')}
          all={{ href: designsHref, label: t('landing.hangAll') }}
        >
          <DesignGrid
            kind="band"
            level={3}
            designs={designs}
            hrefFor={({ id }) =>
              withQuery(
                withQuery(localizePath('wallpaper', lang, { designId: id }), query ?? ''),
                override,
              )
            }
          />
        </Section>
      </div>
    </>
  )
}
