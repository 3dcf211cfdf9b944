import { useCallback, useState } from 'react'
import type { DesignCard } from '@selvage/core/design'
import { wallQuery } from '@selvage/core/wallpaper'
import { DesignGrid } from '@selvage/react/design'
import { WallpaperCalculator } from '@selvage/react/wallpaper'
import type { WallpaperCalculatorProps } from '@selvage/react/wallpaper'
import { useMessages } from '@selvage/react/messages'
import { withQuery } from '../settings/page-query.ts'
import { besidePlan } from '../site/page-top.css.ts'
import { Section } from '../site/section.tsx'
import { paperOf } from '../paper/papers.ts'
import { usePlanAddress } from './use-plan-address.ts'

interface WallpaperCalculatorIslandProps extends Omit<
  WallpaperCalculatorProps,
  'linkHref' | 'printHref' | 'onQuery' | 'formFields'
> {
  /** The suggested designs; each link takes the wall along. */
  readonly designs: readonly DesignCard[]
  /** The page's own path. */
  readonly here: string
  /** The page with all designs. */
  readonly designsHref: string
  /** The page of a design, with `{id}`. */
  readonly designHref: string
  /** The settings that the page's address chooses besides the plan, as a query. */
  readonly override: string
  /** The shop's own origin: the link of a plan is a whole address before any script runs. */
  readonly origin: string
}

/** The designs below the calculator, whose links take the wall along. */
const DESIGNS_ID = 'wall-designs'

/**
 * The island that counts wallpaper for a wall, with designs whose links take the wall along. The
 * address follows the plan.
 */
export default function WallpaperCalculatorIsland({
  designs,
  here,
  designHref,
  override,
  origin,
  ...rest
}: WallpaperCalculatorIslandProps) {
  const { t, measurement } = useMessages()
  const { design, designsHref, start } = rest
  const planPath = useCallback(
    (query: string) =>
      withQuery(`${here}?${query}${design ? `&design_id=${design.id}` : ''}`, override),
    [here, design, override],
  )
  const [query, setQuery] = useState(start && wallQuery(start))
  const linkHref = useCallback((query: string) => origin + planPath(query), [origin, planPath])
  const { formFields, show } = usePlanAddress([override], planPath)
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
        linkHref={linkHref}
        printHref={(query) => planPath(`${query}&paper=${paperOf(measurement)}`)}
        onQuery={onQuery}
        formFields={formFields}
        {...rest}
        // These keep the wall; the page with all designs does not know it.
        designsHref={`#${DESIGNS_ID}`}
      />
      <div id={DESIGNS_ID} className={besidePlan}>
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
              withQuery(withQuery(designHref.replace('{id}', `${id}`), query ?? ''), override)
            }
          />
        </Section>
      </div>
    </>
  )
}
