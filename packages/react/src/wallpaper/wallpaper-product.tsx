'use client'
import { WALLPAPER_SIZES, wallpaperRepeat } from '@selvage/core/wallpaper'
import type { Wall, WallEstimate, WallpaperOffer, WallpaperSize } from '@selvage/core/wallpaper'
import type { Shop } from '@selvage/machines/shop'
import { addWallpaperView, provideAddWallpaper } from '@selvage/machines/wallpaper'
import type { AddWallpaperInput, TypedWall } from '@selvage/machines/wallpaper'
import { useMachine } from '@xstate/react'
import { memo, useCallback, useEffect, useId, useMemo, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { QuantityField } from '../field/index.ts'
import { Flash, ErrorNotice } from '../flash/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { Money } from '../money/index.ts'
import { useMessages } from '../messages/index.ts'
import { WallpaperCalculator } from './wallpaper-calculator.tsx'
import type { CalculatorDesign } from './wallpaper-calculator.tsx'
import { WallpaperChooser } from './wallpaper-chooser.tsx'
import { WallpaperFacts } from './wallpaper-facts.tsx'
import { WallpaperPicture } from './wallpaper-picture.tsx'
import { WallpaperSizeChooser } from './wallpaper-size-chooser.tsx'
import * as css from './wallpaper.css.ts'

export interface WallpaperProductProps {
  readonly shop: Shop
  readonly gatewayUrl: string
  readonly design: CalculatorDesign
  /** Every wallpaper with its prices. */
  readonly offers: readonly WallpaperOffer[]
  /**
   * What the page begins with, as its URL says; `wall` is the calculator's, with what the server
   * knows of it.
   */
  readonly start?: Pick<AddWallpaperInput, 'wallpaper' | 'size' | 'itemId'> & {
    readonly quantity?: string | undefined
    readonly wall?:
      | {
          readonly wall?: Wall | undefined
          readonly typed?: TypedWall | undefined
          readonly estimates?: readonly WallEstimate[] | undefined
        }
      | undefined
  }
  /** Key of the line, made by the server: the form sent twice without a script adds once. */
  readonly lineKey?: string | undefined
  /** Where the form goes without a script. */
  readonly action: string
  readonly cartHref: string
  readonly contactEmail: string
  /** The address that reopens a plan, for its query. */
  readonly linkHref: (query: string) => string
  /** Another plan is shown, or none: the page's address may take it along. */
  readonly onQuery?: ((query: string | undefined) => void) | undefined
  /**
   * Fields that the calculator's form takes along without a script, such as the currency that its
   * page was asked for in.
   */
  readonly formFields?: Readonly<Record<string, string>> | undefined
  /** Where designs are found. */
  readonly designsHref?: string | undefined
}

// Counting a wall is dear, and nothing that is typed above it changes it.
const Calculator = memo(WallpaperCalculator)

/**
 * Choosing paper, length and quantity of a design beside the wall itself, putting it in the cart,
 * and counting it for a wall. A form before any script.
 */
export function WallpaperProduct({
  shop,
  gatewayUrl,
  design,
  offers,
  start = {},
  lineKey,
  action,
  cartHref,
  contactEmail,
  linkHref,
  onQuery,
  formFields,
  designsHref,
}: WallpaperProductProps): ReactNode {
  const { t, size: formatSize, money } = useMessages()
  const announce = useAnnounce()
  const id = useId()
  const { wall, ...chosen } = start
  const machine = useMemo(() => provideAddWallpaper(shop), [shop])
  const [snapshot, send, actor] = useMachine(machine, {
    input: { designId: design.id, offers, ...chosen },
  })
  const view = addWallpaperView(snapshot)
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  useEffect(() => {
    const added = actor.on('added', () =>
      announce(
        t('fabric.addedMessage', { title: design.title, count: shop.cart.get().count ?? 1 }),
      ),
    )
    return () => added.unsubscribe()
  }, [actor, announce, design.title, shop, t])
  const choose = useCallback(
    (wallpaper: AddWallpaperInput['wallpaper']) => {
      if (wallpaper) send({ type: 'CHOOSE_WALLPAPER', wallpaper })
    },
    [send],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!view.busy) send({ type: view.canRetry ? 'RETRY' : 'ADD' })
  }
  const { total } = view
  const repeat = wallpaperRepeat(design.repeat)
  return (
    <>
      <div className={css.product}>
        <div className={css.side}>
          <WallpaperPicture
            gatewayUrl={gatewayUrl}
            design={design}
            wallpaper={view.wallpaper}
            size={view.size}
          />
        </div>
        <div className={css.panel}>
          <header>
            <h1 className={css.title}>{design.title}</h1>
            <p className={css.byline}>
              {t('design.by', { designer: design.designer.name })} ·{' '}
              {t('fabric.repeatLine', {
                size: formatSize(repeat.widthIn, repeat.heightIn),
                type: t(`fabric.repeat_${design.repeat.type}`),
              })}
            </p>
          </header>
          {design.forSale ? (
            <form
              method="post"
              action={action}
              onSubmit={submit}
              className={css.form}
              aria-busy={view.busy || undefined}
            >
              {chosen.itemId === undefined ? null : (
                <input type="hidden" name="order_item_id" value={chosen.itemId} />
              )}
              {lineKey === undefined ? null : (
                <input type="hidden" name="line_key" value={lineKey} />
              )}
              <WallpaperChooser
                offers={offers}
                size={view.size}
                value={view.wallpaper}
                onChange={choose}
              />
              <p className={css.note}>
                {t(`wallpaper.WALLPAPER_${view.wallpaper}_collapsedDetails`)}{' '}
                <a href={`#${id}hanging`}>
                  {t(`wallpaper.WALLPAPER_${view.wallpaper}_urlInstructionsLink`)}
                </a>
              </p>
              {view.offer === undefined ? null : (
                <WallpaperSizeChooser
                  offer={view.offer}
                  value={view.size}
                  onChange={(size) => send({ type: 'CHOOSE_SIZE', size })}
                />
              )}
              <div className={css.amount}>
                <QuantityField
                  label={t(quantityKey(view.size))}
                  value={view.quantity}
                  typed={chosen.quantity}
                  error={view.fieldError && t(view.fieldError)}
                  onChange={(_, typed) => {
                    send({ type: 'TYPE_QUANTITY', typed })
                    send({ type: 'LEAVE_QUANTITY' })
                  }}
                />
                {total === undefined || !scripted ? null : (
                  <output className={css.total}>
                    <Money amount={total} look="total" />
                    <span className={css.quiet}>
                      {t('fabric.pieces', { count: view.quantity })}
                    </span>
                  </output>
                )}
              </div>
              {view.outOfStock ? (
                <Flash severity="attention">{t('wallpaper.outOfStock')}</Flash>
              ) : null}
              {view.error === undefined ? null : (
                <ErrorNotice
                  error={view.error}
                  onRetry={view.canRetry ? () => send({ type: 'RETRY' }) : undefined}
                />
              )}
              <Button
                type="submit"
                kind="buy"
                wide
                busy={view.busy}
                busyLabel={t('fabric.adding')}
                {...(total && scripted && { end: money(total) })}
              >
                {t(view.label)}
              </Button>
              {view.done ? (
                <ButtonLink wide href={cartHref}>
                  {t('fabric.goToCart')}
                </ButtonLink>
              ) : null}
              <p className={css.note}>
                {t('wallpaper.printed')} <a href={`#${id}calculator`}>{t('wallpaper.howMuch')}</a>
              </p>
            </form>
          ) : (
            <Flash severity="info">{t('wallpaper.notForSale')}</Flash>
          )}
          <WallpaperFacts
            wallpaper={view.wallpaper}
            repeat={design.repeat}
            hangingId={`${id}hanging`}
          />
        </div>
      </div>
      <section className={css.calculator} aria-labelledby={`${id}calculator`}>
        <h2 id={`${id}calculator`}>{t('wallpaper.howMuch')}</h2>
        <Calculator
          shop={shop}
          gatewayUrl={gatewayUrl}
          design={design}
          start={wall?.wall}
          typed={wall?.typed}
          estimates={wall?.estimates}
          wallpaper={view.wallpaper}
          onWallpaper={choose}
          contactEmail={contactEmail}
          cartHref={cartHref}
          linkHref={linkHref}
          onQuery={onQuery}
          formFields={formFields}
          designsHref={designsHref}
        />
      </section>
    </>
  )
}

function quantityKey(
  size: WallpaperSize,
): 'wallpaper.swatches' | 'wallpaper.panels' | 'wallpaper.rolls' {
  const { unit } = WALLPAPER_SIZES[size]
  return unit === 'swatch'
    ? 'wallpaper.swatches'
    : unit === 'panel'
      ? 'wallpaper.panels'
      : 'wallpaper.rolls'
}
