import type { DesignDetail } from '@selvage/core/design'
import { cmToInches } from '@selvage/core/length'
import {
  DEFAULT_WALLPAPER,
  planWall,
  wallQuery,
  WALLPAPERS,
  wallRepeat,
} from '@selvage/core/wallpaper'
import type { Wall, WallEstimate } from '@selvage/core/wallpaper'
import { localizePath } from '@selvage/i18n/routes'
import { Money } from '@selvage/react/money'
import { useMessages } from '@selvage/react/messages'
import { CutPlan, WallDrawing } from '@selvage/react/wallpaper'
import { withQuery } from '../settings/choices.ts'
import { PAPERS } from './papers.ts'
import type { Paper } from './papers.ts'
import * as css from './plan-sheet.css.ts'

interface PlanSheetProps {
  readonly wall: Wall
  readonly design: DesignDetail | undefined
  readonly estimates: readonly WallEstimate[] | undefined
  readonly paper: Paper
  readonly origin: string
  /** The settings that the page's address chooses besides the plan, as a query. */
  readonly override: string
}

/** A wall's plan as one sheet for the printer: facts, drawing, purchase, cuts and its address. */
export function PlanSheet({ wall, design, estimates, paper, origin, override }: PlanSheetProps) {
  const { lang, t, length, size } = useMessages()
  const { system, height, widths, wallpaper: code = DEFAULT_WALLPAPER, openings } = wall
  const { kind } = WALLPAPERS[code]
  const plan = planWall({
    system,
    height,
    widths,
    kind,
    repeat: design && wallRepeat(design.repeat, system),
  })
  const inches = (value: number) => (system === 'metric' ? cmToInches(value) : value)
  const here = localizePath('wallpaper-calculator', lang)
  const query = `${wallQuery(wall)}${design ? `&design_id=${design.id}` : ''}`
  const back = withQuery(`${here}?${query}`, override)
  const total = estimates?.find((estimate) => estimate.code === code)?.plan?.total
  return (
    <>
      <nav className={css.bar} aria-label={t('wall.print')}>
        <a href={back}>{t('wall.backToWall')}</a>
        {PAPERS.map((each) => (
          <a
            key={each}
            href={withQuery(`${here}?${query}&paper=${each}`, override)}
            aria-current={each === paper || undefined}
          >
            {each === 'a4' ? 'A4' : 'Letter'}
          </a>
        ))}
        <span>{t('wall.printHint')}</span>
      </nav>
      <article className={paper === 'a4' ? `${css.sheet} ${css.a4}` : css.sheet}>
        <h1>{t('wall.printTitle', { title: design?.title ?? t('wallpaper.title') })}</h1>
        {plan.ok ? (
          <>
            <p>
              {t('wall.printWall', {
                size: size(inches(plan.totalWidth), inches(plan.height)),
                paper: t(`wallpaper.WALLPAPER_${code}_name`),
              })}
              {'. '}
              {t('wall.youNeed')}{' '}
              {plan.items
                .map((item) =>
                  t(`wall.need_${kind}`, {
                    count: item.quantity,
                    length: length(inches(item.length), 'wall'),
                  }),
                )
                .join(' + ')}{' '}
              {total && <Money amount={total} />}
            </p>
            <WallDrawing plan={plan} design={design} openings={openings} wallWidths={widths} />
            <h2>{t('wall.cutPlan')}</h2>
            <CutPlan plan={plan} design={design} />
          </>
        ) : null}
        <p className={css.wide}>
          {t('wall.keepLabel')}: {origin + back}
        </p>
      </article>
    </>
  )
}
