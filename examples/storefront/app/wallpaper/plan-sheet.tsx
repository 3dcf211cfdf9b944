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
import { PaperFrame } from '../paper/paper-frame.tsx'
import { address, nextSheet, onPaper, rowOfPlan, sheetPart } from '../paper/paper-frame.css.ts'
import type { PaperChoice } from '../paper/papers.ts'
import { withQuery } from '../settings/page-query.ts'
import { planRows } from './plan-rows.ts'

const ROWS_ON_SHEET = 2
/** The largest height of a drawing that is alone on its sheet, and of one of several rows, px. */
const ALONE_PX = 396
const ROW_PX = 340

interface PlanSheetProps extends PaperChoice {
  readonly wall: Wall
  readonly design: DesignDetail | undefined
  readonly estimates: readonly WallEstimate[] | undefined
  /** The time of the prices, in ISO 8601. */
  readonly pricedAt: string
  readonly origin: string
  /** The settings that the page's address chooses besides the plan, as a query. */
  readonly override: string
}

/**
 * A wall's plan for the printer: facts, drawing, purchase, cuts and its address. Long plans are
 * drawn in rows. Rows and cuts that do not fit on one sheet are on the next ones, under the same
 * head and foot.
 */
export function PlanSheet({
  wall,
  design,
  estimates,
  pricedAt,
  paper,
  linesOnly,
  origin,
  override,
}: PlanSheetProps) {
  const { lang, t, length, size, date } = useMessages()
  const drawn = linesOnly ? undefined : design
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
  const title = design ? t('wall.printTitle', { title: design.title }) : t('wall.printPlain')
  const foot = `${t('wall.keepLabel')}: ${origin + back}`
  const rows = plan.ok ? planRows(widths, plan.panelWidth) : []
  const hasNext = rows.length > 1 || widths.length > 1
  const sheets = Array.from({ length: Math.ceil(rows.length / ROWS_ON_SHEET) }, (_, at) =>
    rows.slice(at * ROWS_ON_SHEET, (at + 1) * ROWS_ON_SHEET),
  )
  const head = (
    <p className={onPaper} aria-hidden="true">
      {title}
    </p>
  )
  return (
    <PaperFrame
      label={t('wall.print')}
      back={{ href: back, label: t('wall.backToWall') }}
      here={`${here}?${query}`}
      {...{ override, paper, linesOnly }}
    >
      <h1>{title}</h1>
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
            {total && (
              <>
                <Money amount={total} /> ({t('page.pricesOf', { date: date(pricedAt, 'long') })})
              </>
            )}
          </p>
          {sheets.map((shown, sheet) => (
            <div key={shown[0]?.x} className={sheet > 0 ? `${sheetPart} ${nextSheet}` : sheetPart}>
              {sheet > 0 && head}
              {shown.map((row) => (
                <div key={row.x} className={rows.length > 1 ? rowOfPlan : undefined}>
                  <WallDrawing
                    plan={plan}
                    design={drawn}
                    openings={openings}
                    wallWidths={widths}
                    part={rows.length > 1 ? row : undefined}
                    mostHighPx={rows.length > 1 ? ROW_PX : ALONE_PX}
                  />
                </div>
              ))}
              {hasNext && (
                <p className={`${address} ${onPaper}`} aria-hidden="true">
                  {foot}
                </p>
              )}
            </div>
          ))}
          <div className={hasNext ? `${sheetPart} ${nextSheet}` : sheetPart}>
            {hasNext && head}
            <h2>{t('wall.cutPlan')}</h2>
            <CutPlan plan={plan} design={drawn} />
          </div>
        </>
      ) : null}
      <p className={address}>{foot}</p>
    </PaperFrame>
  )
}
