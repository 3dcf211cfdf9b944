'use client'
import * as Radix from '@radix-ui/react-dialog'
import { useCallback, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useMessages } from '../messages/index.ts'
import { SelvageStrip } from '../strip/index.ts'
import { houseDots } from '../tokens/colors.table.ts'
import { carryTheme } from './carry-theme.ts'
import * as css from './dialog.css.ts'
import { focusAt } from './focus-at.ts'
import { useCloseRequest } from './use-close-request.ts'
import { useSlideIn } from './use-slide-in.ts'
import { useSmallScreen } from './use-small-screen.ts'

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** True while the dialog is shown. */
  readonly open: boolean
  /** Called with false when the dialog is to close, as by Escape or its button. */
  readonly onOpenChange: (open: boolean) => void
  /** The heading, and the dialog's accessible name. */
  readonly title: ReactNode
  /** One sentence under the title; screen readers read it with the title. */
  readonly description?: ReactNode
  /** Stands above the title, such as the way back in a panel of several levels. */
  readonly before?: ReactNode
  /** The content below the title. */
  readonly children: ReactNode
  /**
   * `sheet` slides in from the edge after 350 ms, and so does `cart`, which is wider and has a
   * selvage along its edge; `window` stands in the middle at once, as does `wide`, whose content
   * scrolls by itself.
   */
  readonly kind?: 'window' | 'wide' | 'sheet' | 'cart' | undefined
  /** The content of the panel's foot, which stays while the rest scrolls. */
  readonly foot?: ReactNode
  /** False shows a sheet at once, where it takes the place of a panel that is open already. */
  readonly slideIn?: boolean | undefined
  /**
   * True for a panel of small screens: it closes when the viewport becomes a desktop's, the page
   * scrolls to its top, and its body has the class `selvage-panel-open` meanwhile.
   * @source spec 2 §2.3
   */
  readonly smallScreen?: boolean | undefined
  /** True where the page's history has an entry of it, which the way back of a phone takes. */
  readonly hasHistory?: boolean | undefined
  /** The control that takes the focus back; without it the one that had it before. */
  readonly opener?: RefObject<HTMLElement | null> | undefined
}

/**
 * A modal dialog: closes on Escape and on a phone's way back, keeps focus inside and gives it back
 * to what opened it. It stands at the end of the page, with the theme and the tokens of the place
 * where it is written.
 * Under a strict content-security policy set `globalThis.__webpack_nonce__` to the page's nonce
 * before it opens.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  before,
  children,
  kind = 'window',
  foot,
  slideIn = true,
  smallScreen = false,
  hasHistory = false,
  opener,
}: DialogProps): ReactNode {
  const { t } = useMessages()
  const shown = useSlideIn(open, slideIn && (kind === 'sheet' || kind === 'cart'))
  useSmallScreen(shown && smallScreen, () => onOpenChange(false))
  useCloseRequest(shown && !hasHistory, () => onOpenChange(false))
  const place = useRef<HTMLSpanElement>(null)
  const carry = useCallback((part: HTMLDivElement | null) => {
    if (place.current && part) carryTheme(place.current, part)
  }, [])
  const focused = useRef<Element | null>(null)
  const keepOpener = () => {
    focused.current = document.activeElement
  }
  // Radix gives focus back to its own trigger only, but any element may open this dialog.
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    const target = opener?.current ?? focused.current
    if (target instanceof HTMLElement) focusAt(target)
  }
  return (
    <Radix.Root open={shown} onOpenChange={onOpenChange}>
      {shown && <span ref={place} hidden />}
      <Radix.Portal>
        <Radix.Overlay ref={carry} className={css.veil} />
        <Radix.Content
          ref={carry}
          className={css.content({ kind })}
          onOpenAutoFocus={keepOpener}
          onCloseAutoFocus={giveFocusBack}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          {kind === 'cart' ? (
            <div className={css.edge} aria-hidden="true">
              <SelvageStrip kind="vertical" palette={houseDots} />
            </div>
          ) : null}
          <div className={css.head}>
            <div>
              {before}
              <Radix.Title asChild>
                <h2>{title}</h2>
              </Radix.Title>
              {description === undefined ? null : (
                <Radix.Description asChild>
                  <p>{description}</p>
                </Radix.Description>
              )}
            </div>
            <Radix.Close className={css.close} aria-label={t('common.close')}>
              <svg
                width="18"
                height="18"
                viewBox="0 0 18 18"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="m2 2 14 14M16 2 2 16" />
              </svg>
            </Radix.Close>
          </div>
          <div className={css.body({ wide: kind === 'wide' })}>{children}</div>
          {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
