'use client'
import type { DesignDetail } from '@selvage/core/design'
import type { Wall, WallEstimate, WallpaperCode, WallpaperItemInput } from '@selvage/core/wallpaper'
import { provideWallpaperCalculator, wallpaperCalculatorView } from '@selvage/machines/wallpaper'
import type { TypedWall } from '@selvage/machines/wallpaper'
import { useMachine } from '@xstate/react'
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useErrorAnnouncement } from '../../flash/use-error-announcement.ts'
import { useAnnounce } from '../../live-region/index.ts'
import { useMessages } from '../../messages/index.ts'
import { hrefWith } from '../../provider/href.ts'
import type { HrefWith } from '../../provider/href.ts'
import { useShop } from '../../provider/shop-context.ts'
import { useSubjectKey } from '../../provider/use-subject-key.ts'
import { useScripted } from '../../scripted/use-scripted.ts'
import { useFollowedChoice } from '../use-followed-choice.ts'
import { Comparison } from './comparison.tsx'
import { PrintPlan } from '../drawing/print-plan.tsx'
import { useCalculatingMark } from './use-calculating-mark.ts'
import { WallForm } from './wall-form.tsx'
import { WallPicture } from '../drawing/wall-picture.tsx'
import { needHrefs } from '../../provider/need-props.ts'
import { WallResult } from './wall-result.tsx'
import type { WallBuyForm } from './wall-result.tsx'
import { useWallAnnouncement } from './wallpaper-calculator-announcement.ts'
import * as css from './wallpaper-calculator.css.ts'
import { useWallMessages } from './wall-messages.ts'

/** The fields of a design that the calculator needs. */
export type CalculatorDesign = Pick<
  DesignDetail,
  'id' | 'title' | 'designer' | 'palette' | 'repeat' | 'forSale'
>

/** Props of {@link WallpaperCalculator}. */
export interface WallpaperCalculatorProps {
  /** The design; without one the wall is planned with plain paper. */
  readonly design?: CalculatorDesign | undefined
  /**
   * The initial wall, from the page's address, which the page reads: `readWallQuery` of
   * `@selvage/core/wallpaper` takes the parameters that `linkHref` gets as its query.
   */
  readonly start?: Wall | undefined
  /** The fields of a form that was sent without a script and is not valid yet. */
  readonly typed?: TypedWall | undefined
  /** The gateway's estimates for `start`, if the server has them. */
  readonly estimates?: readonly WallEstimate[] | undefined
  /** The wallpaper that is chosen elsewhere on the page. */
  readonly wallpaper?: WallpaperCode | undefined
  /** Called with the wallpaper that the shopper chose here. */
  readonly onWallpaper?: ((wallpaper: WallpaperCode) => void) | undefined
  /** The address to write to about a wall that takes more than a cart holds. */
  readonly contactEmail: string
  /** The page that 'Go to cart' leads to. */
  readonly cartHref: string
  /** The address that opens a plan again: a function of its query, or a template with `{query}`. */
  readonly linkHref: HrefWith<'{query}', string>
  /** Called when the plan changes, so that the page can update its address and links. */
  readonly onQuery?: ((query: string | undefined) => void) | undefined
  /**
   * Hidden fields of the form without a script, such as the currency of the page.
   */
  readonly formFields?: Readonly<Record<string, string>> | undefined
  /** Where the count is bought without a script; without it this needs one. */
  readonly buyForm?: WallBuyForm | undefined
  /** The address of the page that lists designs. */
  readonly designsHref?: string | undefined
  /** Called with the lines that went into the cart. */
  readonly onAdded?: ((items: readonly WallpaperItemInput[]) => void) | undefined
  /** The sheet of a plan for the printer: an address like `linkHref`. Without it nothing prints. */
  readonly printHref?: HrefWith<'{query}', string> | undefined
}

/**
 * The wallpaper calculator: draws a wall, counts its wallpaper, compares all types, shows the
 * gateway's price and adds the result to the cart.
 */
export function WallpaperCalculator(props: WallpaperCalculatorProps): ReactNode {
  const { cartHref, linkHref } = props
  needHrefs('WallpaperCalculator', { cartHref }, { linkHref })
  return <LiveCalculator key={useSubjectKey(props.design?.id)} {...props} />
}

function LiveCalculator({
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
  buyForm,
  designsHref,
  onAdded,
  printHref,
}: WallpaperCalculatorProps): ReactNode {
  const shop = useShop()
  const { t, measurement } = useMessages()
  const announce = useAnnounce()
  const id = useId()
  const machine = useMemo(() => provideWallpaperCalculator(shop), [shop])
  const [snapshot, send, actor] = useMachine(machine, {
    input: { design, measurement, start, typed, estimates, wallpaper },
  })
  const view = useMemo(() => wallpaperCalculatorView(snapshot), [snapshot])
  // Typing has priority: the drawing and the result may follow a frame later.
  const shown = useDeferredValue(view)
  const messages = useWallMessages(view.system)
  const scripted = useScripted()
  useWallAnnouncement(view, start !== undefined)
  useEffect(() => {
    const added = actor.on('added', ({ items }) => {
      onAdded?.(items)
      const { result } = wallpaperCalculatorView(actor.getSnapshot())
      if (result?.kind === 'need')
        announce(
          t('wall.addedMessage', { title: design?.title ?? '', need: messages.need(result) }),
        )
    })
    return () => added.unsubscribe()
  }, [actor, announce, design, onAdded, t, messages])
  useErrorAnnouncement(view.error)

  const choose = useCallback(
    (code: WallpaperCode) => send({ type: 'CHOOSE_WALLPAPER', wallpaper: code }),
    [send],
  )
  useFollowedChoice(view.wallpaper, wallpaper, choose, onWallpaper)

  const root = useRef<HTMLDivElement>(null)
  useCalculatingMark(root)
  const goToResult = () => root.current?.querySelector<HTMLElement>('[data-result]')?.focus()
  // The page's address has the initial query already.
  const previousQuery = useRef(view.query)
  useEffect(() => {
    if (view.query === previousQuery.current) return
    previousQuery.current = view.query
    onQuery?.(view.query)
  }, [onQuery, view.query])

  const { plan, result } = shown
  const link = view.query && hrefWith(linkHref, '{query}', view.query)
  // A server does not know the origin: it shows a path, unless the page gives a whole address.
  const href = scripted && link ? new URL(link, document.baseURI).href : link
  return (
    <div ref={root} className={css.calculator} aria-busy={view.busy || undefined}>
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
          <WallPicture
            view={shown}
            design={design}
            contactEmail={contactEmail}
            designsHref={designsHref}
          />
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
              contactEmail={contactEmail}
              cartHref={cartHref}
              designsHref={designsHref}
              buyForm={buyForm}
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
      {href && view.query ? (
        <PrintPlan
          id={id}
          href={href}
          printHref={plan && printHref && hrefWith(printHref, '{query}', view.query)}
        />
      ) : null}
    </div>
  )
}
