'use client'
import type { DesignDetail } from '@selvage/core/design'
import type { Wall, WallEstimate, WallpaperCode, WallpaperItemInput } from '@selvage/core/wallpaper'
import type { Shop } from '@selvage/machines/shop'
import { provideWallpaperCalculator, wallpaperCalculatorView } from '@selvage/machines/wallpaper'
import type { TypedWall } from '@selvage/machines/wallpaper'
import { useMachine } from '@xstate/react'
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Flash, errorText } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { Comparison } from './comparison.tsx'
import { usePlanLength } from './plan-length.ts'
import { PrintPlan } from './print-plan.tsx'
import { WallDrawing } from './wall-drawing.tsx'
import { WallForm } from './wall-form.tsx'
import { WallResult } from './wall-result.tsx'
import { RichText } from './wallpaper-calculator-rich-text.tsx'
import { useWallAnnouncement } from './wallpaper-calculator-announcement.ts'
import * as css from './wallpaper-calculator.css.ts'
import { useWallMessages } from './wallpaper-calculator-messages.ts'

/** What the calculator shows and needs of a design. */
export type CalculatorDesign = Pick<
  DesignDetail,
  'id' | 'title' | 'designer' | 'palette' | 'repeat' | 'forSale'
>

export interface WallpaperCalculatorProps {
  readonly shop: Shop
  readonly gatewayUrl: string
  /** Without one the wall is planned on plain paper. */
  readonly design?: CalculatorDesign | undefined
  /** The wall to begin with, as its address says. */
  readonly start?: Wall | undefined
  /** What a form without a script brought back that is no wall yet. */
  readonly typed?: TypedWall | undefined
  /** The gateway's answer for the start, when the server has asked. */
  readonly estimates?: readonly WallEstimate[] | undefined
  /** The type that is chosen elsewhere on the page. */
  readonly wallpaper?: WallpaperCode | undefined
  readonly onWallpaper?: ((wallpaper: WallpaperCode) => void) | undefined
  readonly contactEmail: string
  readonly cartHref: string
  /** The address that reopens a plan, for its query. */
  readonly linkHref: (query: string) => string
  /** Another plan is shown, or none: the page's address and its links may take it along. */
  readonly onQuery?: ((query: string | undefined) => void) | undefined
  /**
   * Fields that the form takes along without a script, such as the currency that its page was asked
   * for in.
   */
  readonly formFields?: Readonly<Record<string, string>> | undefined
  /** Where designs are found. */
  readonly designsHref?: string | undefined
  /** Called with the lines that went into the cart. */
  readonly onAdded?: ((items: readonly WallpaperItemInput[]) => void) | undefined
  /** The browser's own print dialog unless given. */
  readonly onPrint?: (() => void) | undefined
}

/**
 * How much wallpaper a wall takes, drawn, counted, compared in every type, priced by the gateway,
 * and put in the cart.
 */
