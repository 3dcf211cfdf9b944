'use client'
import { designImageUrl } from '@selvage/core/design'
import { lazy, Suspense, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { useGatewayUrl } from '../provider/shop-context.ts'
import * as css from './look-closer.css.ts'
import type { PreviewedDesign } from './yard-cloth.tsx'

// Looking closer is a dialog, which is fetched by those who do.
const loadDialog = () => import('./closer-dialog.tsx')
const CloserDialog = lazy(async () => ({ default: (await loadDialog()).CloserDialog }))

interface LookCloserProps {
  readonly design: PreviewedDesign
  /** The picture that this stands on. */
  readonly children: ReactNode
}

/** A picture with a way to see the print larger: a dialog, or its own picture without a script. */
export function LookCloser({ design, children }: LookCloserProps): ReactNode {
  const { t } = useMessages()
  const gatewayUrl = useGatewayUrl()
  const [shown, setShown] = useState<'none' | 'open' | 'closed'>('none')
  const url = designImageUrl(gatewayUrl, {
    id: design.id,
    view: 'tile',
    width: 1024,
    format: 'webp',
  })
  const open = (event: MouseEvent) => {
    event.preventDefault()
    // The picture does what a dialog does that cannot be fetched.
    loadDialog().then(
      () => setShown('open'),
      () => location.assign(url),
    )
  }
  return (
    <div className={css.frame}>
      {children}
      <a
        className={css.opener}
        href={url}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
      >
        {t('cloth.closer_open')}
      </a>
      {shown === 'none' ? null : (
        <Suspense>
          <CloserDialog
            open={shown === 'open'}
            onOpenChange={(isOpen) => setShown(isOpen ? 'open' : 'closed')}
            design={design}
            url={url}
          />
        </Suspense>
      )}
    </div>
  )
}
