'use client'
import type {
  WallNeedView,
  WallpaperCalculatorEvent,
  WallpaperCalculatorView,
} from '@selvage/machines/wallpaper'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../button/index.ts'
import { Disclosure } from '../../disclosure/index.ts'
import { Flash, ErrorNotice } from '../../flash/index.ts'
import { Money } from '../../money/index.ts'
import { useMessages } from '../../messages/index.ts'
import { AddingActions } from '../../product/adding-actions.tsx'
import { CutPlan } from '../drawing/cut-plan.tsx'
import { NearMissAdvice } from './near-miss.tsx'
import type { PrintedDesign } from '../drawing/print-pattern.tsx'
import { RichText } from '../../messages/rich-text.tsx'
import * as css from './wallpaper-calculator.css.ts'
import { useWallMessages } from './wall-messages.ts'
import { WallTrace } from './wall-trace.tsx'

export interface WallResultProps {
  readonly id: string
  readonly view: WallpaperCalculatorView
  readonly need: WallNeedView
  readonly send: (event: WallpaperCalculatorEvent) => void
  readonly design: PrintedDesign | undefined
  readonly contactEmail: string
  readonly cartHref: string
  readonly designsHref: string | undefined
  readonly buyForm: WallBuyForm | undefined
}

/** Where the buy button posts to without a script. */
export interface WallBuyForm {
  /** The address of the design's wallpaper page. */
  readonly action: string
  /** Adds a form that is sent twice once. */
  readonly lineKey?: string | undefined
}

/** The result: count, price, cuts with their reasons, and the button that adds it to the cart. */
export function WallResult({
  id,
  view,
  need,
  send,
  design,
  contactEmail,
  cartHref,
  designsHref,
  buyForm,
}: WallResultProps): ReactNode {
  const { t, percent } = useMessages()
  const messages = useWallMessages(view.system)
  return (
    <section className={css.result} aria-labelledby={`${id}need`}>
      <h2 className={css.need} id={`${id}need`} data-result tabIndex={-1}>
        <span className={css.needLabel}>{t('wall.youNeed')}</span>{' '}
        {/* The announcement waits for the gateway's answer, so this text is not live. */}
        <output aria-live="off" className={css.needs}>
          {messages.need(need)}
        </output>
      </h2>
      <p className={css.per}>
        {t(`wall.perWall_${need.sold}`, {
          count: need.panels,
          percent: percent(need.wastePercent / 100),
        })}
      </p>
      <p className={css.price}>
        <span className={css.quiet}>{t('wall.price')}</span>{' '}
        {need.total ? (
          <Money amount={need.total} look="total" />
        ) : (
          <span>{t(view.price === 'asking' ? 'wall.priceAsking' : 'wall.priceNone')}</span>
        )}{' '}
        {need.taxIncluded && <span className={css.quiet}>{t('fabric.taxIncluded')}</span>}
      </p>
      <NearMissAdvice need={need} system={view.system} />
      {view.price === 'failed' ? (
        <Flash severity="error" title={t('common.somethingWrong')}>
          {t('wall.priceFailed')}{' '}
          <Button kind="small" data-retry-price onClick={() => send({ type: 'RETRY_PRICE' })}>
            {t('common.tryAgain')}
          </Button>
        </Flash>
      ) : null}
      {view.price === 'disagrees' ? (
        <Flash severity="attention">{t('wall.disagrees')}</Flash>
      ) : null}
      {view.plan !== undefined && view.planHolds ? (
        <>
          <div className={css.cuts}>
            <h3 className={css.part}>{t('wall.cutPlan')}</h3>
            <CutPlan plan={view.plan} design={design} />
          </div>
          <Disclosure summary={t('wall.trace')}>
            <WallTrace steps={view.trace} system={view.system} />
          </Disclosure>
        </>
      ) : null}
      {need.tooMany ? (
        <Flash severity="attention">
          <RichText sentence={(email) => t('wall.tooMany', { email })}>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </RichText>
        </Flash>
      ) : (
        <div className={css.buy}>
          {view.outOfStock ? <Flash severity="attention">{t('wallpaper.outOfStock')}</Flash> : null}
          {view.error === undefined || view.outOfStock ? null : (
            <div data-line-error>
              <ErrorNotice
                error={view.error}
                onRetry={view.canRetry ? () => send({ type: 'ADD' }) : undefined}
              />
            </div>
          )}
          {design === undefined ? (
            <PlainPaper designsHref={designsHref} />
          ) : (
            <BuyButton view={view} need={need} send={send} buyForm={buyForm} />
          )}
          <AddingActions
            view={view}
            cartHref={cartHref}
            onCancel={() => send({ type: 'CANCEL' })}
          />
        </div>
      )}
    </section>
  )
}

/** A note that plain paper is not for sale, with a link to the designs. */
function PlainPaper({ designsHref }: { readonly designsHref: string | undefined }): ReactNode {
  const { t } = useMessages()
  return (
    <>
      <p className={css.note}>{t('wall.plainNote')}</p>
      {designsHref === undefined ? null : (
        <ButtonLink wide href={designsHref}>
          {t('wall.chooseDesign')}
        </ButtonLink>
      )}
    </>
  )
}

/** The buy button, or a note where the design is not for sale. */
function BuyButton({
  view,
  need,
  send,
  buyForm,
}: Pick<WallResultProps, 'view' | 'need' | 'send' | 'buyForm'>): ReactNode {
  const { t, money } = useMessages()
  if (!view.isBuyable) return <Flash severity="info">{t('wallpaper.notForSale')}</Flash>
  return (
    <form
      method="post"
      action={buyForm?.action}
      className={buyForm && need.total ? undefined : css.needsScript}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'ADD' })
      }}
    >
      {Object.entries({
        line_key: buyForm?.lineKey,
        wallpaper: view.wallpaper,
        size: `${need.sold}_${need.items[0]?.feet}_FT`.toUpperCase(),
        quantity: need.pieces,
      }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        kind="buy"
        wide
        data-buy
        busy={view.busy}
        busyLabel={t('wall.adding')}
        disabled={!view.canAdd}
        end={need.total ? money(need.total) : '…'}
      >
        {view.done ? t('wall.added') : t(`wall.add_${need.sold}`, { count: need.pieces })}
      </Button>
    </form>
  )
}
