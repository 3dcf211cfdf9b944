'use client'
import type { Collection } from '@selvage/core/collection'
import type { FillAYardItemInput, FillAYardTemplates } from '@selvage/core/fill-a-yard'
import { fillAYardView, provideFillAYard } from '@selvage/machines/fill-a-yard'
import type { FillAYardStart } from '@selvage/machines/fill-a-yard'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useAnnounce } from '../live-region/index.ts'
import { useMessages } from '../messages/index.ts'
import { hrefWith } from '../provider/href.ts'
import type { HrefWith } from '../provider/href.ts'
import { Link } from '../provider/link.tsx'
import { useShop } from '../provider/shop-context.ts'
import { useSubjectKey } from '../provider/use-subject-key.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { needHrefs } from '../provider/need-props.ts'
import { CanvasStep } from './canvas/canvas-step.tsx'
import * as css from './canvas/canvas.css.ts'
import { LoadingStep } from './loading-step.tsx'
import { OptionsStep } from './options/options-step.tsx'
import { announcementText } from './announcement-text.ts'

/** Props of {@link FillAYardFlow}. */
export interface FillAYardFlowProps {
  /** The id of the collection whose designs fill the yard. */
  readonly collectionId: number
  /** Data that the page has already; the rest is loaded with a message. */
  readonly collection?: Collection | undefined
  /** The templates and fabrics, from the call `getTemplates`; loaded unless given. */
  readonly templates?: FillAYardTemplates | undefined
  /**
   * The initial state from a line of the cart or from the page's address, which the page reads:
   * `{ layout: readLayoutCode(code) }` of `@selvage/core/fill-a-yard`, with the code of
   * `layoutHref`.
   */
  readonly start?: FillAYardStart | undefined
  /**
   * The address of the options' GET form, for browsers without script. It sends `collection_id`,
   * `template` (its id) and `fabric` (lower_snake). With a script the flow continues in place.
   */
  readonly optionsAction?: string | undefined
  /** Hidden fields of this form, such as the currency of the page. */
  readonly formFields?: Readonly<Record<string, string>> | undefined
  /** The page that 'Go to cart' leads to. */
  readonly cartHref: string
  /** The page of the collection; no link when left out. */
  readonly collectionHref?: string | undefined
  /**
   * A layout's address: a function of its code, or a template with `{layout}`; unless given, this
   * page's with `layout` in its query. The page there shows the layout by its `start`.
   */
  readonly layoutHref?: HrefWith<'{layout}', string> | undefined
  /**
   * The address of a layout's cutting guide alone, for the printer: a function of its code, or a
   * template with `{layout}`; without it the guide prints with its page.
   */
  readonly guideHref?: HrefWith<'{layout}', string> | undefined
  /** Called when the layout changes, so that the page can update its address. */
  readonly onLayout?: ((code: string) => void) | undefined
  /** Called with the filled yard that went into the cart. */
  readonly onAdded?: ((item: FillAYardItemInput) => void) | undefined
  /** Called when the flow shows another step. */
  readonly onStep?: ((step: 'options' | 'canvas') => void) | undefined
  /** Level of the flow's heading: 2 within a page that has a heading; 1 unless given. */
  readonly level?: 1 | 2 | undefined
}

/** Returns this page's address with a layout in its query. */
function pageHref(code: string): string {
  const url = new URL(window.location.href)
  for (const name of ['template', 'fabric']) url.searchParams.delete(name)
  url.searchParams.set('layout', code)
  url.hash = ''
  return url.href
}

const absolute = (href: string): string => new URL(href, document.baseURI).href

/**
 * Fill-A-Yard from the choice of a template to the cart. Without a script it is a form and a
 * read-only yard.
 */
export function FillAYardFlow(props: FillAYardFlowProps): ReactNode {
  const { collectionId, start, cartHref } = props
  needHrefs('FillAYardFlow', { cartHref })
  return <LiveFillAYard key={useSubjectKey(collectionId, start?.itemId)} {...props} />
}

