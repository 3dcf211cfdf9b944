'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { RichText } from '../messages/rich-text.tsx'
import { OwnTime } from './own-time.tsx'

interface CancelUntilProps {
  readonly until: string
  /** True for an order that brings what can be used at once, after which it is not canceled. */
  readonly unlessUsed: boolean | undefined
}

/** Says until when an order can be canceled: in UTC on the server, then in the reader's zone. */
export function CancelUntil({ until, unlessUsed }: CancelUntilProps): ReactNode {
  const { t } = useMessages()
  return (
    <RichText
      sentence={(time) => t(unlessUsed ? 'orders.cancelUntilUsed' : 'orders.cancelUntil', { time })}
    >
      <OwnTime at={until} />
    </RichText>
  )
}
