'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { RichText } from '../messages/rich-text.tsx'
import { OwnTime } from './own-time.tsx'

/** Says until when an order can be canceled: in UTC on the server, then in the reader's zone. */
export function CancelUntil({ until }: { readonly until: string }): ReactNode {
  const { t } = useMessages()
  return (
    <RichText sentence={(time) => t('orders.cancelUntil', { time })}>
      <OwnTime at={until} />
    </RichText>
  )
}