function LiveFillAYard({
  collectionId,
  collection,
  templates,
  start,
  optionsAction,
  formFields,
  cartHref,
  collectionHref,
  layoutHref = pageHref,
  guideHref,
  onLayout,
  onAdded,
  onStep,
  level = 1,
}: FillAYardFlowProps): ReactNode {
  const Heading = `h${level}` as const
  const shop = useShop()
  const messages = useMessages()
  const { t, number } = messages
  const announce = useAnnounce()
  const heading = useRef<HTMLHeadingElement>(null)
  const machine = useMemo(() => provideFillAYard(shop), [shop])
  const [input] = useState({ collectionId, collection, templates, start })
  const [snapshot, send, actor] = useMachine(machine, { input })
  const scripted = useScripted()
  const view = fillAYardView(snapshot)
  const { step, code, summary, announcement } = view

  const latest = useRef({ onAdded, onLayout, onStep })
  useEffect(() => {
    latest.current = { onAdded, onLayout, onStep }
  })
  useEffect(() => {
    const added = actor.on('added', ({ item }) => {
      latest.current.onAdded?.(item)
      announce(
        actor.getSnapshot().context.itemId === undefined
          ? t('fill-a-yard.addedMessage', { count: shop.cart.get().count ?? 1 })
          : t('fabric.updated'),
      )
    })
    return () => added.unsubscribe()
  }, [actor, announce, shop, t])

  // Announces each change once, however often the component renders.
  const spoken = announcementText(messages, view)
  const heard = useRef(0)
  const serial = announcement?.serial ?? 0
  useEffect(() => {
    if (spoken !== undefined && serial !== heard.current) announce(spoken)
    heard.current = serial
  }, [announce, spoken, serial])

  // The heading of a new step takes the focus, so that screen readers notice the step.
  const shown = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (step !== 'options' && step !== 'canvas') return
    if (shown.current !== undefined && shown.current !== step) heading.current?.focus()
    if (shown.current !== step) latest.current.onStep?.(step)
    shown.current = step
  }, [step])
  // The step comes first: a layout is written into its address.
  useEffect(() => {
    if (step === 'canvas') latest.current.onLayout?.(code)
  }, [step, code])

  const known = snapshot.context.collection
  return (
    <div className={css.flow}>
      <div className={step === 'canvas' ? css.canvasTop : undefined}>
        <div className={css.head}>
          <Heading ref={heading} tabIndex={-1}>
            {t(step === 'canvas' ? 'fill-a-yard.canvasTitle' : 'fill-a-yard.title')}
          </Heading>
          {step === 'canvas' ? (
            <p className={css.counted}>
              <b>
                {t('fill-a-yard.filledOf', {
                  filled: number(summary.filled),
                  count: summary.cells,
                })}
              </b>{' '}
              <span className={css.quiet}>
                {t('fill-a-yard.filledDesigns', { count: summary.designs.length })}
              </span>
            </p>
          ) : null}
        </div>
        <div className={css.intro}>
          {known === undefined ? null : (
            <p className={css.counted}>
              {t('fill-a-yard.fromCollection', {
                collection: known.name,
                curator: known.curator.name,
              })}
            </p>
          )}
          {step === 'options' ? <p>{t('fill-a-yard.intro')}</p> : null}
          <div className={css.links}>
            {collectionHref === undefined ? null : (
              <Link href={collectionHref}>{t('fill-a-yard.backToCollection')}</Link>
            )}
            {step === 'canvas' ? (
              <span className={scripted ? undefined : css.reserved}>
                <Button kind="link" onClick={() => send({ type: 'BACK' })}>
                  {t('fill-a-yard.changeTemplate')}
                </Button>
              </span>
            ) : null}
          </div>
        </div>
      </div>
      {step === 'loading' ? (
        <LoadingStep view={view} onRetry={() => send({ type: 'RETRY' })} />
      ) : null}
      {step === 'options' ? (
        <OptionsStep
          view={view}
          send={send}
          collectionId={collectionId}
          action={optionsAction}
          formFields={formFields}
          scripted={scripted}
        />
      ) : null}
      {step === 'canvas' ? (
        <CanvasStep
          view={view}
          send={send}
          announcement={spoken}
          layoutHref={scripted ? absolute(hrefWith(layoutHref, '{layout}', code)) : ''}
          guideHref={guideHref && hrefWith(guideHref, '{layout}', code)}
          scripted={scripted}
          cartHref={cartHref}
        />
      ) : null}
    </div>
  )
}
