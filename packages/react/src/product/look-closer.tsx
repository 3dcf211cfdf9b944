'use client'
import { designImageUrl } from '@selvage/core/design'
import { lazy } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import type { CloserDialog as Dialog } from './closer-dialog.tsx'
import * as css from './look-closer.css.ts'
import { useFetchedDialog } from './use-fetched-dialog.tsx'

// Looking closer is a dialog, which is fetched by those who do.
const loadDialog = () => import('./closer-dialog.tsx')
const CloserDialog = lazy(async () => ({ default: (await loadDialog()).CloserDialog }))

interface LookCloserProps {
  /** The design with the repeat that it is printed with. */
  readonly design: Parameters<typeof Dialog>[0]['design']
  /** The picture that this stands on. */
  readonly children: ReactNode
}

/** A picture with a way to see the print larger: a dialog, or its own picture without a script. */
export function LookCloser({ design, children }: LookCloserProps): ReactNode {
  const { t } = useMessages()
  const gatewayUrl = useGatewayUrl()
  const dialog = useFetchedDialog(loadDialog)
  const url = designImageUrl(gatewayUrl, {
    id: design.id,
    view: 'tile',
    width: 1024,
    format: 'webp',
  })
  const open = (event: MouseEvent) => {
    event.preventDefault()
    // The picture does what a dialog does that cannot be fetched.
    void dialog.open().then((isOpen) => {
      if (!isOpen) location.assign(url)
    })
  }
  return (
    <div className={css.frame}>
      {children}
      <a
        className={css.opener}
        href={url}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={dialog.preload}
      >
        {t('cloth.closer_open')}
      </a>
      {dialog.draw((isOpen, onOpenChange) => (
        <CloserDialog open={isOpen} onOpenChange={onOpenChange} design={design} url={url} />
      ))}
    </div>
  )
}