export function WallpaperCalculator({
  shop,
  gatewayUrl,
  design,
  start,
  typed,
  estimates,
  wallpaper,
  onWallpaper,
  contactEmail,
  cartHref,
  linkHref,
  onQuery,
  formFields,
  designsHref,
  onAdded,
  onPrint = printPage,
}: WallpaperCalculatorProps): ReactNode {
  const { t, measurement } = useMessages()
  const announce = useAnnounce()
  const id = useId()
  const machine = useMemo(() => provideWallpaperCalculator(shop), [shop])
  const [snapshot, send, actor] = useMachine(machine, {
    input: { design, measurement, start, typed, estimates, wallpaper },
  })
  const view = useMemo(() => wallpaperCalculatorView(snapshot), [snapshot])
  // Keys first: what is drawn and counted of them may come a frame later.
  const shown = useDeferredValue(view)
  const messages = useWallMessages(view.system)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const { size } = usePlanLength(shown.system)
  useWallAnnouncement(view, start !== undefined)
  const reportAdded = useRef(onAdded)
  useEffect(() => {
    reportAdded.current = onAdded
  }, [onAdded])

  useEffect(() => {
    const added = actor.on('added', ({ items }) => {
      reportAdded.current?.(items)
      const { result } = wallpaperCalculatorView(actor.getSnapshot())
      if (result?.kind === 'need')
        announce(
          t('wall.addedMessage', { title: design?.title ?? '', need: messages.need(result) }),
        )
    })
    return () => added.unsubscribe()
  }, [actor, announce, design, t, messages])
  useEffect(() => {
    if (view.error) announce(errorText(t, view.error), 'assertive')
  }, [announce, t, view.error])

  // The page and the calculator follow each other's choice, without answering their own.
  const announced = useRef(view.wallpaper)
  useEffect(() => {
    if (wallpaper === undefined || wallpaper === announced.current) return
    announced.current = wallpaper
    send({ type: 'CHOOSE_WALLPAPER', wallpaper })
  }, [send, wallpaper])
  useEffect(() => {
    if (view.wallpaper === announced.current) return
    announced.current = view.wallpaper
    onWallpaper?.(view.wallpaper)
  }, [onWallpaper, view.wallpaper])

  const root = useRef<HTMLDivElement>(null)
  const goToResult = () => root.current?.querySelector<HTMLElement>('[data-result]')?.focus()
  // What the page began with is in its address already.
  const previousQuery = useRef(view.query)
  useEffect(() => {
    if (view.query === previousQuery.current) return
    previousQuery.current = view.query
    onQuery?.(view.query)
  }, [onQuery, view.query])

  const choose = useCallback(
    (code: WallpaperCode) => send({ type: 'CHOOSE_WALLPAPER', wallpaper: code }),
    [send],
  )
  const { plan, result } = shown
  const href = view.query === undefined ? undefined : absolute(linkHref(view.query), scripted)
  return (
    <div ref={root} className={css.calculator} aria-busy={view.busy || undefined}>
      {plan === undefined ? null : (
        <div className={css.printOnly}>
          <h2>{t('wall.printTitle', { title: design?.title ?? t('wallpaper.title') })}</h2>
          <p>
            {t('wall.printWall', {
              size: size(plan.totalWidth, plan.height),
              paper: messages.name(shown.wallpaper),
            })}
          </p>
        </div>
      )}
      <div className={css.top}>
        <WallForm
          id={id}
          view={view}
          send={send}
          designId={design?.id}
          formFields={formFields}
          scripted={scripted}
          onDone={goToResult}
        />
        <div className={css.drawing}>
          {result?.kind === 'rejected' ? (
            <div data-result tabIndex={-1}>
              <Flash severity="attention">
                <RichText sentence={(link) => messages.rejection(result, link)}>
                  <a href={`mailto:${contactEmail}`}>{t('wall.refusedLink')}</a>
                </RichText>
                {result.error !== 'roll-repeat' || designsHref === undefined ? null : (
                  <>
                    {' '}
                    <a href={designsHref}>{t('wall.otherDesign')}</a>
                  </>
                )}
              </Flash>
            </div>
          ) : plan === undefined ? (
            <div className={css.empty}>
              <p className={css.emptyTitle}>{t('wall.emptyTitle')}</p>
              <p className={css.note}>{t('wall.emptyText')}</p>
            </div>
          ) : (
            <WallDrawing
              plan={plan}
              design={design}
              gatewayUrl={gatewayUrl}
              openings={shown.drawnOpenings}
              wallWidths={plan.widths}
            />
          )}
        </div>
      </div>
      {result === undefined ? null : (
        <div className={result.kind === 'need' ? css.below : css.belowAlone}>
          {result.kind === 'need' ? (
            <WallResult
              id={id}
              view={shown}
              need={result}
              send={send}
              design={design}
              gatewayUrl={gatewayUrl}
              contactEmail={contactEmail}
              cartHref={cartHref}
              designsHref={designsHref}
            />
          ) : null}
          <div className={css.compared}>
            <Comparison
              id={id}
              rows={shown.rows}
              system={shown.system}
              price={shown.price}
              onChoose={choose}
            />
          </div>
        </div>
      )}
      {href === undefined ? null : (
        <>
          <PrintPlan id={id} href={href} onPrint={onPrint} />
          <p className={css.printHref}>
            {t('wall.keepLabel')}: {href}
          </p>
        </>
      )}
    </div>
  )
}

function printPage(): void {
  if (typeof window !== 'undefined' && typeof window.print === 'function') window.print()
}

/** A link is copied whole; a server does not know what stands before its path. */
function absolute(href: string, scripted: boolean): string {
  return scripted ? new URL(href, document.baseURI).href : href
}
