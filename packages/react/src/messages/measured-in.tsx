'use client'
import type { MeasurementSystem } from '@selvage/core/locale'
import { formatLength, formatSize } from '@selvage/i18n/format'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { MessagesContext, useMessages } from './messages-context.tsx'
import type { Messages } from './messages-context.tsx'

interface MeasuredInProps {
  /** The page's own where it is left out. */
  readonly measurement: MeasurementSystem | undefined
  readonly children: ReactNode
}

/** Shows a part of a page in measures of its own: a placed order in those that it was placed in. */
export function MeasuredIn({ measurement, children }: MeasuredInProps): ReactNode {
  const page = useMessages()
  const messages = useMemo((): Messages => {
    if (measurement === undefined || measurement === page.measurement) return page
    const { locale } = page
    return {
      ...page,
      measurement,
      length: (lengthIn, scale) => formatLength(lengthIn, locale, measurement, scale),
      size: (widthIn, heightIn, scale) => formatSize(widthIn, heightIn, locale, measurement, scale),
    }
  }, [measurement, page])
  return <MessagesContext value={messages}>{children}</MessagesContext>
}
